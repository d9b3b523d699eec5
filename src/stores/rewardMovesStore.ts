import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { createAccountSearchStore, type AccountSearchStore, type SearchStatus } from './accountSearch.ts';

export interface FoundMoves {
  readonly status: SearchStatus;
  readonly moves: readonly RewardMove[];
  readonly coverage: BlockRange | undefined;
}

export type RewardMovesStore = AccountSearchStore<FoundMoves>;

export const createRewardMovesStore = (): RewardMovesStore =>
  createAccountSearchStore<FoundMoves>({ status: 'loading', moves: [], coverage: undefined });

export const rewardMovesStore = createRewardMovesStore();

export const transfersStore = createRewardMovesStore();
