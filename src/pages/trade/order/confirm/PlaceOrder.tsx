import type { ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { followUpsStore } from '#stores/followUpsStore.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { BetterRoute } from './BetterRoute.tsx';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { ticketOrderPlan } from '#writes/orders/ticketOrderPlan.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { RefusedOrder } from './RefusedOrder.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useForeseenRefusal } from '../form/useForeseenRefusal.ts';
import { requote } from '../form/requote.ts';
import { useSendOrder, type ConfirmationProps } from './useSendOrder.ts';
import { useWorkaround } from '../form/useWorkaround.ts';

const AfterPlacing = lazyPart(async () => (await import('../followUps/AfterPlacing.tsx')).AfterPlacing);

/** Marks an order that a fill's offer filled into the ticket. */
const withFollowUp = (
  plan: TransactionPlan | undefined,
  { account, currencies: { inputToken, outputToken } }: ConfirmationProps['form'],
): TransactionPlan | undefined => {
  if (plan?.info.kind !== 'placeOrder' || !account || !inputToken || !outputToken) return plan;
  const followUp = followUpsStore.inTicket(account, inputToken.address, outputToken.address);
  return followUp ? { ...plan, info: { ...plan.info, followUp } } : plan;
};

const useNotice = ({ form, accepted, onClose }: ConfirmationProps): ReactElement | undefined => {
  const refusal = useForeseenRefusal(form, accepted);
  return refusal && <RefusalNotice form={form} problem={refusal} onWorkaround={onClose} />;
};

export function PlaceOrder(props: ConfirmationProps): ReactElement | null {
  const { form, accepted, onAccept, onClose } = props;
  const { state, summary, send, leave, again, inSteps, approvals } = useSendOrder(props);
  const workaround = useWorkaround(form, state, leave);
  const notice = useNotice(props);
  const { currencies, direction, market, book, postOnly } = form;
  const { inputToken, outputToken } = currencies;
  if (!inputToken || !outputToken || !market) return null;

  const problem = state.phase === 'failed' ? state.problem : undefined;
  const canRequote = problem?.code === 'quoteMoved' || problem?.code === 'reverted';
  const trade = { input: inputToken, output: outputToken, direction, postOnly };
  const live = book ? requote(accepted, { ...trade, book }) : accepted;
  const plan = withFollowUp(ticketOrderPlan(form, accepted, (live ?? accepted).order.target), form);
  return (
    <>
      {plan && (
        <ConfirmOrder
          open={state.phase === 'idle'}
          form={form}
          notice={notice}
          better={<BetterRoute form={form} route={defaultExchange.id} live={live} onAccept={onAccept} />}
          market={market}
          accepted={accepted}
          live={live}
          plan={plan}
          approvals={approvals}
          onAccept={onAccept}
          onClose={onClose}
          onConfirm={() => void send(() => plan)}
        />
      )}
      <TransactionDialog
        state={state}
        summary={summary}
        detail={problem && <RefusedOrder form={form} problem={problem} />}
        after={<AfterPlacing form={form} state={state} />}
        onDismiss={leave}
        retry={workaround ?? inSteps(plan) ?? (canRequote ? again : undefined)}
      />
    </>
  );
}
