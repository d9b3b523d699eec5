import { useMemo, useRef, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { useSummaryOf } from '#features/transactions/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import type { SubmitProblem, TransactionPlan } from '#writes/plan.ts';
import { useSubmit } from '#writes/useSubmit.ts';

/** How far one of the transactions is; `refused`: it was mined without effect, or can no longer be mined. */
export type StepState =
  | { readonly kind: 'waiting' | 'current' | 'sent' | 'revoked' | 'refused' }
  | { readonly kind: 'failed'; readonly problem: SubmitProblem };

type Outcome = { readonly hash: Hex } | { readonly problem: SubmitProblem };

export interface RevokeAll {
  readonly phase: 'asked' | 'running' | 'done';
  readonly steps: readonly StepState[];
  /** Sends every transaction that was not sent yet. */
  readonly start: () => void;
  readonly stop: () => void;
}

const isSent = (outcome: Outcome | undefined): boolean => outcome !== undefined && 'hash' in outcome;

/** Sends one transaction after the other; one that is not sent is skipped. */
export const useRevokeAll = (plans: readonly TransactionPlan[]): RevokeAll => {
  const summaryOf = useSummaryOf();
  const { submit, reset } = useSubmit();
  const [phase, setPhase] = useState<RevokeAll['phase']>('asked');
  const [current, setCurrent] = useState<number>();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const isStopped = useRef(false);

  const run = async (): Promise<void> => {
    setPhase('running');
    for (const [index, plan] of plans.entries()) {
      if (isSent(outcomes.get(index))) continue;
      setCurrent(index);
      const sent = await submit(plan, summaryOf(plan.info));
      if (isStopped.current) return;
      const outcome = sent.ok ? { hash: sent.value } : { problem: sent.error };
      setOutcomes((known) => new Map(known).set(index, outcome));
    }
    setCurrent(undefined);
    setPhase('done');
  };

  const steps = useMemo(
    () =>
      plans.map((_, index): StepState => {
        const outcome = outcomes.get(index);
        if (index === current) return { kind: 'current' };
        if (!outcome) return { kind: 'waiting' };
        if ('problem' in outcome) return { kind: 'failed', problem: outcome.problem };
        const { receipt, ended } = records[outcome.hash] ?? {};
        if (receipt) return { kind: isSuccess(receipt) ? 'revoked' : 'refused' };
        return { kind: ended ? 'refused' : 'sent' };
      }),
    [plans, outcomes, current, records],
  );
  return {
    phase,
    steps,
    start: () => void run(),
    stop: () => {
      isStopped.current = true;
      reset();
    },
  };
};
