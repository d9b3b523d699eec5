import { contracts } from '#chain/contracts.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { rules } from '#config/rules.ts';
import { storageKeys } from '#config/storageKeys.ts';
import type { PairTrade } from '#domain/history/types.ts';
import { openArchive, readOnly } from '#lib/archive.ts';
import { claimTabLock } from '#lib/tabLock.ts';
import { historyStore } from '#stores/historyStore.ts';
import { dataService } from '#services/dataService/dataService.ts';
import { subscribeToBlocks } from '../block/blockSubscribers.ts';
import { createHistorySubscriber } from './historySubscriber.ts';
import type { HistoryHead } from './historyState.ts';
import { createServiceHistory } from './serviceHistory.ts';

export const startHistory = async (): Promise<() => void> => {
  const [opened, release] = await Promise.all([
    openArchive<HistoryHead, PairTrade>(storageKeys.historyDatabase),
    claimTabLock(storageKeys.historyDatabase),
  ]);
  const ext = contracts.orderBookExt;
  const subscriber = createHistorySubscriber({
    rpc: readRpc,
    chainId: POLYGON_CHAIN_ID,
    ext,
    archive: release ? opened : readOnly(opened),
    store: historyStore,
    service: dataService && createServiceHistory({ watch: dataService, rpc: readRpc, ext, random: Math.random }),
    retryMs: rules.history.retryMs,
  });
  const unregister = subscribeToBlocks(subscriber);
  return () => {
    unregister();
    subscriber.stop();
    release?.();
  };
};
