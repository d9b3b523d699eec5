import { createNotifier } from '#lib/createNotifier.ts';

let region: string | undefined;
const changed = createNotifier();

/**
 * The region that the visitor is in, as its ISO 3166 code. Undefined until it is looked up, and where the lookup fails. It
 * is not kept: the next visit may be from elsewhere.
 */
export const visitorRegion = {
  current: (): string | undefined => region,
  subscribe: changed.add,
  set: (next: string | undefined): void => {
    region = next;
    changed.tell();
  },
};
