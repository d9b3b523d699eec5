import { useLayoutEffect, type RefObject } from 'react';

/** Not set while the height is 0, because setting it makes the browser recompute the page's styles. */
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
