import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TradeQuote, TradeWarning } from '../../domain/trade/types.ts';
import { Banner } from '../../ui/Banner.tsx';

const words: Record<TradeWarning, ReactElement> = {
  waitsBehind: (
    <Trans>
      Another order on your side stands before this one at the same or a better price. Nothing fills until that one is
      gone.
    </Trans>
  ),
  restsCrossed: (
    <Trans>
      An order on the other side would satisfy this price, yet the contract matches such orders only at exactly the same
      price. What is left over waits.
    </Trans>
  ),
};

/** What is unusual about a quote, said before signing. */
export function TicketWarnings({ quote }: { readonly quote: TradeQuote }): ReactElement | null {
  if (quote.warnings.length === 0) return null;
  return (
    <>
      {quote.warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {words[warning]}
        </Banner>
      ))}
    </>
  );
}
