import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps a custom property of the root element equal to an element's height, for pages that fill the rest of the
 * window. Without a height it is not set: setting it makes the browser recompute the styles of the whole page.
 */
export function useHeightProperty(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = measured;
      if (offsetHeight > 0) style.setProperty(property, `${offsetHeight}px`);
      else style.removeProperty(property);
    });
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
