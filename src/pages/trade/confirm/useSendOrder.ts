import { useLingui } from '@lingui/react/macro';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useSummaryOf } from '#features/transactions/index.ts';
import type { TransactionPlan } from '#writes/plan.ts';
import { useSameWallet } from '#writes/useSameWallet.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import { rememberSize } from '../form/lastSize.ts';
import type { Workaround } from '../form/useWorkaround.ts';
import type { TradeForm } from '../form/useTradeForm.ts';

export interface ConfirmationProps {
  readonly form: TradeForm;
  /** The quote that is being confirmed. */
  readonly accepted: TradeQuote;
  readonly onAccept: (quote: TradeQuote) => void;
  readonly onClose: () => void;
}

/** Sends a confirmed order and follows its dialog. Nothing typed is lost unless it was sent. */
export const useSendOrder = ({ form, onAccept, onClose }: ConfirmationProps) => {
  const { t } = useLingui();
  const { state, submit, reset } = useSubmit();
  const shown = useSameWallet(state);
  const summaryOf = useSummaryOf();
  const { quote, field, actions } = form;
  const summarise = (plan: TransactionPlan | undefined): string => (plan ? summaryOf(plan.info) : '');
  const send = async (plan: TransactionPlan): Promise<void> => {
    const sent = await submit(plan, summarise(plan));
    if (!sent.ok) return;
    rememberSize(form);
    // A reload must not bring back an order that was sent.
    actions.typeAmount(field, '');
  };
  const leave = (): void => {
    reset();
    onClose();
  };
  const dismiss = (): void => {
    if (state.phase === 'submitted') actions.clear();
    leave();
  };
  const requote = (): void => {
    reset();
    if (quote) onAccept(quote);
    else onClose();
  };
  const again: Workaround = { label: quote ? t`Try at the new price` : t`Back to the ticket`, onPress: requote };
  return { state, shown, summarise, send, leave, dismiss, again };
};
