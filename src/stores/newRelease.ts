import { createNotifier } from '#lib/createNotifier.ts';

/**
 * Whether there is a newer release than the one that runs: none known; one that waits until somebody takes it; or one that
 * another tab has taken, so that this one has to be loaded again.
 */
export type NewRelease = 'none' | 'waiting' | 'takenElsewhere';

let state: NewRelease = 'none';
let take = (): void => undefined;
const changed = createNotifier();

/** As an external store, for the notice on every page. */
export const newRelease = {
  current: (): NewRelease => state,
  subscribe: changed.add,
  /** @param taken what takes it: the page is loaded again */
  found: (next: NewRelease, taken: () => void): void => {
    take = taken;
    if (state === next) return;
    state = next;
    changed.tell();
  },
  /** Takes it. Whoever calls has asked a person: what is typed would be lost. */
  take: (): void => take(),
};
