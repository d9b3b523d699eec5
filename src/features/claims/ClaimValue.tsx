import { Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { valueOfAll, type TokenAmount } from '#domain/claims/claims.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { Dollars } from '../money/index.ts';
import type { ClaimPrices } from './useClaimPrices.ts';

interface ClaimValueProps {
  readonly amounts: readonly TokenAmount[];
  readonly prices: ClaimPrices['tokens'];
  readonly focusable?: boolean;
}

/** Adds up tokens with a price. If an amount is unknown, the whole value is unknown. */
export function ClaimValue({ amounts, prices, focusable = true }: ClaimValueProps): ReactElement {
  const { dollars, uncounted } = valueOfAll(amounts, prices);
  const isUnknown = uncounted === amounts.length || amounts.some(({ amount }) => amount === undefined);
  if (isUnknown) return <>{NO_VALUE}</>;
  return (
    <>
      <Dollars value={dollars} focusable={focusable} />
      {uncounted > 0 && (
        <>
          {', '}
          <Plural value={uncounted} one="excludes # token without a price" other="excludes # tokens without a price" />
        </>
      )}
    </>
  );
}
