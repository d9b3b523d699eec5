import { useLingui } from '@lingui/react';
import { useMemo, useRef, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { uncancelledPart } from '#domain/transactions/pendingCancels.ts';
import { hasFailed } from '#domain/transactions/isSettled.ts';
import { revertCauseOf } from '#domain/transactions/revertCause.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { recordWords, useSummaryOf } from '#features/transactions/index.ts';
import { useSentCancels } from '#reads/book/useSentCancels.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { transactionJobs } from '#stores/transactionJobs.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { useCancelViaDeposit } from '#writes/orders/useCancelViaDeposit.ts';
import { useFoundLater } from '../form/useFoundLater.ts';
import { cancelPlan, cancelTerms } from './cancelView.ts';
import { viewKey, type OpenOrderView } from '../own/openOrderView.ts';

export interface CancelProgress {
  /** `refused`: the batch cannot be sent, so nothing was sent. */
  readonly phase: 'asked' | 'running' | 'stopped' | 'refused' | 'done';
  /** Number of processed orders, including skipped ones. */
  readonly sent: number;
  /** Number of these orders that were filled or cancelled before. */
  readonly skipped: number;
  readonly isBatch: boolean;
}

const useResults = () => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const [hashes, setHashes] = useState<ReadonlyMap<string, Hex>>(new Map());
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const failed = useMemo(() => {
    const reverted = [...hashes].filter(([, hash]) => {
      const record = records[hash];
      return record !== undefined && hasFailed(record);
    });
    return new Set([...skipped, ...reverted.map(([key]) => key)]);
  }, [hashes, records, skipped]);
  return {
    failed,
    skipped: skipped.size,
    skip: (key: string) => setSkipped((known) => new Set(known).add(key)),
    send: (keys: readonly string[], hash: Hex) =>
      setHashes((known) => new Map([...known, ...keys.map((key) => [key, hash] as const)])),
  };
};

/** A deposit is only the first of two steps. */
const isUnsent = ({ phase }: Pick<CancelProgress, 'phase'>, step: TransactionInfo | undefined): boolean =>
  (phase === 'stopped' || phase === 'refused') && step?.kind !== 'cancelIntoDeposit';

const useBatchChoice = (count: number) => {
  const isSeveral = count > 1;
  const canBatch = useBatching(isSeveral);
  /** Single cancellations may be possible although the batch is not. */
  const [isInSteps, setInSteps] = useState(false);
  return {
    isBatch: isSeveral && canBatch === true && !isInSteps,
    isReady: !isSeveral || canBatch !== undefined,
    goInSteps: () => setInSteps(true),
  };
};

/** True if the order has less left than the cancellation takes. */
const isGone = (problem: SubmitProblem): boolean =>
  problem.code === 'reverted' && revertCauseOf(problem.reason).code === 'orderGone';

const useCancels = (views: readonly OpenOrderView[], present: readonly OpenOrderView[]) => {
  const { i18n } = useLingui();
  const sentCancels = useSentCancels();
  const newest = useLatest({ present, sentCancels });
  const summaryOf = useSummaryOf();
  const { state, step, submit, takeBack, reset } = useCancelViaDeposit();
  const cancelOne = async (chosen: OpenOrderView, inTwoSteps: boolean): Promise<Hex | 'gone' | undefined> => {
    const view = newest.current?.present.find((open) => viewKey(open) === viewKey(chosen)) ?? chosen;
    const known = newest.current?.sentCancels.get(viewKey(view));
    const amount = uncancelledPart(view.order.remain, known);
    if (known && amount === 0n) return known.hash;
    if (inTwoSteps) return takeBack(cancelTerms(view, amount), env.orderBook, summaryOf);
    const plan = cancelPlan(view, amount);
    const sent = await submit(plan, summaryOf(plan.info));
    if (sent.ok) return sent.value;
    if (!isGone(sent.error)) return undefined;
    reset();
    return 'gone';
  };
  const cancelBatch = (): ReturnType<typeof submit> => {
    const plans = views.map((view) => cancelPlan(view, view.order.remain));
    const [info, ...also] = plans.map((plan) => plan.info);
    return submit(plans, info ? i18n._(recordWords({ info, also })) : '');
  };
  const isAnySent = views.some((view) => sentCancels.has(viewKey(view)));
  return { state, step, reset, cancelOne, cancelBatch, isAnySent };
};

/**
 * Sends one batch if the account can, else one after another until one is not sent or the user stops. An order that was
 * filled or cancelled before is skipped and counts as failed.
 * @param present the account's open orders at the newest block
 */
export const useCancelAll = (views: readonly OpenOrderView[], present = views) => {
  const { isBatch: canBatch, isReady, goInSteps } = useBatchChoice(views.length);
  const { state, step, reset, cancelOne, cancelBatch, isAnySent } = useCancels(views, present);
  const [progress, setProgress] = useState<Pick<CancelProgress, 'phase' | 'sent'>>({ phase: 'asked', sent: 0 });
  const { failed, skipped, skip, send } = useResults();
  // A batch fails as a whole, so an order whose cancellation is pending must not be in it.
  const isBatch = canBatch && !(progress.phase === 'asked' && isAnySent);
  const closed = useRef(false);
  const [jobId] = useState(() => Symbol('cancel'));
  /** @param isBlocked true if the first order cannot be paid out */
  const run = async (first: number, isBlocked: boolean): Promise<void> => {
    for (const [index, view] of [...views.entries()].slice(first)) {
      setProgress({ phase: 'running', sent: index });
      const hash = await cancelOne(view, isBlocked && index === first);
      if (hash === 'gone') {
        skip(viewKey(view));
        continue;
      }
      if (hash !== undefined) transactionJobs.add(hash, { id: jobId, kind: 'cancel', total: views.length });
      if (closed.current) return;
      if (hash === undefined) return setProgress({ phase: 'stopped', sent: index });
      send([viewKey(view)], hash);
    }
    setProgress({ phase: 'done', sent: views.length });
  };
  const runBatch = async (): Promise<void> => {
    setProgress({ phase: 'running', sent: 0 });
    const sent = await cancelBatch();
    if (closed.current) return;
    if (!sent.ok) return setProgress({ phase: sent.error.code === 'rejected' ? 'stopped' : 'refused', sent: 0 });
    send(views.map(viewKey), sent.value);
    setProgress({ phase: 'done', sent: views.length });
  };
  useFoundLater(isUnsent(progress, step), state, (hash) => {
    const end = isBatch ? views.length : progress.sent + 1;
    send(views.slice(progress.sent, end).map(viewKey), hash);
    setProgress({ phase: end === views.length ? 'done' : 'stopped', sent: end });
  });
  const runInSteps = (): void => {
    goInSteps();
    void run(0, false);
  };
  const problem = state.phase === 'failed' ? state.problem : undefined;
  const isBlocked = step?.kind === 'withdrawDeposit' || problem?.code === 'payoutBlocked';
  return {
    progress: { ...progress, skipped, isBatch },
    failed,
    problem,
    isWaiting: state.phase === 'submitted' && step?.kind === 'cancelIntoDeposit',
    /** True once it is known if the account can batch. */
    isReady,
    start: isBatch ? () => void runBatch() : runInSteps,
    startInSteps: progress.phase === 'refused' ? runInSteps : undefined,
    goOn: !isBatch && problem && isBlocked ? () => void run(progress.sent, true) : undefined,
    stop: (): void => {
      closed.current = true;
      reset();
    },
  };
};
