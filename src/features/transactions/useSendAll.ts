import { useLingui } from '@lingui/react';
import { useMemo, useRef, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { mayBeSent } from '#writes/plan/mayBeSent.ts';
import type { SubmitProblem, TransactionPlan } from '#writes/plan/plan.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import { minedStep, type StepState } from './minedStep.ts';
import { recordWords } from './recordWords.ts';

type Outcome = { readonly hash: Hex } | { readonly problem: SubmitProblem };
type Outcomes = ReadonlyMap<number, Outcome>;

export interface SendAll {
  readonly phase: 'asked' | 'running' | 'done';
  /** In the order of the plans. */
  readonly steps: readonly StepState[];
  readonly stepOf: (plan: TransactionPlan) => StepState;
  /** True if one transaction has all calls; undefined until it is known if the account can batch. */
  readonly isBatch: boolean | undefined;
  readonly start: (plans: readonly TransactionPlan[]) => void;
  readonly retry: () => void;
  readonly stop: () => void;
}

const STOPS: ReadonlySet<SubmitProblem['code']> = new Set(['rejected', 'requestWaiting', 'mayBeSent', 'overtaken']);

/** True if single transactions could repeat what the batch may have done, or are not meant. */
const stopsAll = (problem: SubmitProblem): boolean => STOPS.has(problem.code) || mayBeSent(problem);

const isSent = (outcome: Outcome | undefined): boolean => outcome !== undefined && 'hash' in outcome;

const useSteps = (count: number, outcomes: Outcomes, current: readonly number[]): readonly StepState[] => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  return useMemo(
    () =>
      Array.from({ length: count }, (_, index): StepState => {
        const outcome = outcomes.get(index);
        if (current.includes(index)) return { kind: 'current' };
        if (!outcome) return { kind: 'waiting' };
        if ('problem' in outcome) return { kind: 'failed', problem: outcome.problem };
        const { hash } = outcome;
        const together = [...outcomes.keys()].filter((other) => outcomes.get(other) === outcome);
        return minedStep(hash, records[hash], together.toSorted((a, b) => a - b).indexOf(index));
      }),
    [count, outcomes, current, records],
  );
};

const useSendSome = () => {
  const { i18n } = useLingui();
  const { submit, reset } = useSubmit();
  /** @returns the outcome and the plans that were left out because the contracts would refuse them */
  const sendSome = async (plans: readonly TransactionPlan[]) => {
    const refused = new Set<TransactionPlan>();
    const [info, ...also] = plans.map((plan) => plan.info);
    const sent = await submit(
      plans.length === 1
        ? plans
        : async (tryOut) => {
            const tried = await Promise.all(plans.map(tryOut));
            for (const [index, plan] of plans.entries()) if (tried[index]?.ok === false) refused.add(plan);
            // If all plans are refused, the first one is simulated to get the reason.
            return refused.size === plans.length ? plans.slice(0, 1) : plans.filter((plan) => !refused.has(plan));
          },
      info ? i18n._(recordWords({ info, also })) : '',
    );
    const outcome: Outcome = sent.ok ? { hash: sent.value } : { problem: sent.error };
    return { outcome, refused };
  };
  return { sendSome, reset };
};

/**
 * Sends one transaction if the account can batch, else one after another. Skips plans that the contracts would refuse.
 * A batch that may have been sent is not repeated in single transactions; only a retry does so, after a question.
 * @param isSeveral true if there are several plans
 */
export const useSendAll = (isSeveral: boolean): SendAll => {
  const canBatch = useBatching(isSeveral);
  const { sendSome, reset } = useSendSome();
  const [phase, setPhase] = useState<SendAll['phase']>('asked');
  const [plans, setPlans] = useState<readonly TransactionPlan[]>([]);
  const [current, setCurrent] = useState<readonly number[]>([]);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const isStopped = useRef(false);
  const hasBatchFailed = useRef(false);

  const run = async (all: readonly TransactionPlan[], known: Outcomes): Promise<void> => {
    setPhase('running');
    let settled: Outcomes = new Map([...known].filter(([, outcome]) => isSent(outcome)));
    const open = [...all.keys()].filter((index) => !settled.has(index));
    const alone = open.map((index) => [index]);
    const joins = canBatch === true && open.length > 1 && !hasBatchFailed.current;
    for (const indexes of joins ? [open, ...alone] : alone) {
      const unsettled = indexes.filter((index) => !settled.has(index));
      if (unsettled.length === 0) continue;
      setCurrent(unsettled);
      const { outcome, refused } = await sendSome(all.filter((_, index) => unsettled.includes(index)));
      if (isStopped.current) return;
      if (unsettled.length > 1 && 'problem' in outcome) {
        hasBatchFailed.current = outcome.problem.code !== 'rejected';
        // A plan that cannot be sent does not stop the others.
        if (!stopsAll(outcome.problem)) continue;
      }
      const taken = all.flatMap((plan, index) => (unsettled.includes(index) && !refused.has(plan) ? [index] : []));
      settled = new Map([...settled, ...taken.map((index) => [index, outcome] as const)]);
      setOutcomes(settled);
    }
    setCurrent([]);
    setPhase('done');
  };

  const steps = useSteps(plans.length, outcomes, current);
  return {
    phase,
    steps,
    stepOf: (plan) => steps[plans.indexOf(plan)] ?? { kind: 'waiting' },
    isBatch: isSeveral ? canBatch : false,
    start: (all) => {
      setPlans(all);
      setOutcomes(new Map());
      hasBatchFailed.current = false;
      void run(all, new Map());
    },
    retry: () => void run(plans, outcomes),
    stop: () => {
      isStopped.current = true;
      reset();
    },
  };
};
