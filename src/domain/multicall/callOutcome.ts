import type { Hex } from './types.ts';

/**
 * Outcome of one call of an aggregate.
 * `unsupported`: it succeeded with empty return data, so the contract lacks the function (or there is no contract).
 * `reverted`: `data` is the revert data, perhaps `0x`.
 * `unread`: there is no answer for this block; the call is repeated.
 */
export type CallOutcome =
  | { readonly status: 'success'; readonly data: Hex }
  | { readonly status: 'unsupported' }
  | { readonly status: 'reverted'; readonly data: Hex }
  | { readonly status: 'unread' };

/** Return data of a call; undefined without any, for whatever reason. */
export const dataOf = (outcome: CallOutcome | undefined): Hex | undefined =>
  outcome?.status === 'success' ? outcome.data : undefined;

/** Reason that a call has no data; `error` of a failed read. */
export type CallProblem =
  /** The contract lacks the function, or there is no contract. */
  | { readonly code: 'unsupported' }
  | { readonly code: 'reverted'; readonly data: Hex }
  /** The node did not answer; the call is repeated. */
  | { readonly code: 'unread' };
