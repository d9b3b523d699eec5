import { useRef, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { TradeSplit } from '#domain/trade/splitTrade.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { useSummaryOf } from '#features/transactions/index.ts';
import { useAppStore } from '#state/hooks.ts';
import { transactionJobs } from '#stores/transactionJobs.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import type { SubmitProblem, TransactionPlan } from '#writes/plan/plan.ts';
import { waitForReceipt } from '#writes/sending/waitForReceipt.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { rememberSize } from '../../form/lastSize.ts';
import { useFoundLater } from '../../form/useFoundLater.ts';
import { TICKET_DRAFT } from '../../form/useTicketDraft.ts';
import type { TradeForm } from '../../form/useTradeForm.ts';
import { ticketAmount, type TicketAmount } from '../../form/ticketAmount.ts';

/** `at`: the step that is next, being sent or pending. `none`: mined without effect, or never mined. */
export type SplitProgress =
  | { readonly at: 'first'; readonly stage: 'open' | 'sending' | 'none'; readonly problem?: SubmitProblem }
  | { readonly at: 'first'; readonly stage: 'pending'; readonly hash: Hex }
  | {
      readonly at: 'second';
      readonly stage: 'open' | 'sending';
      readonly first: Hex;
      readonly problem?: SubmitProblem;
    }
  | { readonly at: 'done'; readonly first: Hex; readonly second: Hex };

export interface SplitSteps {
  readonly progress: SplitProgress;
  first(plan: TransactionPlan): void;
  second(plan: TransactionPlan): void;
  /** Does not revoke a request that the wallet already shows: it can still be signed. */
  stop(): void;
}

const PARTS = 2;

/**
 * Two transactions, each with its own press. The ticket keeps the amount that is left to trade, so that a reload
 * between them repeats nothing.
 */
export const useSplitSteps = (form: TradeForm, split: TradeSplit): SplitSteps => {
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const store = useAppStore();
  const latest = useLatest(form);
  const [account] = useState(form.account);
  const [jobId] = useState(() => Symbol('split'));
  const [progress, setProgress] = useState<SplitProgress>({ at: 'first', stage: 'open' });
  const isStopped = useRef(false);
  const ticket = useRef<TicketAmount>(undefined);
  const isMeant = (): boolean => !isStopped.current && latest.current?.account === account;

  const { input } = form.currencies;
  const amountText = (amount: bigint): string => (input ? typeableText(amount, input.decimals) : '');
  const send = async (plan: TransactionPlan, rest?: string) => {
    const draft = rest === undefined ? TICKET_DRAFT : { key: TICKET_DRAFT, rest };
    const sent = await submit(plan, summaryOf(plan.info), isMeant, draft);
    if (sent.ok) transactionJobs.add(sent.value, { id: jobId, kind: 'split', total: PARTS });
    return sent;
  };
  const follow = async (hash: Hex): Promise<void> => {
    rememberSize(form);
    ticket.current?.type(amountText(split.other.order.from));
    setProgress({ at: 'first', stage: 'pending', hash });
    const receipt = await waitForReceipt(store, POLYGON_CHAIN_ID, hash);
    if (!isMeant()) return;
    if (receipt && isSuccess(receipt)) return setProgress({ at: 'second', stage: 'open', first: hash });
    ticket.current?.type(amountText(split.book.order.from + split.other.order.from));
    setProgress({ at: 'first', stage: 'none' });
  };
  const first = async (plan: TransactionPlan): Promise<void> => {
    setProgress({ at: 'first', stage: 'sending' });
    ticket.current = ticketAmount(store);
    const sent = await send(plan, amountText(split.other.order.from));
    if (sent.ok) await follow(sent.value);
    else setProgress({ at: 'first', stage: 'open', problem: sent.error });
  };
  const second = async (plan: TransactionPlan): Promise<void> => {
    if (progress.at !== 'second') return;
    const { first: hash } = progress;
    setProgress({ at: 'second', stage: 'sending', first: hash });
    const sent = await send(plan);
    if (sent.ok) setProgress({ at: 'done', first: hash, second: sent.value });
    else setProgress({ at: 'second', stage: 'open', first: hash, problem: sent.error });
  };
  useFoundLater('problem' in progress, state, (hash) => {
    transactionJobs.add(hash, { id: jobId, kind: 'split', total: PARTS });
    if (progress.at === 'second') setProgress({ at: 'done', first: progress.first, second: hash });
    else void follow(hash);
  });
  return {
    progress,
    first: (plan) => void first(plan),
    second: (plan) => void second(plan),
    stop: () => {
      isStopped.current = true;
      reset();
    },
  };
};
