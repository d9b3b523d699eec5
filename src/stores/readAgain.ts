import { createNotifier } from '#lib/createNotifier.ts';

/** Requests the newest block at once, without the wait that follows a failed read. */
export const readAgain = createNotifier();
