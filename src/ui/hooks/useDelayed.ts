import { useEffect, useState } from 'react';

/** False at first, true once mounted for `delayMs`: for progress that short waits should not show. */
export function useDelayed(delayMs: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return due;
}
