import { useEffect } from 'react';
import { useLatest } from './useLatest.ts';
import { useIsPhone } from './useMediaQuery.ts';

/**
 * Gives each open sheet a history entry, so that a phone's Back closes the newest sheet first. A sheet that was closed
 * otherwise leaves its entry for reuse; Back skips it. The router ignores these entries.
 */

interface EntryState {
  readonly sheets?: number;
  readonly idx?: number;
}

const stateOf = (state: unknown): EntryState => (typeof state === 'object' && state !== null ? state : {});
const depthOf = (state: unknown): number => stateOf(state).sheets ?? 0;

type Write = History['replaceState'];

const sheets: { readonly close: () => void }[] = [];

let current: { state: unknown; href: string } = { state: null, href: '' };
const keep = (): void => void (current = { state: history.state, href: location.href });

const pageState = ({ sheets: _, ...state }: EntryState): EntryState => state;

const stateAt = (depth: number): EntryState => {
  const state = pageState(stateOf(current.state));
  return depth > 0 ? { ...state, sheets: depth } : state;
};

/** Lets pages replace the leftover entry of a sheet, and keeps the mark of an entry whose URL changes. */
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

/** @param replace writes an entry unmodified */
const onPop = (event: PopStateEvent, replace: Write): void => {
  const before = stateOf(current.state);
  const after = stateOf(event.state);
  const [depth, next] = [depthOf(before), depthOf(after)];
  if (before.idx !== after.idx || depth === next) return keep();
  event.stopImmediatePropagation();
  // Both entries are of the same page, so changes of its URL apply to this entry too.
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

const openSheet = (close: () => void): (() => void) => {
  const { push } = start();
  const sheet = { close };
  sheets.push(sheet);
  if (depthOf(history.state) < sheets.length) {
    push(stateAt(sheets.length), '', location.href);
    keep();
  }
  return () => void sheets.splice(sheets.indexOf(sheet), 1);
};

export function useBackCloses(active: boolean, close: () => void): void {
  const isPhone = useIsPhone();
  const latest = useLatest(close);
  useEffect(() => (active && isPhone ? openSheet(() => latest.current?.()) : undefined), [active, isPhone, latest]);
}
