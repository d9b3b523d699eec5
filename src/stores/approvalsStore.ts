import type { GivenApproval } from '#domain/approvals/approvals.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { createAccountSearchStore } from './accountSearch.ts';
import type { AccountSearchStore, SearchStatus } from './accountSearch.ts';

/** Approvals of an account for contracts of the exchange, found in logs. */
export interface FoundApprovals {
  readonly status: SearchStatus;
  /** Approvals above zero in their last log; the block shown decides their present allowance. */
  readonly approvals: readonly GivenApproval[];
  /** Blocks searched; undefined before the first. */
  readonly coverage: BlockRange | undefined;
}

export type ApprovalsStore = AccountSearchStore<FoundApprovals>;

export const createApprovalsStore = (): ApprovalsStore =>
  createAccountSearchStore<FoundApprovals>({ status: 'loading', approvals: [], coverage: undefined });

export const approvalsStore = createApprovalsStore();
