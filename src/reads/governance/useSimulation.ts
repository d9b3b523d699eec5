import { useCallback, useEffect, useRef, useState } from 'react';
import { readRpc } from '#chain/rpc/readRpc.ts';
import type { ActionOutcome } from '#chain/simulation/simulateActions.ts';
import type { ProposalAction } from '#domain/governance/action.ts';
import type { Address } from '#domain/tokens/types.ts';
import { importWithRetry } from '#lib/later.ts';

export type { ActionOutcome } from '#chain/simulation/simulateActions.ts';

export interface Simulation {
  readonly isRunning: boolean;
  readonly outcomes: readonly ActionOutcome[] | undefined;
  readonly run: () => void;
}

interface Outcome {
  readonly actions: readonly ProposalAction[];
  readonly outcomes: readonly ActionOutcome[];
}

export const useSimulation = (
  timelock: Address | undefined,
  actions: readonly ProposalAction[] | undefined,
): Simulation => {
  const [running, setRunning] = useState<readonly ProposalAction[]>();
  const [last, setLast] = useState<Outcome>();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const run = useCallback(() => {
    if (!timelock || !actions) return;
    setRunning(actions);
    const simulate = async (): Promise<readonly ActionOutcome[]> => {
      try {
        const { simulateActions } = await importWithRetry(() => import('#chain/simulation/simulateActions.ts'));
        return await simulateActions(readRpc, timelock, actions);
      } catch (cause) {
        return actions.map(() => ({ kind: 'unread', problem: { code: 'network', cause } }));
      }
    };
    void simulate().then((outcomes) => {
      if (!isMounted.current) return;
      setLast({ actions, outcomes });
      setRunning(undefined);
    });
  }, [timelock, actions]);
  return {
    isRunning: running !== undefined && running === actions,
    outcomes: last && last.actions === actions ? last.outcomes : undefined,
    run,
  };
};
