import type { GivenApproval } from '#domain/approvals/approvals.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { createAccountSearchStore, type AccountSearchStore, type SearchStatus } from './accountSearch.ts';

export interface FoundApprovals {
  readonly status: SearchStatus;
  readonly approvals: readonly GivenApproval[];
  readonly coverage: BlockRange | undefined;
}

export type ApprovalsStore = AccountSearchStore<FoundApprovals>;

export const createApprovalsStore = (): ApprovalsStore =>
  createAccountSearchStore<FoundApprovals>({ status: 'loading', approvals: [], coverage: undefined });

export const approvalsStore = createApprovalsStore();
