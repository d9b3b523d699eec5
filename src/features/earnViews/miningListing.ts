import { env } from '#config/env.ts';
import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { isMiningFinished } from '#domain/mining/rewards.ts';
import type { ListedPool } from '#reads/mining/useMiningPools.ts';
import type { ListedView } from './miningView.ts';

export type Listing = ListedPool & ListedView;

export const miningListing = (pools: readonly ListedPool[], perBlock: bigint | undefined): readonly Listing[] =>
  pools.map((pool) => ({
    ...pool,
    isFinished: isMiningFinished(pool, env.finishedMiningPools, perBlock),
    poolToken: poolTokenAt(pool.lpToken),
  }));
