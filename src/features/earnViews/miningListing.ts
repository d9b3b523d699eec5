import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { isMiningFinished } from '#domain/mining/rewards.ts';
import type { ListedPool } from '#reads/mining/useMiningPools.ts';
import type { ListedView } from './miningView.ts';

export type Listing = ListedPool & ListedView;

export const miningListing = (pools: readonly ListedPool[], perBlock: bigint | undefined): readonly Listing[] =>
  pools.map((pool) => ({
    ...pool,
    isFinished: isMiningFinished(pool, env.finishedMiningPools, perBlock),
    poolToken: { kind: 'token', chainId: POLYGON_CHAIN_ID, address: pool.lpToken, ...poolTokenWords },
  }));
