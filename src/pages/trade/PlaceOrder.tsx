import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { env } from '../../config/env.ts';
import type { TradeQuote } from '../../domain/trade/types.ts';
import { TransactionDialog, useSummaryOf } from '../../features/transactions/index.ts';
import { withFreshHint } from '../../writes/orderHint.ts';
import { useSubmit } from '../../writes/useSubmit.ts';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { movedFrom, requote } from './requote.ts';
import type { TradeForm } from './useTradeForm.ts';

export interface PlaceOrderProps {
  readonly form: TradeForm;
  /** The quote that is being confirmed. */
  readonly accepted: TradeQuote;
  readonly onAccept: (quote: TradeQuote) => void;
  readonly onClose: () => void;
}

/** From the button to the block: confirmation, wallet, and what happened. Nothing typed is lost unless it was sent. */
export function PlaceOrder({ form, accepted, onAccept, onClose }: PlaceOrderProps): ReactElement | null {
  const { t } = useLingui();
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const { currencies, maker, direction, orderType, market, book, actions } = form;
  const { input, output, inputToken, outputToken } = currencies;
  if (!input || !output || !inputToken || !outputToken || !maker || !market) return null;

  const live = book ? requote(accepted, { input: inputToken, output: outputToken, direction, book }) : accepted;
  const { target } = (live ?? accepted).order;
  const plan = withFreshHint(
    {
      maker,
      input,
      output,
      direction,
      orderType,
      from: accepted.order.from,
      to: accepted.order.to,
      targetIndex: target,
      ...movedFrom(accepted),
    },
    { soldToken: inputToken.address, wantedToken: outputToken.address, ...accepted.order },
    env.orderBook,
  );
  const summary = summaryOf(plan.info);
  const dismiss = (): void => {
    if (state.phase === 'submitted') actions.clear();
    reset();
    onClose();
  };
  const retry = {
    label: form.quote ? t`Try at the new price` : t`Back to the ticket`,
    onPress: () => {
      reset();
      if (form.quote) onAccept(form.quote);
      else onClose();
    },
  };
  const canRetry =
    state.phase === 'failed' && (state.problem.code === 'quoteMoved' || state.problem.code === 'reverted');
  return (
    <>
      <ConfirmOrder
        open={state.phase === 'idle'}
        form={form}
        market={market}
        accepted={accepted}
        live={live}
        onAccept={onAccept}
        onClose={onClose}
        onConfirm={() => void submit(plan, summary)}
      />
      <TransactionDialog state={state} summary={summary} onDismiss={dismiss} retry={canRetry ? retry : undefined} />
    </>
  );
}
