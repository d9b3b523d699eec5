import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatExact } from '../../domain/format/formatExact.ts';
import type { QuoteProblem } from '../../domain/trade/types.ts';
import { moneyWords } from '../../features/money/index.ts';
import { Button } from '../../ui/Button.tsx';
import { quoteProblemText } from './quoteProblemText.ts';
import type { Market } from './tradeMarket.ts';
import type { TradeForm } from './useTradeForm.ts';

/** The amount a quote problem is about: the most of the output, or the least of the input. */
const boundText = (problem: QuoteProblem, { input, output }: TradeForm['currencies']): string => {
  const isMinimum = problem.code === 'refused' && problem.refusal.code === 'belowMinimum';
  const currency = isMinimum ? input : output;
  const most = problem.code === 'outputTooLarge' ? problem.most : 0n;
  const bound = isMinimum ? problem.refusal.minimum : most;
  return currency ? moneyWords(bound, currency, isMinimum ? 'paid' : 'received') : '';
};

/** The most that can be had, one press away. */
function MostOutput({ form, problem }: { readonly form: TradeForm; readonly problem: QuoteProblem }) {
  const { output } = form.currencies;
  if (problem.code !== 'outputTooLarge' || problem.most === 0n || !output) return null;
  const most = formatExact(problem.most, output.decimals);
  return (
    <Button size="xs" variant="ghost" onClick={() => form.actions.typeAmount('OUTPUT', most)}>
      <Trans>Receive that</Trans>
    </Button>
  );
}

export interface QuoteNoteProps {
  readonly form: TradeForm;
  readonly market: Market;
  readonly problem: QuoteProblem;
}

/** Why there is no quote, and what to do. */
export function QuoteNote({ form, market, problem }: QuoteNoteProps): ReactElement {
  const { i18n } = useLingui();
  const pair = `${market.base.symbol}/${market.quote.symbol}`;
  return (
    <p role="status">
      {i18n._(quoteProblemText(problem, pair, boundText(problem, form.currencies)))}{' '}
      <MostOutput form={form} problem={problem} />
    </p>
  );
}
