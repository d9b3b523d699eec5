import { useRef, useState, type PointerEvent } from 'react';

const dismissDistancePx = 300;
const dismissVelocityPxPerMs = 3;
/** A finger flicks slower than 3 px/ms, and a low sheet has less than 300 px below its head. */
const flickVelocityPxPerMs = 0.6;
const flickDistancePx = 48;
const lowSheetShare = 0.5;
/** Older movements do not count, because the finger has stopped since. */
const flickMs = 100;

interface Drag {
  readonly pointerId: number;
  readonly startY: number;
  readonly lastY: number;
  readonly lastMs: number;
  readonly velocity: number;
}

interface SheetDrag {
  readonly offsetPx: number;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** Dismisses after 300 px, half of the sheet, or a flick. */
export function useSheetDrag(onDismiss: () => void): SheetDrag {
  const drag = useRef<Drag | undefined>(undefined);
  const [offsetPx, setOffsetPx] = useState(0);
  const stop = (): void => {
    drag.current = undefined;
    setOffsetPx(0);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.closest('button, a, input') !== null) return;
    const { pointerId, clientY, timeStamp } = event;
    drag.current = { pointerId, startY: clientY, lastY: clientY, lastMs: timeStamp, velocity: 0 };
    event.currentTarget.setPointerCapture(pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const held = drag.current;
    if (held === undefined || held.pointerId !== event.pointerId) return;
    const elapsed = event.timeStamp - held.lastMs;
    const velocity = elapsed > 0 ? (event.clientY - held.lastY) / elapsed : held.velocity;
    drag.current = { ...held, lastY: event.clientY, lastMs: event.timeStamp, velocity };
    setOffsetPx(Math.max(0, event.clientY - held.startY));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const held = drag.current;
    if (held === undefined || held.pointerId !== event.pointerId) return;
    stop();
    const pulled = event.clientY - held.startY;
    const sheet = event.currentTarget.parentElement?.getBoundingClientRect().height ?? 0;
    const isFar = pulled > (sheet > 0 ? Math.min(dismissDistancePx, sheet * lowSheetShare) : dismissDistancePx);
    const velocity = event.timeStamp - held.lastMs > flickMs ? 0 : held.velocity;
    const isFlick = velocity > dismissVelocityPxPerMs || (velocity > flickVelocityPxPerMs && pulled > flickDistancePx);
    if (isFar || isFlick) onDismiss();
  };
  return { offsetPx, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop } };
}
