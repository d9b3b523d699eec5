import { typeableText } from '#domain/format/typeableText.ts';
import { useSendDialog } from '#features/transactions/index.ts';
import { swapPlan } from '#features/zap/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useDeadlineSeconds } from '#reads/wallet/useDeadlineSeconds.ts';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { startingWith } from '#writes/liquidity/startingWith.ts';
import { plansAfterSwap } from '#writes/liquidity/zapIn.ts';
import type { AddForm } from '../useAddForm.ts';
import { useStakeAfter, type StakeAfter } from '#features/stakeAfter/index.ts';
import type { Zap } from './useZap.ts';

const ZAP_DRAFT = 'zap';

export interface ZapSend extends ReturnType<typeof useSendDialog> {
  readonly approvals: readonly ApprovalTerms[];
  readonly swap: TransactionPlan | undefined;
  readonly isReady: boolean;
  readonly stake: StakeAfter | undefined;
  confirm(): Promise<void>;
}

/** Types the amounts to supply next, so that the form's own steps continue, even after a reload. */
const fillForm = ({ actions }: AddForm, { quote, paid, other }: Zap): void => {
  if (!quote || !other.currency) return;
  const { takenA, takenB } = quote.add;
  actions.typeAmount(paid === 'A' ? 'B' : 'A', typeableText(paid === 'A' ? takenB : takenA, other.currency.decimals));
};

interface ZapOptions {
  readonly onClose: () => void;
  readonly approvals?: readonly ApprovalTerms[];
  /** Calls before the swap, in the same transaction; undefined while unknown. */
  readonly before?: (() => readonly TransactionPlan[]) | undefined;
  /** Calls directly after the supply, in the same transaction; undefined while unknown. */
  readonly afterSupply?: (() => readonly TransactionPlan[]) | undefined;
  readonly stakes?: boolean;
}

const NO_CALLS = (): readonly TransactionPlan[] => [];

export const useZapSend = (form: AddForm, zap: Zap, options: ZapOptions): ZapSend => {
  const { onClose, stakes = false } = options;
  const { before = undefined, afterSupply = undefined } = { before: NO_CALLS, afterSupply: NO_CALLS, ...options };
  const stake = useStakeAfter(form, zap.isBatch ? zap.quote?.add : undefined, stakes);
  const dialog = useSendDialog({ draft: ZAP_DRAFT, onClose });
  const deadlineSeconds = useDeadlineSeconds();
  const { timestamp } = useBlock();
  const { quote, trade, book, other, isBatch } = zap;
  const swap = trade && swapPlan({ account: form.account, book, input: zap.own, output: other }, trade);
  const ofZap = [zap.forSwap, ...(isBatch ? zap.forSupply : [])].flatMap(({ batched }) => batched ?? []);
  const approvals = [...(options.approvals ?? []), ...ofZap];
  const isReady =
    swap !== undefined && before !== undefined && afterSupply !== undefined && (!stakes || stake !== undefined);
  const after = (earlier: readonly TransactionPlan[]): readonly TransactionPlan[] | undefined => {
    const { account, exchange, pair, a, b } = form;
    const { currencyA, currencyB } = { currencyA: a.currency, currencyB: b.currency };
    const held = other.field.balance;
    if (!account || !pair || !currencyA || !currencyB || !quote || held === undefined) return undefined;
    if (timestamp === undefined || other.currency?.kind !== 'token') return undefined;
    return plansAfterSwap({
      add: { exchange, pair, account, currencyA, currencyB, quote: quote.add },
      other: other.currency,
      held,
      supplied: zap.paid === 'A' ? quote.add.amountBDesired : quote.add.amountADesired,
      times: { deadlineSeconds, shownTime: timestamp },
      before: earlier,
    });
  };
  const plansNow = (): readonly [TransactionPlan, ...TransactionPlan[]] | undefined => {
    const earlier = before?.();
    if (!swap || !earlier || !afterSupply || !isReady) return undefined;
    const supplying = isBatch ? after(earlier) : [];
    return supplying && startingWith(earlier, [swap, ...supplying, ...afterSupply(), ...(stake?.plans() ?? [])]);
  };
  const confirm = async (): Promise<void> => {
    const plans = plansNow();
    if (!plans) return;
    const [first, ...rest] = plans;
    const sent = await dialog.send(() => first, approvals, rest);
    if (sent?.ok && !isBatch) fillForm(form, zap);
    if (sent?.ok === false && sent.error.code === 'rejected') dialog.leave();
  };
  return { ...dialog, approvals, swap, isReady, stake, confirm };
};
