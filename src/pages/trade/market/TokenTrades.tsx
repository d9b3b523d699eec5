import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { abbreviate } from '#domain/format/abbreviate.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { fractionOf, volumeDollars } from '#domain/tokens/reportedFigures.ts';
import type { Address } from '#domain/tokens/types.ts';
import { shown } from '#lib/reported.ts';
import type { useReportedFigures } from '#reads/tokens/useReportedFigures.ts';

interface TokenTradesProps {
  readonly symbol: string;
  readonly token: Address;
  readonly figures: NonNullable<ReturnType<typeof useReportedFigures>>;
}

/**
 * All-time figures of the data service, which only the chain's logs could prove. Dollars are shown only if the pools
 * confirm the service's prices.
 */
export function TokenTrades({ symbol, token, figures }: TokenTradesProps): ReactElement | null {
  const reported = shown(figures.reported);
  const { confirmed } = figures;
  const figure = reported.tokens.find((entry) => entry.token === token);
  if (!figure) return null;
  const volume = abbreviate(fractionOf(figure.volume));
  const value = confirmed && volumeDollars(figure, confirmed);
  const dollars = value === undefined ? '' : abbreviate(fractionOf(value));
  const block = exactText(BigInt(reported.block), 0);
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
