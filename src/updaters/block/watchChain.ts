import { contracts } from '#chain/contracts.ts';
import { mergeLogRequests } from '#chain/logs/mergeLogRequests.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import type { AppStore } from '#state/hooks.ts';
import { blockStride } from '#stores/blockStride.ts';
import { readAgain } from '#stores/readAgain.ts';
import { startSharing } from '../tabs/startSharing.ts';
import type { BlockPoller } from './blockPoller.ts';
import { blockSubscribers, subscribeToBlocks, type ReadBlock } from './blockSubscribers.ts';
import { createConditionalReader } from './conditionalReader.ts';
import { nextPollAtMs } from './pollSchedule.ts';
import { createRecentLogs } from './recentLogs.ts';
import { createReorgDetector } from './reorgDetector.ts';
import { watchFreshness } from './watchFreshness.ts';

export const withMergedLogs =
  (read: ReadBlock): ReadBlock =>
  async (query) => {
    const { requests, split } = mergeLogRequests(query.requests);
    const answer = await read({ ...query, requests });
    return { ...answer, responses: split(answer.responses) };
  };

export const watchChain = (store: AppStore, poller: Pick<BlockPoller, 'start' | 'stop' | 'pollBy'>): (() => void) => {
  const sharing = startSharing(poller);
  const conditionally = createConditionalReader(readRpc);
  const recentLogs = createRecentLogs(contracts.multicall);
  blockSubscribers.readBy((read) => {
    const merged = withMergedLogs(recentLogs((query) => read(query, conditionally)));
    return sharing ? sharing.share(merged) : merged;
  });
  const stopReorgDetector = subscribeToBlocks(createReorgDetector(contracts.multicall));
  const stopWatch = watchFreshness(store);
  const stopStride = blockStride.subscribe(() => poller.pollBy());
  const stopRetries = readAgain.add(() => {
    poller.stop();
    poller.pollBy(nextPollAtMs);
    poller.start();
  });
  return () => {
    sharing?.stop();
    stopReorgDetector();
    stopWatch();
    stopStride();
    stopRetries();
  };
};
