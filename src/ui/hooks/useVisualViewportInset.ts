import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', changed);
  viewport?.addEventListener('scroll', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
    viewport?.removeEventListener('scroll', changed);
  };
};

const covered = (): number => {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
};

/** Pixels at the bottom of the page that the on-screen keyboard covers; 0 without a keyboard or while zoomed in. */
export const useVisualViewportInset = (): number => useSyncExternalStore(subscribe, covered);
