import { importWithRetry } from './importWithRetry.ts';

let shown: Promise<void> = Promise.resolve();
let open = (): void => undefined;
let hasAnswered = false;
/** Number of waits beyond the node's first answer. */
let awaited = 0;

const PATIENCE_MS = 4000;
const IDLE_MS = 1500;

/** Delays modules until `showedContent`, a first user action or some seconds have passed. */
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

/** To be called once the node has answered or failed; delayed modules load after the next paint. */
export const showedContent = (): void => {
  hasAnswered = true;
  openOnceDrawn();
};

/** Extends the delay until the returned function is called. */
export const awaitContent = (): (() => void) => {
  awaited += 1;
  return () => {
    awaited -= 1;
    openOnceDrawn();
  };
};

/** Imports modules that every visit needs, but not for its first content. A failed import is repeated. */
export const importLater = async <T>(load: () => Promise<T>): Promise<T> => {
  await shown;
  return importWithRetry(load);
};
