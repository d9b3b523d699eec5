import { contracts } from '../chain/contracts.ts';
import { readRpc } from '../chain/rpc/readRpc.ts';
import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import { rules } from '../config/rules.ts';
import { storageKeys } from '../config/storageKeys.ts';
import type { PairTrade } from '../domain/history/types.ts';
import { openArchive } from '../lib/archive.ts';
import { historyStore } from '../reads/historyStore.ts';
import { registerPart } from './blockTick.ts';
import { createHistoryFollower } from './historyFollower.ts';
import { createHistoryPart } from './historyPart.ts';
import type { HistoryHead } from './historyState.ts';

/** Follows the histories of the watched pairs; returns the way out. */
export const startHistory = async (): Promise<() => void> => {
  const archive = await openArchive<HistoryHead, PairTrade>(storageKeys.historyDatabase);
  const ext = contracts.orderBookExt;
  const follower = createHistoryFollower({
    rpc: readRpc,
    chainId: POLYGON_CHAIN_ID,
    ext,
    archive,
    store: historyStore,
    retryMs: rules.historyRetryMs,
  });
  const unregister = registerPart(createHistoryPart(follower, ext));
  return () => {
    unregister();
    follower.stop();
  };
};
