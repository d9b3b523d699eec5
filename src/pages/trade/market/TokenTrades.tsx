import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { abbreviate } from '#domain/format/abbreviate.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { fractionOf, volumeDollars } from '#domain/tokens/toldFigures.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { useToldFigures } from '#reads/tokens/useToldFigures.ts';

interface TokenTradesProps {
  readonly symbol: string;
  readonly token: Address;
  readonly figures: NonNullable<ReturnType<typeof useToldFigures>>;
}

/**
 * All-time volume of a token, from the data service; only the chain's logs could prove it. Dollars are shown only if
 * the pools confirm its prices.
 */
export function TokenTrades({ symbol, token, figures }: TokenTradesProps): ReactElement | null {
  const { told, isConfirmed } = figures;
  const figure = told.tokens.find((one) => one.token === token);
  if (!figure) return null;
  const volume = abbreviate(fractionOf(figure.volume));
  const value = isConfirmed ? volumeDollars(figure, told) : undefined;
  const dollars = value === undefined ? '' : abbreviate(fractionOf(value));
  const block = exactText(BigInt(told.block), 0);
  const trades = <Plural value={figure.trades} one="# trade" other="# trades" />;
  return (
    <p>
      {dollars === '' ? (
        <Trans>
          {trades} of {volume} {symbol} in all pairs
        </Trans>
      ) : (
        <Trans>
          {trades} of {volume} {symbol} in all pairs, ${dollars} at the pools' price
        </Trans>
      )}
      {', '}
      <Trans>from the data service to block {block}</Trans>
    </p>
  );
}
