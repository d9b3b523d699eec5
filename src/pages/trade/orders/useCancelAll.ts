import { useMemo, useRef, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { useSummaryOf } from '#features/transactions/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { useCancelViaDeposit } from '#writes/useCancelViaDeposit.ts';
import { cancelPlan, cancelTerms } from './cancelView.ts';
import { viewKey } from './openOrderView.ts';
import type { OpenOrderView } from './openOrderView.ts';

export interface CancelProgress {
  readonly phase: 'asked' | 'running' | 'stopped' | 'done';
  readonly sent: number;
}

/** Keys of the orders whose cancel was mined but refused, or can no longer be mined. */
const useFailed = (hashes: ReadonlyMap<string, Hex>): ReadonlySet<string> => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  return useMemo(() => {
    const failed = [...hashes].filter(([, hash]) => {
      const { receipt, ended } = records[hash] ?? {};
      return receipt ? !isSuccess(receipt) : ended !== undefined;
    });
    return new Set(failed.map(([key]) => key));
  }, [hashes, records]);
};

/** Sends one cancel after the other until one is not sent or it is stopped. */
export const useCancelAll = (views: readonly OpenOrderView[]) => {
  const summaryOf = useSummaryOf();
  const { state, step, submit, takeBack, reset } = useCancelViaDeposit();
  const [progress, setProgress] = useState<CancelProgress>({ phase: 'asked', sent: 0 });
  const [hashes, setHashes] = useState<ReadonlyMap<string, Hex>>(new Map());
  const failed = useFailed(hashes);
  const closed = useRef(false);
  const cancel = async (view: OpenOrderView, inTwoSteps: boolean): Promise<Hex | undefined> => {
    const { remain } = view.order;
    if (inTwoSteps) return takeBack(cancelTerms(view, remain), env.orderBook, summaryOf);
    const plan = cancelPlan(view, remain);
    const sent = await submit(plan, summaryOf(plan.info));
    return sent.ok ? sent.value : undefined;
  };
  /** `isBlocked`: the first one cannot be paid out. */
  const run = async (first: number, isBlocked: boolean): Promise<void> => {
    for (const [index, view] of views.entries()) {
      if (index < first) continue;
      setProgress({ phase: 'running', sent: index });
      const hash = await cancel(view, isBlocked && index === first);
      if (closed.current) return;
      if (hash === undefined) {
        setProgress({ phase: 'stopped', sent: index });
        return;
      }
      setHashes((known) => new Map(known).set(viewKey(view), hash));
    }
    setProgress({ phase: 'done', sent: views.length });
  };
  const stop = (): void => {
    closed.current = true;
    reset();
  };
  const problem = state.phase === 'failed' ? state.problem : undefined;
  const isDeposited = step?.kind === 'withdrawDeposit';
  return {
    progress,
    failed,
    problem,
    isWaiting: state.phase === 'submitted' && step?.kind === 'cancelIntoDeposit',
    start: () => void run(0, false),
    goOn:
      problem && (isDeposited || problem.code === 'payoutBlocked') ? () => void run(progress.sent, true) : undefined,
    stop,
  };
};
