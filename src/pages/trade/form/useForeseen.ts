import { useEffect, useState } from 'react';
import { useLatest } from '#ui/hooks/useLatest.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';

/** A transaction that is still typed is not simulated. */
const SETTLE_MS = 600;

interface ForeseenQuery {
  /** Identifies the transaction; undefined while it is incomplete. */
  readonly key: string | undefined;
  readonly block: number | undefined;
  /** Simulates the transaction. Never rejects. */
  readonly look: () => Promise<SubmitProblem | undefined>;
}

/**
 * Refusal that a transaction would meet, diagnosed once it is complete; undefined while none is known. A refused
 * transaction is simulated again with every block.
 */
export const useForeseen = ({ key, block, look }: ForeseenQuery): SubmitProblem | undefined => {
  const [found, setFound] = useState<{ readonly key: string; readonly problem: SubmitProblem }>();
  const latest = useLatest(look);
  const known = found !== undefined && found.key === key ? found.problem : undefined;
  const again = known && block;
  useEffect(() => {
    if (key === undefined) return undefined;
    let isOver = false;
    const simulate = async (): Promise<void> => {
      const problem = await latest.current?.();
      if (!isOver) setFound(problem && { key, problem });
    };
    const timer = setTimeout(() => void simulate(), SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, again, latest]);
  return known;
};
