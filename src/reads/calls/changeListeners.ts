import type { AppStore } from '#state/hooks.ts';
import { listenersChanged, type ListenerChange, type Listening } from '#state/multicall/slice.ts';

type Dispatch = AppStore['dispatch'];

const waiting = new WeakMap<Dispatch, Map<string, ListenerChange>>();

/** Counts what is waiting, for a caller that reads the counts. */
export const applyListeners = (dispatch: Dispatch): void => {
  const changes = [...(waiting.get(dispatch)?.values() ?? [])].filter(({ change }) => change !== 0);
  waiting.delete(dispatch);
  if (changes.length > 0) dispatch(listenersChanged(changes));
};

/**
 * Counts a reader of calls in a later task, which browsers usually run after the paint of a press. Changes until then
 * are one action. Calls that one part stops and another starts reading cause none.
 */
export const changeListeners = (dispatch: Dispatch, listening: Listening, change: 1 | -1): void => {
  const started = waiting.get(dispatch);
  const changes = started ?? new Map<string, ListenerChange>();
  const name = [listening.chainId, listening.blocksPerFetch, ...listening.callKeys].join(' ');
  changes.set(name, { listening, change: (changes.get(name)?.change ?? 0) + change });
  if (started) return;
  waiting.set(dispatch, changes);
  setTimeout(() => applyListeners(dispatch), 0);
};
