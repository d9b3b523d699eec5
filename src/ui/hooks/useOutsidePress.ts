import { useEffect, useRef, type RefObject } from 'react';

export function useOutsidePress(
  box: RefObject<HTMLElement | null>,
  active: boolean,
  onOutside: (event: PointerEvent) => void,
): void {
  const latest = useRef(onOutside);
  useEffect(() => {
    latest.current = onOutside;
  }, [onOutside]);
  useEffect(() => {
    if (!active) return undefined;
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) latest.current(event);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [box, active]);
}
