/**
 * Entries of the browser's history for open sheets, so the Back button of a phone closes the newest sheet before it
 * leaves the page. A sheet that closes otherwise leaves its entry behind: the next sheet reuses it, the next page
 * replaces it, and Back skips it. The router ignores these entries.
 */

interface EntryState {
  /** Number of sheets that this entry was made for; none at an entry of a page. */
  readonly sheets?: number;
  /** The router's index of the page. */
  readonly idx?: number;
}

const stateOf = (state: unknown): EntryState => (typeof state === 'object' && state !== null ? state : {});
const depthOf = (state: unknown): number => stateOf(state).sheets ?? 0;

type Write = History['replaceState'];

/** Open sheets, the newest last. */
const sheets: { readonly close: () => void }[] = [];

/** The entry that the browser showed last, as it was left. */
let current: { state: unknown; href: string } = { state: null, href: '' };
const keep = (): void => void (current = { state: history.state, href: location.href });

const pageState = ({ sheets: _, ...state }: EntryState): EntryState => state;

/** The last state for an entry of another depth. */
const stateAt = (depth: number): EntryState => {
  const state = pageState(stateOf(current.state));
  return depth > 0 ? { ...state, sheets: depth } : state;
};

/** Makes pages take the place of an entry without a sheet, and keeps the mark of an entry whose address changes. */
const followWrites = (push: Write, replace: Write): void => {
  history.pushState = (...[state, title, url]) => {
    (depthOf(history.state) > 0 ? replace : push)(state, title, url);
    keep();
  };
  history.replaceState = (...[state, title, url]) => {
    const depth = depthOf(history.state);
    replace(depth > 0 ? { ...stateOf(state), sheets: depth } : state, title, url);
    keep();
  };
};

/** @param replace writes an entry as it is */
const onPop = (event: PopStateEvent, replace: Write): void => {
  const before = stateOf(current.state);
  const after = stateOf(event.state);
  const [depth, next] = [depthOf(before), depthOf(after)];
  if (before.idx !== after.idx || depth === next) return keep();
  event.stopImmediatePropagation();
  // The same page, so what changed of its address since counts at this entry too.
  replace(stateAt(next), '', current.href);
  keep();
  if (next > depth) return;
  if (sheets.length > next) sheets.at(-1)?.close();
  else history.back();
};

let write: { readonly push: Write; readonly replace: Write } | undefined;

const start = (): { readonly push: Write; readonly replace: Write } => {
  if (write) return write;
  write = { push: history.pushState.bind(history), replace: history.replaceState.bind(history) };
  const { push, replace } = write;
  keep();
  followWrites(push, replace);
  addEventListener('popstate', (event) => onPop(event, replace), { capture: true });
  return write;
};

/** Gives an open sheet its entry. @returns the function that takes the sheet off */
export const openSheet = (close: () => void): (() => void) => {
  const { push } = start();
  const sheet = { close };
  sheets.push(sheet);
  if (depthOf(history.state) < sheets.length) {
    push(stateAt(sheets.length), '', location.href);
    keep();
  }
  return () => void sheets.splice(sheets.indexOf(sheet), 1);
};
