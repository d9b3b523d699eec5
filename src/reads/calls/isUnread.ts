import type { CallProblem } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Loadable } from '#lib/loadable.ts';

/** No node answered the call, and none did before. */
export const isUnread = (answer: Loadable<Hex>): boolean =>
  answer.status === 'failed' && answer.value === undefined && (answer.error as CallProblem).code === 'unread';
