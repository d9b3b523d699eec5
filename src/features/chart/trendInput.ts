/** What keys, mouse and finger ask of the tool that draws trend lines. */
export interface TrendInput {
  /** Candles to the right, and parts of the drawing's height upwards. */
  readonly onStep: (right: number, up: number) => void;
  /** The mouse or finger is here. @returns whether that is on the drawing. */
  readonly onPoint: (event: PointerEvent) => boolean;
  /** A press, or Enter, at the point that was last moved to. */
  readonly onTake: () => void;
  readonly onEscape: () => void;
}

const keySteps: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Steps of a key with Shift. */
const FAST = 10;
/** How far a press may slip, in pixels. */
const PRESS_PX = 6;

/** Listens on the element that the chart fills. @returns the way out. */
export const followTrendInput = (
  element: HTMLElement,
  { onStep, onPoint, onTake, onEscape }: TrendInput,
): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  let pressedAt: { readonly x: number; readonly y: number } | undefined;
  const onKey = (event: KeyboardEvent): void => {
    const steps = keySteps[event.key];
    const isTaken = steps !== undefined || ['Enter', ' ', 'Escape'].includes(event.key);
    if (!isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const factor = event.shiftKey ? FAST : 1;
    if (steps) onStep(steps[0] * factor, steps[1] * factor);
    else if (event.key === 'Escape') onEscape();
    else onTake();
  };
  const onDown = ({ clientX, clientY }: PointerEvent): void => {
    pressedAt = { x: clientX, y: clientY };
  };
  const onUp = (event: PointerEvent): void => {
    const { x = Infinity, y = Infinity } = pressedAt ?? {};
    pressedAt = undefined;
    // Further away it was a drag of the chart.
    if (Math.hypot(event.clientX - x, event.clientY - y) <= PRESS_PX && onPoint(event)) onTake();
  };
  const early = { capture: true, signal };
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('pointermove', onPoint, early);
  element.addEventListener('pointerdown', onDown, early);
  element.addEventListener('pointerup', onUp, early);
  return () => listening.abort();
};
