import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { DescribedCall } from '#domain/transactions/describedCall.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { isHash } from '#lib/hex.ts';

/**
 * `foreign`: some calls are not actions of this application. `foreignCode`: the Safe would run unknown code of `to` as
 * itself.
 */
export type SharedProblem =
  | { readonly code: 'unknown' | 'unread' }
  | { readonly code: 'foreign'; readonly calls: readonly DescribedCall[] }
  | { readonly code: 'foreignCode'; readonly to: Address };

/** `outside`: this page is not framed by a Safe's page. `opened`: the proposal has a record. */
type SharedProposal =
  | { readonly phase: 'none' }
  | { readonly phase: 'outside' | 'opening' | 'opened'; readonly hash: Hex }
  | { readonly phase: 'failed'; readonly hash: Hex; readonly problem: SharedProblem };

export const SHARED_PARAMETER = 'safeTx';

/** Must run at the start, because the ticket overwrites the URL. */
export const sharedHash = (): Hex | undefined => {
  const [opened] = performance.getEntriesByType('navigation');
  const search = opened && URL.canParse(opened.name) ? new URL(opened.name).search : window.location.search;
  const hash = new URLSearchParams(search).get(SHARED_PARAMETER)?.toLowerCase();
  return isHash(hash) ? hash : undefined;
};

let state: SharedProposal = { phase: 'none' };
const changed = createNotifier();

export const sharedProposal = {
  current: (): SharedProposal => state,
  subscribe: changed.add,
  set: (next: SharedProposal): void => {
    state = next;
    changed.notify();
  },
};
