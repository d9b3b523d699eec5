import { contracts } from '#chain/contracts.ts';
import { mergeLogRequests } from '#chain/logs/mergeLogRequests.ts';
import type { AppStore } from '#state/hooks.ts';
import { blockSubscribers, subscribeToBlocks } from './blockSubscribers.ts';
import { createReorgDetector } from './reorgDetector.ts';
import { watchFreshness } from './watchFreshness.ts';

export const watchChain = (store: AppStore): (() => void) => {
  blockSubscribers.mergeBy(mergeLogRequests);
  const stopReorgDetector = subscribeToBlocks(createReorgDetector(contracts.multicall));
  const stopWatch = watchFreshness(store);
  return () => {
    stopReorgDetector();
    stopWatch();
  };
};
