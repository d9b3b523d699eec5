import type { Hex } from './types.ts';

/** `unsupported`: no such function or contract. `reverted`: `data` may be `0x`. `unread`: no answer; repeated. */
export type CallOutcome =
  | { readonly status: 'success'; readonly data: Hex }
  | { readonly status: 'unsupported' }
  | { readonly status: 'reverted'; readonly data: Hex }
  | { readonly status: 'unread' };

/** Undefined for every failure, and while unread. */
export const dataOf = (outcome: CallOutcome | undefined): Hex | undefined =>
  outcome?.status === 'success' ? outcome.data : undefined;

export type CallProblem =
  | { readonly code: 'unsupported' }
  | { readonly code: 'reverted'; readonly data: Hex }
  | { readonly code: 'unread' };
