import { createNotifier } from '#lib/createNotifier.ts';

/**
 * State of newer releases: `none` is known; `waiting` until the user loads it; `takenElsewhere` after another tab
 * loaded it, so that this one must reload.
 */
export type NewRelease = 'none' | 'waiting' | 'takenElsewhere';

let state: NewRelease = 'none';
let take = (): void => undefined;
const changed = createNotifier();

/** External store, for the notice on every page. */
export const newRelease = {
  current: (): NewRelease => state,
  subscribe: changed.add,
  /** @param taken loads the release with a reload of the page */
  found: (next: NewRelease, taken: () => void): void => {
    take = taken;
    if (state === next) return;
    state = next;
    changed.tell();
  },
  /** Loads the release. The caller must have confirmed it with the user, because typed input would be lost. */
  take: (): void => take(),
};
