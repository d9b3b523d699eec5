import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { createAccountSearchStore } from './accountSearch.ts';
import type { AccountSearchStore, SearchStatus } from './accountSearch.ts';

/** What the logs say went between an account and the contracts that pay rewards. */
export interface FoundMoves {
  readonly status: SearchStatus;
  /** The newest first. */
  readonly moves: readonly RewardMove[];
  /** The blocks searched; undefined: none yet. */
  readonly coverage: BlockRange | undefined;
}

export type RewardMovesStore = AccountSearchStore<FoundMoves>;

export const createRewardMovesStore = (): RewardMovesStore =>
  createAccountSearchStore<FoundMoves>({ status: 'loading', moves: [], coverage: undefined });

/** The moves found in this visit. */
export const rewardMovesStore = createRewardMovesStore();

/** All transfers of an account that are found in this visit, whoever is on the other side. */
export const transfersStore = createRewardMovesStore();
