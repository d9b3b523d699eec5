import { useEffect, useState } from 'react';
import { useLatest } from '#ui/hooks/useLatest.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';

/** Milliseconds without a change until a transaction is simulated. */
const SETTLE_MS = 600;

interface ForeseenQuery {
  readonly key: string | undefined;
  readonly block: number | undefined;
  readonly look: () => Promise<SubmitProblem | undefined>;
}

/**
 * Reason why a complete transaction would be refused; undefined while none is known. A refused transaction is simulated
 * again with each block.
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
