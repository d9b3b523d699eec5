import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ScaleProblem } from '../../domain/trade/scaleOrders.ts';
import { CancelProblem } from '../../features/transactions/index.ts';
import { Banner } from '../../ui/Banner.tsx';
import { QuoteNote } from './QuoteNote.tsx';
import type { Market } from './tradeMarket.ts';
import type { TradeForm } from './useTradeForm.ts';
import type { ScaleStop } from './useScaleJob.ts';

interface Place {
  readonly form: TradeForm;
  readonly market: Market;
}

/** The first of the orders that would not be taken as it is, and why. */
export function ScaleProblemText({ problem, ...place }: Place & { readonly problem: ScaleProblem }): ReactElement {
  const number = problem.index + 1;
  return (
    <Banner tone="warning" title={<Trans>Order {number} cannot be placed</Trans>}>
      <QuoteNote {...place} problem={problem.problem} isForTicket={false} />
    </Banner>
  );
}

/** Why the job stopped before its end. */
export function StopWords({ stop, ...place }: Place & { readonly stop: ScaleStop }): ReactElement {
  return (
    <div role="alert">
      {stop.kind === 'quote' && <QuoteNote {...place} problem={stop.problem} isForTicket={false} />}
      {stop.kind === 'submit' && <CancelProblem problem={stop.problem} />}
      {stop.kind === 'changed' && (
        <Trans>The market, the account or the prices changed. Close this and look at the ticket.</Trans>
      )}
    </div>
  );
}
