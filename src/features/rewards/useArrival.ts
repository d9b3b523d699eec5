import { useEffect, useRef, useState } from 'react';
import { entryId } from './entries.ts';

const BELOW_HEADER = 'calc(var(--h-top) + var(--s-3))';

/** Scrolls once to the entry that the URL names, and focuses it. */
export const useArrival = (named: string | undefined, isShown: boolean): void => {
  const [first] = useState(named);
  const hasArrived = useRef(false);
  useEffect(() => {
    if (first === undefined || !isShown || hasArrived.current) return undefined;
    // A new page scrolls to its top after the effects of its parts.
    const frame = requestAnimationFrame(() => {
      hasArrived.current = true;
      const entry = document.getElementById(entryId(first));
      if (!entry) return;
      entry.style.scrollMarginTop = BELOW_HEADER;
      entry.scrollIntoView({ block: 'start' });
      entry.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [first, isShown]);
};
