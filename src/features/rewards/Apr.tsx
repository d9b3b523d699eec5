import type { ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import { Doubted } from '../money/index.ts';
import { Trans } from '@lingui/react/macro';

/** In 1/10,000. A higher rate results from a tiny stake, so its digits mean nothing. */
const MAX_BPS = 100_000_000n;

/** In 1/10,000; a dash while unknown. */
export const aprText = (bps: bigint | undefined): string => {
  if (bps === undefined) return NO_VALUE;
  return bps > MAX_BPS ? `>${exactText(MAX_BPS / 100n, 0)}%` : formatPercent(Number(bps));
};

interface AprProps {
  readonly value: RateBps | undefined;
  readonly focusable?: boolean;
}

export function Apr({ value, focusable = true }: AprProps): ReactElement {
  const other = value?.other === undefined ? undefined : aprText(value.other);
  return <Doubted shown={aprText(value?.bps)} other={other} isInTotals={false} focusable={focusable} />;
}

type Kind = 'liquidity' | 'farm' | 'lock';

const formulas: Readonly<Record<Kind, () => ReactElement>> = {
  liquidity: () => (
    <Trans>
      APR = rewards a block × part of this pool × blocks a year × price ÷ staked value, at today's rate and prices.
    </Trans>
  ),
  farm: () => (
    <Trans>
      APR = rewards a second × seconds a year × price ÷ value of all stakes, at today's rate and prices until the period
      ends.
    </Trans>
  ),
  lock: () => <Trans>APR = rate × 365 days ÷ lock time, without compounding. The rate is fixed when you lock.</Trans>,
};

export function AprFormula({ of }: { readonly of: Kind }): ReactElement {
  return formulas[of]();
}
