import { importWithRetry } from './importWithRetry.ts';

/** Resolved unless the start delays modules. */
let shown: Promise<void> = Promise.resolve();
let open = (): void => undefined;
let hasAnswered = false;
/** Beyond the node's first answer. */
let awaited = 0;

const PATIENCE_MS = 4000;
const IDLE_MS = 1500;

/** Until `showedContent`, a first user action or some seconds. */
export const holdBackParts = (): void => {
  shown = new Promise((resolve) => {
    open = resolve;
    setTimeout(resolve, PATIENCE_MS);
    for (const press of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(press, () => resolve(), { once: true, capture: true });
  });
};

const openOnceDrawn = (): void => {
  if (!hasAnswered || awaited > 0) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(open, { timeout: IDLE_MS });
  else setTimeout(open, IDLE_MS);
};

/** Call once the node has answered or failed; delayed modules load after the next paint. */
export const showedContent = (): void => {
  hasAnswered = true;
  openOnceDrawn();
};

/** The returned function ends the wait. */
export const awaitContent = (): (() => void) => {
  awaited += 1;
  return () => {
    awaited -= 1;
    openOnceDrawn();
  };
};

/** For modules that every visit needs, but not for its first content; retries. */
export const importLater = async <T>(load: () => Promise<T>): Promise<T> => {
  await shown;
  return importWithRetry(load);
};
