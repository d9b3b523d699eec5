import { isThriftyLine } from '#lib/isThriftyLine.ts';
import { watchBattery } from '#lib/watchBattery.ts';
import { blockStride } from '#stores/blockStride.ts';
import { touches } from '#stores/touches.ts';
import { onVisibilityChange } from './visibility.ts';

const UNTOUCHED_MS = 60_000;
/** Applies on a low battery or with Save-Data. */
const UNTOUCHED_THRIFTY_MS = 10_000;
const ANNOUNCED_EACH_MS = 2000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** While nobody uses the page, reads every second block; from the first input on, each block again. */
export const savePower = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLow = false;
  let touchedAtMs = performance.now();
  let announcedAtMs = -Infinity;
  const limitMs = (): number => (isLow || isThriftyLine() ? UNTOUCHED_THRIFTY_MS : UNTOUCHED_MS);
  const look = (): void => {
    clearTimeout(timer);
    const leftMs = touchedAtMs + limitMs() - performance.now();
    blockStride.set(leftMs > 0 ? 1 : 2);
    if (leftMs > 0) timer = setTimeout(look, leftMs);
  };
  const isTouched = (): void => {
    touchedAtMs = performance.now();
    if (blockStride.current() === 2) look();
  };
  const touched = (): void => {
    isTouched();
    if (touchedAtMs - announcedAtMs < ANNOUNCED_EACH_MS) return;
    announcedAtMs = touchedAtMs;
    touches.here.notify();
  };
  for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, passive: true });
  const stopListening = onVisibilityChange((visible) => visible && touched());
  const stopTouches = touches.elsewhere.add(isTouched);
  const stopBattery = watchBattery((low) => {
    isLow = low;
    look();
  });
  look();
  return () => {
    clearTimeout(timer);
    stopListening();
    stopTouches();
    stopBattery();
    for (const touch of TOUCHES) removeEventListener(touch, touched, { capture: true });
    blockStride.set(1);
  };
};
