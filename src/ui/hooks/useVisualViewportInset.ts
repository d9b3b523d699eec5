import { useSyncExternalStore } from 'react';

const measure = (): number => {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
};

/** Measured when the viewport changes: during render it would force a layout. */
let covered = 0;

const subscribe = (changed: () => void): (() => void) => {
  const viewport = window.visualViewport;
  const follow = (): void => {
    covered = measure();
    changed();
  };
  // A keyboard may have opened or closed while no component subscribed.
  if (covered > 0 || document.activeElement instanceof HTMLInputElement) follow();
  viewport?.addEventListener('resize', follow);
  viewport?.addEventListener('scroll', follow);
  return () => {
    viewport?.removeEventListener('resize', follow);
    viewport?.removeEventListener('scroll', follow);
  };
};

/** Pixels; 0 without a keyboard or while zoomed in. */
export const useVisualViewportInset = (): number => useSyncExternalStore(subscribe, () => covered);
