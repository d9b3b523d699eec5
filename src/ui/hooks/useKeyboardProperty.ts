import { useLayoutEffect } from 'react';
import { useVisualViewportInset } from './useVisualViewportInset.ts';

/** `--covered` and `data-keyboard` of the root element describe the area that the on-screen keyboard covers. */
export function useKeyboardProperty(): void {
  const covered = useVisualViewportInset();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-keyboard', covered > 0);
    if (covered === 0) {
      root.style.removeProperty('--covered');
      return;
    }
    root.style.setProperty('--covered', `${covered}px`);
    const { activeElement } = document;
    // A sheet has become lower, and its sticky button may cover the field.
    if (activeElement?.closest('[role=dialog]')) activeElement.scrollIntoView({ block: 'center' });
  }, [covered]);
}
