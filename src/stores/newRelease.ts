import { createNotifier } from '#lib/createNotifier.ts';

/** `waiting`: the user has not loaded it yet. `takenElsewhere`: another tab loaded it, so this tab must reload. */
export type NewRelease = 'none' | 'waiting' | 'takenElsewhere';

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
