import { useLingui } from '@lingui/react';
import { useMemo, useRef, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { recordWords } from '#features/transactions/index.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
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
  /** All at once, as one transaction; undefined until it is known whether the account can. */
  readonly isBatch: boolean | undefined;
  /** Sends everything that was not sent yet. */
  readonly start: () => void;
  readonly stop: () => void;
}

const isSent = (outcome: Outcome | undefined): boolean => outcome !== undefined && 'hash' in outcome;

/** How far each of them is; `current`: those that the wallet has the request for. */
const useSteps = (
  count: number,
  outcomes: ReadonlyMap<number, Outcome>,
  current: readonly number[],
): readonly StepState[] => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  return useMemo(
    () =>
      Array.from({ length: count }, (_, index): StepState => {
        const outcome = outcomes.get(index);
        if (current.includes(index)) return { kind: 'current' };
        if (!outcome) return { kind: 'waiting' };
        if ('problem' in outcome) return { kind: 'failed', problem: outcome.problem };
        const { receipt, ended } = records[outcome.hash] ?? {};
        if (receipt) return { kind: isSuccess(receipt) ? 'revoked' : 'refused' };
        return { kind: ended ? 'refused' : 'sent' };
      }),
    [count, outcomes, current, records],
  );
};

/** Sends all as one transaction where the account can, else one after the other; one that is not sent is skipped. */
export const useRevokeAll = (plans: readonly TransactionPlan[]): RevokeAll => {
  const { i18n } = useLingui();
  const isSeveral = plans.length > 1;
  const canBatch = useBatching(isSeveral);
  const { submit, reset } = useSubmit();
  const [phase, setPhase] = useState<RevokeAll['phase']>('asked');
  const [current, setCurrent] = useState<readonly number[]>([]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const isStopped = useRef(false);

  /** Sends these as one transaction. @returns what became of it; undefined once all of it was stopped */
  const send = async (indexes: readonly number[]): Promise<Outcome | undefined> => {
    const sending = plans.filter((_, index) => indexes.includes(index));
    const [info, ...also] = sending.map((plan) => plan.info);
    setCurrent(indexes);
    const sent = await submit(sending, info ? i18n._(recordWords({ info, also })) : '');
    if (isStopped.current) return undefined;
    return sent.ok ? { hash: sent.value } : { problem: sent.error };
  };
  const keep = (indexes: readonly number[], outcome: Outcome): void =>
    setOutcomes((known) => new Map([...known, ...indexes.map((index) => [index, outcome] as const)]));

  const run = async (): Promise<void> => {
    setPhase('running');
    const open = [...plans.keys()].filter((index) => !isSent(outcomes.get(index)));
    const alone = open.map((index) => [index]);
    for (const indexes of canBatch === true && open.length > 1 ? [open, ...alone] : alone) {
      const outcome = await send(indexes);
      if (!outcome) return;
      const isAll = indexes.length > 1;
      // One that cannot be revoked keeps none of the others from it.
      if (isAll && 'problem' in outcome && outcome.problem.code !== 'rejected') continue;
      keep(indexes, outcome);
      if (isAll) break;
    }
    setCurrent([]);
    setPhase('done');
  };

  const steps = useSteps(plans.length, outcomes, current);
  return {
    phase,
    steps,
    isBatch: isSeveral ? canBatch : false,
    start: () => void run(),
    stop: () => {
      isStopped.current = true;
      reset();
    },
  };
};
