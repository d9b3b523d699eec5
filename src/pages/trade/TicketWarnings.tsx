import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TradeQuote, TradeWarning } from '../../domain/trade/types.ts';
import { Banner } from '../../ui/Banner.tsx';
import { PriceImpact, severityOf } from './PriceImpact.tsx';

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
export function TicketWarnings({ quote }: { readonly quote: TradeQuote }): ReactElement {
  const severity = severityOf(quote);
  const titled = (words: ReactElement): ReactElement => (
    <>
      {words} <PriceImpact quote={quote} />
    </>
  );
  return (
    <>
      {severity === 4 && (
        <Banner tone="danger" title={titled(<Trans>Price Impact Too High</Trans>)}>
          <Trans>This order moves the price against you by more than most trades ever should.</Trans>
        </Banner>
      )}
      {(severity === 2 || severity === 3) && (
        <Banner tone="warning" title={titled(<Trans>High Price Impact</Trans>)}>
          <Trans>What fills now costs clearly more than the market price. A smaller order costs less.</Trans>
        </Banner>
      )}
      {quote.warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {words[warning]}
        </Banner>
      ))}
    </>
  );
}
