import { importWithRetry } from './importWithRetry.ts';

/** Nothing waits unless the application says so when it starts. */
let shown: Promise<void> = Promise.resolve();
let open = (): void => undefined;
let hasAnswered = false;
/** How much of what the page was opened for is still on its way. */
let awaited = 0;

const PATIENCE_MS = 4000;
/** So long the browser may have other things to do once the page shows what it was opened for. */
const IDLE_MS = 1500;

/** Has the parts that few visits need at once wait until `showedContent`, a first press or some seconds. */
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

/** The node has answered, or failed to: what was held back comes as soon as that is drawn. */
export const showedContent = (): void => {
  hasAnswered = true;
  openOnceDrawn();
};

/** More than the node's first answer is awaited; the returned function says that it is shown, or will not be soon. */
export const awaitContent = (): (() => void) => {
  awaited += 1;
  return () => {
    awaited -= 1;
    openOnceDrawn();
  };
};

/** Loads a part that every visit gets, and no visit needs before it has something to look at; asks again until it arrives. */
export const importLater = async <T>(load: () => Promise<T>): Promise<T> => {
  await shown;
  return importWithRetry(load);
};
