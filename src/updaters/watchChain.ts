import { contracts } from '../chain/contracts.ts';
import type { AppStore } from '../state/hooks.ts';
import { registerPart } from './blockTick.ts';
import { createChainWitness } from './chainWitness.ts';
import { watchFreshness } from './watchFreshness.ts';

/** Watches whether the chain is still the same, and whether its blocks are fresh; returns the way out. */
export const watchChain = (store: AppStore): (() => void) => {
  const stopWitness = registerPart(createChainWitness(contracts.multicall));
  const stopWatch = watchFreshness(store);
  return () => {
    stopWitness();
    stopWatch();
  };
};
