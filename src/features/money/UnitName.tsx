import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Currency } from '#domain/tokens/types.ts';

/** Symbol, after "raw" if the token reports no decimals. */
export function UnitName({ currency }: { readonly currency: Currency }): ReactElement {
  const symbol = shortenSymbol(currency.symbol);
  return currency.kind === 'token' && currency.inRawUnits ? <Trans>raw {symbol}</Trans> : <>{symbol}</>;
}
