const SECOND_MS = 1000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = (): void => {
  if (document.hidden) return;
  for (const listener of listeners) listener();
};

/** Calls each second while the tab is visible, and when it becomes visible. Listeners share a timer: React draws once. */
export const everySecond = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    timer = setInterval(tick, SECOND_MS);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};
