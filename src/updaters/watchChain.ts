import { contracts } from '../chain/contracts.ts';
import { mergeLogRequests } from '../chain/mergeLogRequests.ts';
import type { AppStore } from '../state/hooks.ts';
import { blockParts, registerPart } from './blockTick.ts';
import { createChainWitness } from './chainWitness.ts';
import { watchFreshness } from './watchFreshness.ts';

/** Merges the log requests of each block; watches whether the chain is still the same, and whether its blocks are fresh; returns the way out. */
export const watchChain = (store: AppStore): (() => void) => {
  blockParts.mergeBy(mergeLogRequests);
  const stopWitness = registerPart(createChainWitness(contracts.multicall));
  const stopWatch = watchFreshness(store);
  return () => {
    stopWitness();
    stopWatch();
  };
};
