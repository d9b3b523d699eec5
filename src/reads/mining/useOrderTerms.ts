import { orderMiningConfig } from '#chain/abis/orderMining.ts';
import { rules } from '#config/rules.ts';
import type { PairFactor } from '#domain/mining/orderMining.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';
import { usePairFactors } from './usePairFactors.ts';

interface OrderTerms {
  readonly pairs: Loadable<readonly PairFactor[]>;
  readonly blockAmount: bigint | undefined;
  readonly step: bigint | undefined;
}

export const useOrderTerms = (config: Address): OrderTerms => ({
  pairs: usePairFactors(config),
  blockAmount: valueOf(useRead(orderMiningConfig.blockAmount.read(config))),
  step: valueOf(useRead(orderMiningConfig.step.read(config), rules.pools.miningBlocks)),
});
