import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { createAccountSearchStore } from './accountSearch.ts';
import type { AccountSearchStore, SearchStatus } from './accountSearch.ts';

/** Transfers between an account and reward contracts, found in logs. */
export interface FoundMoves {
  readonly status: SearchStatus;
  /** Newest first. */
  readonly moves: readonly RewardMove[];
  /** Blocks searched; undefined before the first. */
  readonly coverage: BlockRange | undefined;
}

export type RewardMovesStore = AccountSearchStore<FoundMoves>;

export const createRewardMovesStore = (): RewardMovesStore =>
  createAccountSearchStore<FoundMoves>({ status: 'loading', moves: [], coverage: undefined });

export const rewardMovesStore = createRewardMovesStore();

/** All transfers of an account, whoever the other side is. */
export const transfersStore = createRewardMovesStore();
