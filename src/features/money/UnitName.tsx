import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Currency } from '#domain/tokens/types.ts';

/** What amounts of a currency are in; raw units of a token that reports no decimals say so. */
export function UnitName({ currency }: { readonly currency: Currency }): ReactElement {
  const symbol = shortenSymbol(currency.symbol);
  return currency.kind === 'token' && currency.inRawUnits ? <Trans>raw {symbol}</Trans> : <>{symbol}</>;
}
