import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

interface AnchoredPosition {
  readonly side: 'above' | 'below';
  readonly align: 'start' | 'end';
}

const gapPx = 6;
const edgePx = 8;

interface Measure {
  readonly anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  readonly box: Pick<DOMRect, 'width' | 'height'>;
  readonly width: number;
  readonly height: number;
}

/** Flips to the other side; if neither side has room, moves inwards over the anchor. */
export function placeAtAnchor(
  { anchor, box, width, height }: Measure,
  position: AnchoredPosition,
): { left: number; top: number } {
  const below = anchor.bottom + gapPx;
  const above = anchor.top - gapPx - box.height;
  const fitsBelow = below + box.height <= height - edgePx;
  const fitsAbove = above >= edgePx;
  const goesBelow = position.side === 'below' ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow;
  const target = position.align === 'start' ? anchor.left : anchor.right - box.width;
  const inwards = (start: number, room: number): number => Math.max(edgePx, Math.min(start, room - edgePx));
  return {
    left: inwards(target, width - box.width),
    top: inwards(goesBelow ? below : above, height - box.height),
  };
}

/** Invisible, but can have the focus. */
const unplaced: CSSProperties = { position: 'fixed', left: 0, top: 0, opacity: 0 };

export function useAnchoredPosition(
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  { side, align }: AnchoredPosition,
): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>(unplaced);
  useLayoutEffect(() => {
    const position = (): void => {
      if (anchor.current === null || box.current === null) return;
      const measure = {
        anchor: anchor.current.getBoundingClientRect(),
        box: box.current.getBoundingClientRect(),
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      };
      setStyle({ position: 'fixed', ...placeAtAnchor(measure, { side, align }) });
    };
    position();
    window.addEventListener('scroll', position, true);
    window.addEventListener('resize', position);
    return () => {
      window.removeEventListener('scroll', position, true);
      window.removeEventListener('resize', position);
    };
  }, [anchor, box, side, align]);
  return style;
}
