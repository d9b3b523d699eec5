import { createNotifier } from '#lib/createNotifier.ts';

/** `waiting`: until the user loads it. `takenElsewhere`: another tab did, so this one must reload. */
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
  /** Confirm with the user before: typed input is lost. */
  take: (): void => take(),
};
