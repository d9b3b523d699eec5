import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { splitPrices } from '#domain/trade/scaleOrders.ts';
import type { ScaleProblem, ScaleTerms } from '#domain/trade/scaleOrders.ts';
import { CancelProblem } from '#features/transactions/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { priceText } from './fillView.ts';
import { QuoteNote } from './QuoteNote.tsx';
import type { Market } from '../form/tradeMarket.ts';
import type { TradeForm } from '../form/useTradeForm.ts';
import type { ScaleStop } from './useScaleJob.ts';

interface ScaleContext {
  readonly form: TradeForm;
  readonly market: Market;
}

/** The first of the orders that would not be taken as it is, and why. */
export function ScaleProblemText({
  problem,
  terms,
  ...context
}: ScaleContext & { readonly problem: ScaleProblem; readonly terms: ScaleTerms }): ReactElement {
  const { index } = problem;
  const [number, count] = [index + 1, terms.count];
  const limit = splitPrices(terms.first, terms.last, count)[index] ?? terms.first;
  const price = priceText(limit, context.market, terms.direction);
  return (
    <Banner
      tone="warning"
      role="status"
      title={
        <Trans>
          Order {number} of {count}, at {price}, cannot be placed
        </Trans>
      }
    >
      <QuoteNote {...context} problem={problem.problem} isForTicket={false} />
    </Banner>
  );
}

/** Why the job stopped before its end. */
export function StopWords({ stop, ...context }: ScaleContext & { readonly stop: ScaleStop }): ReactElement {
  return (
    <div role="alert">
      {stop.kind === 'quote' && <QuoteNote {...context} problem={stop.problem} isForTicket={false} />}
      {stop.kind === 'submit' && <CancelProblem problem={stop.problem} />}
      {stop.kind === 'changed' && (
        <Trans>The market, account or prices changed. Close this and check the ticket.</Trans>
      )}
    </div>
  );
}
