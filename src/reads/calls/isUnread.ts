import type { CallProblem } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Loadable } from '#lib/loadable.ts';

export const isUnread = (answer: Loadable<Hex>): boolean =>
  answer.status === 'failed' && answer.value === undefined && (answer.error as CallProblem).code === 'unread';
