import { createNotifier } from '#lib/createNotifier.ts';

/** Touches of this page, at most one in a few seconds, and of the browser's other tabs. */
export const touches = { here: createNotifier(), elsewhere: createNotifier() };
