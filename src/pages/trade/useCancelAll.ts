import { useRef, useState } from 'react';
import { env } from '../../config/env.ts';
import { useSummaryOf } from '../../features/transactions/index.ts';
import { useTakeBack } from '../../writes/useTakeBack.ts';
import { cancelPlan, cancelTerms } from './cancelView.ts';
import type { OpenOrderView } from './openOrderView.ts';

export interface CancelProgress {
  readonly phase: 'asked' | 'running' | 'stopped' | 'done';
  readonly sent: number;
}

/** Sends one cancel after the other until one is not sent or it is stopped. */
export const useCancelAll = (views: readonly OpenOrderView[]) => {
  const summaryOf = useSummaryOf();
  const { state, step, submit, takeBack, reset } = useTakeBack();
  const [progress, setProgress] = useState<CancelProgress>({ phase: 'asked', sent: 0 });
  const closed = useRef(false);
  const cancel = async (view: OpenOrderView, inTwoSteps: boolean): Promise<boolean> => {
    const { remain } = view.order;
    if (inTwoSteps) return takeBack(cancelTerms(view, remain), env.orderBook, summaryOf);
    const plan = cancelPlan(view, remain);
    return (await submit(plan, summaryOf(plan.info))).ok;
  };
  /** `isBlocked`: the first one cannot be paid out. */
  const run = async (first: number, isBlocked: boolean): Promise<void> => {
    for (const [place, view] of views.entries()) {
      if (place < first) continue;
      setProgress({ phase: 'running', sent: place });
      const isSent = await cancel(view, isBlocked && place === first);
      if (closed.current) return;
      if (!isSent) {
        setProgress({ phase: 'stopped', sent: place });
        return;
      }
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
    problem,
    isWaiting: state.phase === 'submitted' && step?.kind === 'cancelIntoDeposit',
    start: () => void run(0, false),
    goOn:
      problem && (isDeposited || problem.code === 'payoutBlocked') ? () => void run(progress.sent, true) : undefined,
    stop,
  };
};
