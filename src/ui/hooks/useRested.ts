import { useEffect, useState } from 'react';

/**
 * Whether what costs more than it is worth in passing may be shown: at once, unless it is `hurried` when it comes; then
 * after it has stayed for `pauseMs`.
 */
export function useRested(hurried: () => boolean, pauseMs: number): boolean {
  const [rested, setRested] = useState(() => !hurried());
  useEffect(() => {
    if (rested) return undefined;
    const timer = setTimeout(() => setRested(true), pauseMs);
    return () => clearTimeout(timer);
  }, [rested, pauseMs]);
  return rested;
}
