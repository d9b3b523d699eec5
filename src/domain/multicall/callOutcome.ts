import type { Hex } from './types.ts';

/**
 * `unsupported`: there is no such function or contract. `reverted`: `data` may be `0x`. `unread`: no answer; the read
 * is repeated.
 */
export type CallOutcome =
  | { readonly status: 'success'; readonly data: Hex }
  | { readonly status: 'unsupported' }
  | { readonly status: 'reverted'; readonly data: Hex }
  | { readonly status: 'unread' };

/** Data of a successful call; undefined for failures, and while unread. */
export const dataOf = (outcome: CallOutcome | undefined): Hex | undefined =>
  outcome?.status === 'success' ? outcome.data : undefined;

export type CallProblem =
  | { readonly code: 'unsupported' }
  | { readonly code: 'reverted'; readonly data: Hex }
  | { readonly code: 'unread' };
