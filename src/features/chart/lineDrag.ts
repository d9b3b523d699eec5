import { isShortcut } from '#ui/keys/shortcuts.ts';

export interface MovableLine {
  readonly id: string;
  readonly price: number;
}

export interface DragSurface {
  readonly element: HTMLElement;
  readonly lines: () => readonly MovableLine[];
  /** Distance from the top of the element; null if the price is out of view. */
  readonly yOf: (price: number) => number | null;
  readonly priceAt: (y: number) => number | null;
  /** No drag starts on the price axis. */
  readonly axisWidth: () => number;
  /** Undefined puts the line back. */
  readonly onDrag: (line: MovableLine, price: number | undefined) => void;
  readonly onDrop: (line: MovableLine, price: number) => void;
}

/** Distance within which a press grabs a line. */
const REACH_PX = 6;

/** Left of the price axis, by mouse or pen. */
const isOnDrawing = ({ element, axisWidth }: DragSurface, { pointerType, clientX }: PointerEvent): boolean =>
  pointerType !== 'touch' && clientX <= element.getBoundingClientRect().right - axisWidth();

const nearestLine = ({ lines, yOf }: DragSurface, y: number): MovableLine | undefined => {
  const near = lines().flatMap((line) => {
    const at = yOf(line.price);
    const distance = at === null ? Infinity : Math.abs(at - y);
    return distance <= REACH_PX ? [{ line, distance }] : [];
  });
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.line;
};

/** Mouse and pen only: a release drops the line, Escape puts it back, touch scrolls the chart. Returns the stop. */
export const followDrags = (surface: DragSurface): (() => void) => {
  const { element, priceAt, onDrag, onDrop } = surface;
  let held: { readonly line: MovableLine; readonly startY: number; price: number } | undefined;

  const heightOf = (event: PointerEvent): number => event.clientY - element.getBoundingClientRect().top;
  const lineAt = (event: PointerEvent): MovableLine | undefined =>
    isOnDrawing(surface, event) ? nearestLine(surface, heightOf(event)) : undefined;

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
    const line = event.button === 0 ? lineAt(event) : undefined;
    if (!line) return;
    // Suppresses the mouse events after this press: the chart scrolls on those alone.
    event.preventDefault();
    event.stopPropagation();
    element.setPointerCapture(event.pointerId);
    held = { line, startY: heightOf(event), price: line.price };
    window.addEventListener('keydown', onKey, true);
  };
  const onMove = (event: PointerEvent): void => {
    if (!held) {
      element.style.cursor = lineAt(event) ? 'ns-resize' : '';
      return;
    }
    const price = priceAt(heightOf(event));
    if (price === null || !(price > 0)) return;
    held.price = price;
    onDrag(held.line, price);
  };
  const onUp = (event: PointerEvent): void => {
    if (!held) return;
    const { line, startY, price } = held;
    const isMoved = Math.abs(heightOf(event) - startY) > 1;
    putBack();
    if (isMoved) onDrop(line, price);
  };

  const listening = new AbortController();
  const early = { capture: true, signal: listening.signal };
  element.addEventListener('pointerdown', onDown, early);
  element.addEventListener('pointermove', onMove, early);
  element.addEventListener('pointerup', onUp, early);
  element.addEventListener('pointercancel', putBack, early);
  return () => {
    letGo();
    listening.abort();
  };
};
