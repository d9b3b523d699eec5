import { isDeskShortcut } from '#ui/keys/deskShortcuts.ts';
import { isShortcut } from '#ui/keys/shortcuts.ts';

export interface TrendInput {
  /** Moves by `right` candles, and by `up` hundredths of the height. */
  readonly onStep: (right: number, up: number) => void;
  readonly onPoint: (event: PointerEvent) => boolean;
  readonly onTake: () => void;
  readonly onEscape: () => void;
}

const keySteps: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const FAST = 10;
const PRESS_PX = 6;

export const followTrendInput = (
  element: HTMLElement,
  { onStep, onPoint, onTake, onEscape }: TrendInput,
): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  let pressedAt: { readonly x: number; readonly y: number } | undefined;
  const onKey = (event: KeyboardEvent): void => {
    const isFar = isDeskShortcut(event, 'trendMoveFar');
    const isMove = isFar || isDeskShortcut(event, 'trendMove');
    const isEscape = isShortcut(event, 'close');
    if (!isMove && !isEscape && !isDeskShortcut(event, 'trendTake')) return;
    event.preventDefault();
    event.stopPropagation();
    const [right, up] = keySteps[event.key] ?? [0, 0];
    const factor = isFar ? FAST : 1;
    if (isMove) onStep(right * factor, up * factor);
    else if (isEscape) onEscape();
    else onTake();
  };
  const onDown = ({ clientX, clientY }: PointerEvent): void => {
    pressedAt = { x: clientX, y: clientY };
  };
  const onUp = (event: PointerEvent): void => {
    const { x = Infinity, y = Infinity } = pressedAt ?? {};
    pressedAt = undefined;
    // A longer movement was a drag of the chart.
    if (Math.hypot(event.clientX - x, event.clientY - y) <= PRESS_PX && onPoint(event)) onTake();
  };
  const early = { capture: true, signal };
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('pointermove', onPoint, early);
  element.addEventListener('pointerdown', onDown, early);
  element.addEventListener('pointerup', onUp, early);
  return () => listening.abort();
};
