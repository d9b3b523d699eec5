import { contracts } from '#chain/contracts.ts';
import { mergeLogRequests } from '#chain/logs/mergeLogRequests.ts';
import type { AppStore } from '#state/hooks.ts';
import { blockStride } from '#stores/blockStride.ts';
import { readAgain } from '#stores/readAgain.ts';
import type { BlockPoller } from './blockPoller.ts';
import { blockSubscribers, subscribeToBlocks } from './blockSubscribers.ts';
import { createReorgDetector } from './reorgDetector.ts';
import { watchFreshness } from './watchFreshness.ts';

export const watchChain = (
  store: AppStore,
  poller: Pick<BlockPoller, 'start' | 'stop' | 'strideChanged'>,
): (() => void) => {
  blockSubscribers.mergeBy(mergeLogRequests);
  const stopReorgDetector = subscribeToBlocks(createReorgDetector(contracts.multicall));
  const stopWatch = watchFreshness(store);
  const stopStride = blockStride.subscribe(poller.strideChanged);
  const stopRetries = readAgain.add(() => {
    poller.stop();
    poller.start();
  });
  return () => {
    stopReorgDetector();
    stopWatch();
    stopStride();
    stopRetries();
  };
};
