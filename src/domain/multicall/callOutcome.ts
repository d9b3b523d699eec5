import type { Hex } from './types.ts';

/**
 * How one call of an aggregate ended.
 * `unsupported`: it succeeded with empty return data, so the contract lacks the function (or there is no contract).
 * `reverted`: `data` is the revert data, perhaps `0x`.
 * `unread`: there is no answer for this block; it is read again.
 */
export type CallOutcome =
  | { readonly status: 'success'; readonly data: Hex }
  | { readonly status: 'unsupported' }
  | { readonly status: 'reverted'; readonly data: Hex }
  | { readonly status: 'unread' };

/** Return data of a call, or nothing if it gave none, for whatever reason. */
export const dataOf = (outcome: CallOutcome | undefined): Hex | undefined =>
  outcome?.status === 'success' ? outcome.data : undefined;

/** Why a call has no data, as `error` of a failed reading. */
export type CallProblem =
  /** The contract lacks the function, or there is no contract. */
  | { readonly code: 'unsupported' }
  | { readonly code: 'reverted'; readonly data: Hex }
  /** The node did not answer; it is read again. */
  | { readonly code: 'unread' };
