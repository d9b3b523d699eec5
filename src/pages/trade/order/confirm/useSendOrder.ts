import { useLingui } from '@lingui/react/macro';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useSendDialog } from '#features/transactions/index.ts';
import type { MakePlan, TransactionPlan } from '#writes/plan/plan.ts';
import { TICKET_DRAFT } from '../form/useTicketDraft.ts';
import { rememberSize } from '../form/lastSize.ts';
import type { Workaround } from '../form/useWorkaround.ts';
import type { TradeForm } from '../form/useTradeForm.ts';

export interface ConfirmationProps {
  readonly form: TradeForm;
  readonly accepted: TradeQuote;
  readonly onAccept: (quote: TradeQuote) => void;
  readonly onClose: () => void;
}

export const useSendOrder = ({ form, accepted, onAccept, onClose }: ConfirmationProps) => {
  const { t } = useLingui();
  const { quote, approval } = form;
  const { batched } = approval;
  const approvals = batched ? [{ ...batched, amount: accepted.order.from }] : [];
  const dialog = useSendDialog({ draft: TICKET_DRAFT, onClose });
  const send = async (makePlan: MakePlan): Promise<void> => {
    const sent = await dialog.send(makePlan, approvals);
    if (!sent?.ok) return;
    rememberSize(form);
  };
  const again: Workaround = {
    label: quote ? t`Try at the new price` : t`Back to the ticket`,
    onPress: () => dialog.confirmNext(quote, onAccept),
  };
  /**
   * For an approval and order that cannot be in one transaction.
   * @param next the order, simulated before its approval
   */
  const inSteps = (next?: TransactionPlan): Workaround | undefined => {
    const { state } = dialog;
    if (state.phase !== 'failed' || state.problem.code !== 'noBatch') return undefined;
    const onPress = (): void => {
      dialog.leave();
      approval.approve(() => Promise.resolve(next));
    };
    return { label: t`Continue step by step`, onPress };
  };
  return { ...dialog, approvals, send, again, inSteps };
};
