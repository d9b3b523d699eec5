import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { splitPrices, type ScaleProblem, type ScaleTerms } from '#domain/trade/scaleOrders.ts';
import { CancelProblem } from '#features/transactions/index.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { priceText } from '../market/priceText.ts';
import { QuoteProblemWords } from './QuoteNote.tsx';
import type { Market } from '../form/tradeMarket.ts';
import type { ScaleProgress, ScaleStop } from './useScaleJob.ts';

interface ScaleContext {
  readonly market: Market;
  readonly currencies: Pick<TradeCurrencies, 'input' | 'output'>;
}

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
      <QuoteProblemWords {...context} problem={problem.problem} />
    </Banner>
  );
}

interface ScaleStatusProps {
  readonly progress: ScaleProgress;
  readonly count: number;
}

export function ScaleStatus({ progress: { phase, sent }, count }: ScaleStatusProps): ReactElement {
  const left = count - sent;
  return (
    <p role="status">
      {phase === 'asked' && (
        <Trans>
          Post-only: orders that would fill at once are not sent. Confirm each order in your wallet; each has its own
          network fee.
        </Trans>
      )}
      {phase === 'running' && (
        <Trans>
          Placing {sent + 1} of {count}. Confirm in your wallet.
        </Trans>
      )}
      {phase === 'stopped' && (
        <Trans>
          Stopped: {sent} of {count} orders were sent, {left} remain.
        </Trans>
      )}
      {phase === 'done' && <Trans>All {count} orders were sent.</Trans>}
    </p>
  );
}

export function StopWords({ stop, ...context }: ScaleContext & { readonly stop: ScaleStop }): ReactElement {
  return (
    <div role="alert">
      {stop.kind === 'quote' && <QuoteProblemWords {...context} problem={stop.problem} />}
      {stop.kind === 'submit' && <CancelProblem problem={stop.problem} />}
      {stop.kind === 'changed' && (
        <Trans>The market, account or prices changed. Close this and check the ticket.</Trans>
      )}
    </div>
  );
}
