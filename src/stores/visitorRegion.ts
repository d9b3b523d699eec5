import { createNotifier } from '#lib/createNotifier.ts';

let region: string | undefined;
const changed = createNotifier();

/** ISO 3166 country code. Not stored, because the next visit may be from elsewhere. */
export const visitorRegion = {
  current: (): string | undefined => region,
  subscribe: changed.add,
  set: (next: string | undefined): void => {
    region = next;
    changed.notify();
  },
};
