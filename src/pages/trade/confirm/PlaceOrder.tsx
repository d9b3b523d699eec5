import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TradeQuote } from '#domain/trade/types.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { useSameWallet } from '#writes/useSameWallet.ts';
import type { TransactionPlan } from '#writes/plan.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import type { SubmitState } from '#writes/useSubmit.ts';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { rememberSize } from '../form/lastSize.ts';
import { orderPlan } from '../form/orderPlan.ts';
import { RefusedOrder } from './RefusedOrder.tsx';
import { requote } from '../form/requote.ts';
import type { TradeForm } from '../form/useTradeForm.ts';
import { useWayRound } from '../form/useWayRound.ts';

export interface PlaceOrderProps {
  readonly form: TradeForm;
  /** The quote that is being confirmed. */
  readonly accepted: TradeQuote;
  readonly onAccept: (quote: TradeQuote) => void;
  readonly onClose: () => void;
}

/** The way on from a refusal that is not the end: round what blocks the book, or the numbers of now. */
const useNextStep = ({ form, onAccept, onClose }: PlaceOrderProps, state: SubmitState, reset: () => void) => {
  const { t } = useLingui();
  const { quote } = form;
  const wayRound = useWayRound(form, state, () => {
    reset();
    onClose();
  });
  if (state.phase !== 'failed' || wayRound) return wayRound;
  if (state.problem.code !== 'quoteMoved' && state.problem.code !== 'reverted') return undefined;
  const again = (): void => {
    reset();
    if (quote) onAccept(quote);
    else onClose();
  };
  return { label: quote ? t`Try at the new price` : t`Back to the ticket`, onPress: again };
};

/** From the button to the block: confirmation, wallet, and what happened. Nothing typed is lost unless it was sent. */
export function PlaceOrder(props: PlaceOrderProps): ReactElement | null {
  const { form, accepted, onAccept, onClose } = props;
  const { state, submit, reset } = useSubmit();
  const shown = useSameWallet(state);
  const summaryOf = useSummaryOf();
  const nextStep = useNextStep(props, state, reset);
  const { currencies, direction, market, book, postOnly, actions } = form;
  const { inputToken, outputToken } = currencies;
  if (!inputToken || !outputToken || !market) return null;

  const place = { input: inputToken, output: outputToken, direction, postOnly };
  const live = book ? requote(accepted, { ...place, book }) : accepted;
  const plan = orderPlan(form, accepted, (live ?? accepted).order.target);
  const summary = plan ? summaryOf(plan.info) : '';
  const send = async (placed: TransactionPlan): Promise<void> => {
    const sent = await submit(placed, summary);
    if (!sent.ok) return;
    rememberSize(form);
    // A reload must not bring back what is on its way.
    actions.typeAmount(form.field, '');
  };
  const dismiss = (): void => {
    if (state.phase === 'submitted') actions.clear();
    reset();
    onClose();
  };
  return (
    <>
      {plan && (
        <ConfirmOrder
          open={shown.phase === 'idle'}
          form={form}
          market={market}
          accepted={accepted}
          live={live}
          plan={plan}
          onAccept={onAccept}
          onClose={onClose}
          onConfirm={() => void send(plan)}
        />
      )}
      <TransactionDialog
        state={shown}
        summary={summary}
        detail={state.phase === 'failed' && <RefusedOrder form={form} problem={state.problem} />}
        onDismiss={dismiss}
        retry={nextStep}
      />
    </>
  );
}
