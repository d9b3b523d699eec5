import { createNotifier } from '#lib/createNotifier.ts';

/** Events of user input: on this page, at most one in a few seconds, and in the browser's other tabs. */
export const touches = { here: createNotifier(), elsewhere: createNotifier() };
