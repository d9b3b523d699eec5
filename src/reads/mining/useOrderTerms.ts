import { orderMiningConfig } from '#chain/abis/orderMining.ts';
import { rules } from '#config/rules.ts';
import type { PairFactor } from '#domain/mining/orderMining.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import type { Loadable } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';
import { usePairFactors } from './usePairFactors.ts';

/** Parameters of the rewards for resting orders; undefined: not known. */
export interface OrderTerms {
  readonly pairs: Loadable<readonly PairFactor[]>;
  /** Rewards of all pairs for each block, raw. */
  readonly blockAmount: bigint | undefined;
  /** Blocks between two computations. */
  readonly step: bigint | undefined;
}

/** The terms of limit-order mining. */
export const useOrderTerms = (config: Address): OrderTerms => ({
  pairs: usePairFactors(config),
  blockAmount: valueOf(useRead(orderMiningConfig.blockAmount, orderMiningConfig.blockAmount.call(config))),
  step: valueOf(useRead(orderMiningConfig.step, orderMiningConfig.step.call(config), rules.pools.miningBlocks)),
});
