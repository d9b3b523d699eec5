import type { PointerEvent } from 'react';

interface SizeDrag {
  readonly axis: 'x' | 'y';
  readonly size: number;
  readonly limits: { readonly min: number; readonly max: number };
  readonly onSize: (size: number) => void;
  /** Called with the new size; undefined if the pointer did not move, or Escape ended the drag. */
  readonly onEnd: (size: number | undefined) => void;
}

/**
 * Follows the pointer until it is released. The part is to the right of the handle or below it, so it grows to the left
 * or upwards.
 */
export const dragSize = (event: PointerEvent<HTMLElement>, { axis, size, limits, onSize, onEnd }: SizeDrag): void => {
  const handle = event.currentTarget;
  const { pointerId } = event;
  const at = (press: { readonly clientX: number; readonly clientY: number }): number =>
    axis === 'x' ? press.clientX : press.clientY;
  const start = at(event);
  const listening = new AbortController();
  let next: number | undefined;
  let frame: number | undefined;
  const draw = (): void => {
    frame = undefined;
    if (next !== undefined) onSize(next);
  };
  const end = (result: number | undefined): void => {
    listening.abort();
    if (frame !== undefined) cancelAnimationFrame(frame);
    delete handle.dataset['dragged'];
    onEnd(result);
  };
  const { signal } = listening;
  const on = <K extends keyof HTMLElementEventMap>(name: K, run: (event: HTMLElementEventMap[K]) => void): void =>
    handle.addEventListener(name, run, { signal });
  on('pointermove', (move) => {
    const moved = start - at(move);
    if (next === undefined && moved === 0) return;
    next = Math.min(limits.max, Math.max(limits.min, Math.round(size + moved)));
    frame ??= requestAnimationFrame(draw);
  });
  on('pointerup', () => end(next));
  on('pointercancel', () => end(undefined));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal });
  handle.dataset['dragged'] = '';
  handle.setPointerCapture(pointerId);
};
