import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { worstImpactBps } from '#domain/trade/impactSeverity.ts';
import type { TradeDirection, TradeQuote, TradeWarning } from '#domain/trade/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectExpertMode } from '#state/user/selectors.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { severityOf, WorstImpact } from './PriceImpact.tsx';
import { percentText } from '#domain/format/percentText.ts';

const words: Record<TradeWarning, ReactElement> = {
  waitsBehind: (
    <Trans>
      Another order on your side is ahead at the same or a better price. Nothing fills until that order is gone.
    </Trans>
  ),
  restsCrossed: (
    <Trans>
      An order on the other side crosses this price, but the contract matches it only at exactly the same price. The
      rest stays open.
    </Trans>
  ),
};

interface TicketWarningsProps {
  readonly quote: TradeQuote;
  readonly direction: TradeDirection;
}

function AwayFromMarket({ quote, direction }: TicketWarningsProps): ReactElement {
  const percent = percentText(worstImpactBps(quote, direction) ?? 0);
  return direction === 'BUY' ? (
    <Trans>You pay {percent} above the market. A smaller order may get a better price.</Trans>
  ) : (
    <Trans>You sell {percent} below the market. A smaller order may get a better price.</Trans>
  );
}

export function TicketWarnings({ quote, direction }: TicketWarningsProps): ReactElement {
  const severity = severityOf(quote, direction);
  const isExpert = useAppSelector(selectExpertMode);
  const titled = (words: ReactElement): ReactElement => (
    <>
      {words} <WorstImpact quote={quote} direction={direction} />
    </>
  );
  return (
    <>
      {severity === 4 && (
        <Banner tone="danger" title={titled(<Trans>Price Impact Too High</Trans>)}>
          <Trans>This price is far worse than the market price. Use a smaller order.</Trans>
        </Banner>
      )}
      {(severity === 2 || severity === 3) && !isExpert && (
        <Banner tone="warning" title={titled(<Trans>High Price Impact</Trans>)}>
          <AwayFromMarket quote={quote} direction={direction} />
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
