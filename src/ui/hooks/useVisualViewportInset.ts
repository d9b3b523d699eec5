import { useSyncExternalStore } from 'react';

const measure = (): number => {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
};

/** Measured when the viewport changes, because measuring during render would force a layout. */
let covered = 0;

const subscribe = (changed: () => void): (() => void) => {
  const viewport = window.visualViewport;
  const follow = (): void => {
    covered = measure();
    changed();
  };
  // A keyboard may have opened or closed while no component was subscribed.
  if (covered > 0 || document.activeElement instanceof HTMLInputElement) follow();
  viewport?.addEventListener('resize', follow);
  viewport?.addEventListener('scroll', follow);
  return () => {
    viewport?.removeEventListener('resize', follow);
    viewport?.removeEventListener('scroll', follow);
  };
};

/** Pixels; 0 if there is no keyboard or the page is zoomed in. */
export const useVisualViewportInset = (): number => useSyncExternalStore(subscribe, () => covered);
