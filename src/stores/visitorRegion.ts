import { createNotifier } from '#lib/createNotifier.ts';

let region: string | undefined;
const changed = createNotifier();

/**
 * Visitor's region as an ISO 3166 code. Undefined until the lookup, and after a failed one. It is not stored, because
 * the next visit may be from elsewhere.
 */
export const visitorRegion = {
  current: (): string | undefined => region,
  subscribe: changed.add,
  set: (next: string | undefined): void => {
    region = next;
    changed.tell();
  },
};
