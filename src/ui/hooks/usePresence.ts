import { useEffect, useState } from 'react';

export type Presence = 'absent' | 'entering' | 'present' | 'leaving';

export function usePresence(open: boolean, fadeMs: number): Presence {
  const [phase, setPhase] = useState<Presence>(open ? 'entering' : 'absent');
  if (open && (phase === 'absent' || phase === 'leaving')) setPhase('entering');
  if (!open && (phase === 'present' || phase === 'entering')) setPhase('leaving');
  useEffect(() => {
    if (phase === 'entering') {
      const frame = requestAnimationFrame(() => setPhase('present'));
      return () => cancelAnimationFrame(frame);
    }
    if (phase === 'leaving') {
      const timer = setTimeout(() => setPhase('absent'), fadeMs);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [phase, fadeMs]);
  return phase;
}
