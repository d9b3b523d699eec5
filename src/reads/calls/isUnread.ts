import type { Loadable } from '#lib/loadable.ts';

/** True if the node did not answer, and no earlier value is known. */
export const isUnread = (answer: Loadable<unknown, { readonly code: string }>): boolean =>
  answer.status === 'failed' && answer.value === undefined && answer.error.code === 'unread';
