import { orderMiningConfig } from '#chain/abis/orderMining.ts';
import { rules } from '#config/rules.ts';
import type { PairFactor } from '#domain/mining/orderMining.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Loadable } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

export const usePairFactors = (config: Address | undefined): Loadable<readonly PairFactor[]> =>
  useRead(config && orderMiningConfig.getPairFactors.read(config), rules.pools.miningBlocks);
