import { contracts } from '../chain/contracts.ts';
import { readRpc } from '../chain/rpc/readRpc.ts';
import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import { rules } from '../config/rules.ts';
import { storageKeys } from '../config/storageKeys.ts';
import type { PairTrade } from '../domain/history/types.ts';
import { openArchive, readOnly } from '../lib/archive.ts';
import { claimAlone } from '../lib/claimAlone.ts';
import { historyStore } from '../reads/historyStore.ts';
import { dataService } from '../services/dataService/dataService.ts';
import { registerPart } from './blockTick.ts';
import { createHistoryPart } from './historyPart.ts';
import type { HistoryHead } from './historyState.ts';
import { createServiceHistory } from './serviceHistory.ts';

/** Follows the histories of the watched pairs; returns the way out. */
export const startHistory = async (): Promise<() => void> => {
  const [opened, release] = await Promise.all([
    openArchive<HistoryHead, PairTrade>(storageKeys.historyDatabase),
    claimAlone(storageKeys.historyDatabase),
  ]);
  const ext = contracts.orderBookExt;
  const subscriber = createHistoryPart({
    rpc: readRpc,
    chainId: POLYGON_CHAIN_ID,
    ext,
    archive: release ? opened : readOnly(opened),
    store: historyStore,
    service: dataService && createServiceHistory({ watch: dataService, rpc: readRpc, ext, random: Math.random }),
    retryMs: rules.historyRetryMs,
  });
  const unregister = registerPart(subscriber);
  return () => {
    unregister();
    subscriber.stop();
    release?.();
  };
};
