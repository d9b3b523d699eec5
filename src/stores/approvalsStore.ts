import type { GivenApproval } from '#domain/approvals/approvals.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { createAccountSearchStore } from './accountSearch.ts';
import type { AccountSearchStore, SearchStatus } from './accountSearch.ts';

/** What the logs say an account approved, for contracts of the exchange. */
export interface FoundApprovals {
  readonly status: SearchStatus;
  /** Those that allowed something when they were found; the block shown decides what they allow now. */
  readonly approvals: readonly GivenApproval[];
  /** The blocks searched; undefined: none yet. */
  readonly coverage: BlockRange | undefined;
}

export type ApprovalsStore = AccountSearchStore<FoundApprovals>;

export const createApprovalsStore = (): ApprovalsStore =>
  createAccountSearchStore<FoundApprovals>({ status: 'loading', approvals: [], coverage: undefined });

/** The approvals found in this visit. */
export const approvalsStore = createApprovalsStore();
