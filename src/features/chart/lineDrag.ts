import { isShortcut } from '#ui/keys/shortcuts.ts';

export interface MovableLine {
  readonly id: string;
  readonly price: number;
}

interface DragSurface {
  readonly element: HTMLElement;
  readonly lines: () => readonly MovableLine[];
  /** Pixels from the top of the element; null if the price is not visible. */
  readonly yOf: (price: number) => number | null;
  readonly priceAt: (y: number) => number | null;
  /** Width of the price axis, on which no drag starts. */
  readonly axisWidth: () => number;
  /** Height of the candles' pane, which begins at the top of the element. */
  readonly height: () => number;
  /** Called with undefined to return the line to its price. */
  readonly onDrag: (line: MovableLine, price: number | undefined) => void;
  readonly onDrop: (line: MovableLine, price: number) => void;
  readonly onLinePress: (line: MovableLine) => void;
  readonly onAxisPress: (price: number) => void;
}

/** Maximum distance at which a press selects a line. */
const REACH_PX = 6;
const PRESS_PX = 2;

type Place = 'drawing' | 'axis';

/** Only for mouse or pen, and only on the candles' pane. */
const placeOf = ({ element, axisWidth, height }: DragSurface, event: PointerEvent): Place | undefined => {
  const { right, top } = element.getBoundingClientRect();
  if (event.pointerType === 'touch' || event.clientY - top > height()) return undefined;
  return event.clientX <= right - axisWidth() ? 'drawing' : 'axis';
};

const nearestLine = ({ lines, yOf }: DragSurface, y: number): MovableLine | undefined => {
  const near = lines().flatMap((line) => {
    const at = yOf(line.price);
    const distance = at === null ? Infinity : Math.abs(at - y);
    return distance <= REACH_PX ? [{ line, distance }] : [];
  });
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.line;
};

const heightIn = (element: HTMLElement, { clientY }: PointerEvent): number =>
  clientY - element.getBoundingClientRect().top;

type PointerListeners = Readonly<
  Record<'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', (event: PointerEvent) => void>
>;

/** Listens before the chart's own listeners. @returns stops listening */
const listenEarly = (element: HTMLElement, listeners: PointerListeners): (() => void) => {
  const listening = new AbortController();
  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    element.addEventListener(name, listeners[name], { capture: true, signal: listening.signal });
  return () => listening.abort();
};

const createAxisPress = (surface: DragSurface) => {
  const { element, priceAt, onAxisPress } = surface;
  let startY: number | undefined;
  const isOnAxis = (event: PointerEvent): boolean => placeOf(surface, event) === 'axis';
  return {
    begin(event: PointerEvent): void {
      startY = event.button === 0 && isOnAxis(event) ? heightIn(element, event) : undefined;
    },
    end(event: PointerEvent): void {
      const y = heightIn(element, event);
      const isPress = startY !== undefined && Math.abs(y - startY) <= PRESS_PX && isOnAxis(event);
      const price = isPress ? priceAt(y) : null;
      startY = undefined;
      if (price !== null && price > 0) onAxisPress(price);
    },
  };
};

/**
 * For mouse and pen only: a release drops the line, Escape returns it, a press on the price axis chooses its price.
 * Touch scrolls the chart.
 * @returns stops listening
 */
export const followDrags = (surface: DragSurface): (() => void) => {
  const { element, priceAt, onDrag, onDrop, onLinePress } = surface;
  const axis = createAxisPress(surface);
  let held: { readonly line: MovableLine; readonly startY: number; price: number } | undefined;

  const lineAt = (event: PointerEvent): MovableLine | undefined =>
    placeOf(surface, event) === 'drawing' ? nearestLine(surface, heightIn(element, event)) : undefined;

  const letGo = (): void => {
    held = undefined;
    window.removeEventListener('keydown', onKey, true);
  };
  const putBack = (): void => {
    if (held) onDrag(held.line, undefined);
    letGo();
  };
  function onKey(event: KeyboardEvent): void {
    if (!isShortcut(event, 'close')) return;
    event.stopPropagation();
    putBack();
  }
  const onDown = (event: PointerEvent): void => {
    axis.begin(event);
    const line = event.button === 0 ? lineAt(event) : undefined;
    if (!line) return;
    // Prevents the mouse events of this press, on which the chart scrolls.
    event.preventDefault();
    event.stopPropagation();
    element.setPointerCapture(event.pointerId);
    held = { line, startY: heightIn(element, event), price: line.price };
    window.addEventListener('keydown', onKey, true);
  };
  const onMove = (event: PointerEvent): void => {
    if (!held) return void (element.style.cursor = lineAt(event) ? 'ns-resize' : '');
    const price = priceAt(heightIn(element, event));
    if (price === null || !(price > 0)) return;
    held.price = price;
    onDrag(held.line, price);
  };
  const onUp = (event: PointerEvent): void => {
    if (!held) return axis.end(event);
    const { line, startY, price } = held;
    const isMoved = Math.abs(heightIn(element, event) - startY) > 1;
    putBack();
    if (isMoved) onDrop(line, price);
    else onLinePress(line);
  };

  const stop = listenEarly(element, {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: onUp,
    pointercancel: putBack,
  });
  return () => {
    letGo();
    stop();
  };
};
