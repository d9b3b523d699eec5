import { useRef, useState } from 'react';
import {
  ladderOrders,
  quoteLadder,
  quoteScaleOrder,
  type Ladder,
  type LadderOrder,
} from '#domain/trade/scaleOrders.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { TradeDirection, TradeMarket, TradeQuote } from '#domain/trade/types.ts';
import { recordWords, useSummaryOf } from '#features/transactions/index.ts';
import { useLingui } from '@lingui/react';
import { transactionJobs } from '#stores/transactionJobs.ts';
import { useAppStore, type AppStore } from '#state/hooks.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { withApprovals, type ApprovalTerms } from '#writes/approvals/approve.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { ticketOrderPlan } from '#writes/orders/ticketOrderPlan.ts';
import { TICKET_DRAFT } from '../order/form/useTicketDraft.ts';
import { ladderRemainder, type LadderRemainder } from './ladderRemainder.ts';
import { progressOf, runSteps, type ScaleProgress, type ScaleStop, type Sent } from './scaleProgress.ts';
import { ticketOf, type ScaleTicket } from '../order/form/scaleTicket.ts';

interface LadderBatch {
  readonly approvals: readonly ApprovalTerms[];
}

export interface ScaleJob {
  readonly progress: ScaleProgress;
  readonly stop: ScaleStop | undefined;
  start(ladder: Ladder, batch: LadderBatch | undefined): void;
  /** Does not revoke a request that the wallet already shows: it can still be signed. */
  halt(): void;
}

/** The job sends nothing more once account, maker or currencies change. */
const subjectOf = (ticket: ScaleTicket | undefined): string | undefined => {
  if (!ticket) return undefined;
  const { account, maker, currencies } = ticket;
  const { inputToken, outputToken, input, output } = currencies;
  return [account, maker, inputToken?.address, outputToken?.address, input?.kind, output?.kind].join(' ');
};

type MinimumOf = (direction: TradeDirection) => bigint | undefined;

export const marketOfSide = (
  { book }: Pick<ScaleTicket, 'book'>,
  minimumOf: MinimumOf,
  direction: TradeDirection,
): TradeMarket | undefined => {
  const minimum = minimumOf(direction);
  return book && { book, ...(minimum !== undefined && { minimum }) };
};

export const scaleOrderPlan = (
  ticket: ScaleTicket,
  direction: TradeDirection,
  quote: TradeQuote,
): TransactionPlan | undefined => {
  const order = { ...ticketOf(ticket, direction), orderType: 'LIMIT', postOnly: true, madeBy: 'scale' } as const;
  return ticketOrderPlan(order, quote, quote.order.target);
};

const changed: ScaleStop = { kind: 'changed' };

type Planned = { readonly plans: readonly TransactionPlan[] } | { readonly stop: ScaleStop };

const planOne = (now: ScaleTicket, minimumOf: MinimumOf, { terms, index }: LadderOrder): Planned => {
  const { direction } = terms;
  const quote = quoteScaleOrder(terms, index, marketOfSide(now, minimumOf, direction));
  if (!quote.ok) return { stop: { kind: 'quote', problem: quote.error, direction } };
  const plan = scaleOrderPlan(now, direction, quote.value);
  return plan ? { plans: [plan] } : { stop: changed };
};

const planAll = (now: ScaleTicket, minimumOf: MinimumOf, ladder: Ladder): Planned => {
  const quoted = quoteLadder(ladder, (direction) => marketOfSide(now, minimumOf, direction));
  if (!quoted.ok) {
    if (quoted.error.code === 'sidesMeet') return { stop: changed };
    const { problem, terms } = quoted.error;
    return { stop: { kind: 'quote', problem, direction: terms.direction } };
  }
  const orders = ladderOrders(ladder);
  const plans = quoted.value.map((quote, at) => {
    const direction = orders[at]?.terms.direction;
    return direction && scaleOrderPlan(now, direction, quote);
  });
  const known = plans.filter((plan) => plan !== undefined);
  return known.length === plans.length ? { plans: known } : { stop: changed };
};

interface BegunLadder {
  /** A resumed job belongs to the account that began it. */
  readonly subject: string | undefined;
  readonly orders: readonly LadderOrder[];
  readonly remainder: LadderRemainder;
}

const beginLadder = (store: AppStore, ticket: ScaleTicket, ladder: Ladder): BegunLadder => {
  const orders = ladderOrders(ladder);
  return { subject: subjectOf(ticket), orders, remainder: ladderRemainder(store, orders, ticket) };
};

const useSending = (ticket: ScaleTicket, minimumOf: MinimumOf) => {
  const summaryOf = useSummaryOf();
  const { i18n } = useLingui();
  const { state, submit, reset } = useSubmit();
  const latest = useLatest(ticket);
  const [jobId] = useState(() => Symbol('place'));
  const isSame = (subject: string | undefined): boolean => subjectOf(latest.current) === subject;
  const now = (subject: string | undefined): ScaleTicket | undefined => {
    const current = latest.current;
    return current?.book && isSame(subject) && !current.isBlockTooOld ? current : undefined;
  };
  const sendOne = async ({ subject, orders, remainder }: BegunLadder, at: number): Promise<ScaleStop | Sent> => {
    const [current, order] = [now(subject), orders[at]];
    if (!current || !order) return changed;
    const planned = planOne(current, minimumOf, order);
    if ('stop' in planned) return planned.stop;
    const [plan] = planned.plans;
    if (!plan) return changed;
    const sent = await submit(plan, summaryOf(plan.info), () => isSame(subject), remainder.draftOf(at));
    if (!sent.ok) return { kind: 'submit', problem: sent.error };
    remainder.sent(at);
    transactionJobs.add(sent.value, { id: jobId, kind: 'place', total: orders.length });
    return { hash: sent.value };
  };
  const sendAll = async (
    ladder: Ladder,
    { approvals }: LadderBatch,
    subject: string | undefined,
  ): Promise<ScaleStop | Sent> => {
    const current = now(subject);
    if (!current) return changed;
    const planned = planAll(current, minimumOf, ladder);
    if ('stop' in planned) return planned.stop;
    const [first, ...others] = planned.plans;
    if (!first) return changed;
    const [info, ...also] = planned.plans.map((plan) => plan.info);
    const summary = info ? i18n._(recordWords({ info, also })) : '';
    const sent = await submit(withApprovals(approvals, first, others), summary, () => isSame(subject), TICKET_DRAFT);
    return sent.ok ? { hash: sent.value } : { kind: 'submit', problem: sent.error };
  };
  return { state, sendOne, sendAll, reset };
};

/**
 * Sends one transaction if the account can, else one after another until an order is not sent or the user halts the
 * job; starting again resumes there. Orders are quoted at the newest block and checked again before the wallet opens.
 */
export const useScaleJob = (ticket: ScaleTicket, minimumOf: MinimumOf): ScaleJob => {
  const { state, sendOne, sendAll, reset } = useSending(ticket, minimumOf);
  const [progress, setProgress] = useState(progressOf('asked', [], false));
  const [stop, setStop] = useState<ScaleStop>();
  const runs = useRef(0);
  const store = useAppStore();
  const begun = useRef<BegunLadder>(undefined);
  // The chain has the transaction although the wallet refused it.
  const found = stop?.kind === 'submit' && state.phase === 'submitted' ? state.hash : undefined;
  useWhenChanged(found, (hash) => {
    if (hash === undefined || !begun.current) return;
    const { sent, hashes, isBatch } = progress;
    const { orders, remainder } = begun.current;
    setStop(undefined);
    if (!isBatch) remainder.sent(sent);
    const next = isBatch ? orders.map(() => hash) : [...hashes, hash];
    setProgress(progressOf(next.length === orders.length ? 'done' : 'stopped', next, isBatch));
  });
  const run = async (job: BegunLadder, mine: number): Promise<void> => {
    const isHalted = (): boolean => runs.current !== mine;
    const show = (phase: ScaleProgress['phase'], hashes: readonly Hex[]): void =>
      setProgress(progressOf(phase, hashes, false));
    const steps = { show, isHalted, sendOne: (at: number) => sendOne(job, at) };
    const stopped = await runSteps(job.orders.length, progress.hashes, steps);
    // A job that the user halted reports no error.
    if (stopped && !isHalted()) setStop(stopped);
  };
  const runBatch = async (ladder: Ladder, { subject, orders }: BegunLadder, batch: LadderBatch, mine: number) => {
    setProgress(progressOf('running', [], true));
    const result = await sendAll(ladder, batch, subject);
    if ('hash' in result)
      return setProgress(
        progressOf(
          'done',
          orders.map(() => result.hash),
          true,
        ),
      );
    // Nothing was sent, so the terms can be changed.
    setProgress(progressOf('asked', [], true));
    if (runs.current === mine) setStop(result);
  };
  return {
    progress,
    stop,
    start: (ladder, batch) => {
      const mine = (runs.current += 1);
      const resumed = progress.phase === 'asked' ? undefined : begun.current;
      const job = resumed ?? beginLadder(store, ticket, ladder);
      begun.current = job;
      setStop(undefined);
      void (batch ? runBatch(ladder, job, batch, mine) : run(job, mine));
    },
    halt: () => {
      runs.current += 1;
      reset();
    },
  };
};
