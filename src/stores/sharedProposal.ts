import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { DescribedCall } from '#domain/transactions/describedCall.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { isHash } from '#lib/hex.ts';

/**
 * `unknown`: the Safe's page does not describe it. `unread`: the node did not answer. `foreign`: some of its calls are no
 * action of this application. `foreignCode`: the code of `to` runs in the Safe's name, and is not known as a batch.
 */
export type SharedProblem =
  | { readonly code: 'unknown' | 'unread' }
  | { readonly code: 'foreign'; readonly calls: readonly DescribedCall[] }
  | { readonly code: 'foreignCode'; readonly to: Address };

/**
 * The proposal that a link names. `outside`: no Safe's page frames this one. `opened`: there is a record of it.
 */
export type SharedProposal =
  | { readonly phase: 'none' }
  | { readonly phase: 'outside' | 'opening' | 'opened'; readonly hash: Hex }
  | { readonly phase: 'failed'; readonly hash: Hex; readonly problem: SharedProblem };

/** Name of the link's parameter. */
export const SHARED_PARAMETER = 'safeTx';

/** The hash that this page was opened with: the ticket writes its own address over it. */
export const sharedHash = (): Hex | undefined => {
  const [opened] = performance.getEntriesByType('navigation');
  const search = opened && URL.canParse(opened.name) ? new URL(opened.name).search : window.location.search;
  const hash = new URLSearchParams(search).get(SHARED_PARAMETER)?.toLowerCase();
  return isHash(hash) ? hash : undefined;
};

let state: SharedProposal = { phase: 'none' };
const changed = createNotifier();

/** As an external store. */
export const sharedProposal = {
  current: (): SharedProposal => state,
  subscribe: changed.add,
  set: (next: SharedProposal): void => {
    state = next;
    changed.tell();
  },
};
