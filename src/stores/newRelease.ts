import { createNotifier } from '#lib/createNotifier.ts';

/** `waiting`: the user has not loaded it yet. `mustReload`: this tab runs a release that is no longer served. */
export type NewRelease = 'none' | 'waiting' | 'mustReload';

let state: NewRelease = 'none';
let take = (): void => undefined;
const changed = createNotifier();

export const newRelease = {
  current: (): NewRelease => state,
  subscribe: changed.add,
  found: (next: NewRelease, taken: () => void): void => {
    take = taken;
    if (state === next) return;
    state = next;
    changed.notify();
  },
  /** Reloads the page, so typed input is lost: confirm with the user first. */
  take: (): void => take(),
};
