import { useEffect, useState } from 'react';

/** For costly content: true at once unless `hurried()` at mount, then true after `pauseMs`. */
export function useRested(hurried: () => boolean, pauseMs: number): boolean {
  const [rested, setRested] = useState(() => !hurried());
  useEffect(() => {
    if (rested) return undefined;
    const timer = setTimeout(() => setRested(true), pauseMs);
    return () => clearTimeout(timer);
  }, [rested, pauseMs]);
  return rested;
}
