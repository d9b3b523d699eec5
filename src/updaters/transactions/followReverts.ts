import { readRpc } from '#chain/rpc/readRpc.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { callsOf } from '#domain/transactions/decodeCalls.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { causeFor } from '#domain/transactions/causeFor.ts';
import { followedHash } from '#domain/transactions/settlement.ts';
import type { TransactionReceipt, TransactionRecord } from '#domain/transactions/types.ts';
import { importWithRetry } from '#lib/later.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { revertExplained } from '#state/transactions/slice.ts';

const chainId = POLYGON_CHAIN_ID;

/** Number of recent blocks whose state nodes without an archive keep. */
const STATE_BLOCKS = 120;
const MAX_TRIES = 3;

const isReplayable = (
  record: TransactionRecord,
): record is TransactionRecord & { readonly receipt: TransactionReceipt } =>
  record.receipt !== undefined && !isSuccess(record.receipt) && record.revert === undefined;

/** A Safe or a batch executes its account's calls inside another transaction. */
const accountOf = ({ from, safe, callsId }: TransactionRecord): TransactionRecord['from'] | undefined =>
  safe !== undefined || callsId !== undefined ? from : undefined;

/** Replays the transaction at the block of its revert. A failed read is repeated with later blocks. */
export const followReverts = (store: AppStore): (() => void) => {
  const tries = new Map<Hex, number>();
  const running = new Set<Hex>();
  let seenBlock: number | undefined;
  let seenRecords: unknown;

  const explain = async (record: TransactionRecord & { readonly receipt: TransactionReceipt }): Promise<void> => {
    const { hash, receipt } = record;
    const { blockHash, blockNumber } = receipt;
    running.add(hash);
    tries.set(hash, (tries.get(hash) ?? 0) + 1);
    try {
      const { replayReverted } = await importWithRetry(() => import('#chain/simulation/replayReverted.ts'));
      const revert = await replayReverted(readRpc, {
        ...{ hash: followedHash(record), blockNumber },
        account: accountOf(record),
      });
      const now = selectTransaction(store.getState(), chainId, hash);
      if (revert && now?.receipt?.blockHash === blockHash) {
        store.dispatch(revertExplained({ chainId, hash, revert: causeFor(callsOf(now), revert) }));
      }
    } catch (cause) {
      console.warn('A reverted transaction could not be replayed', cause);
    } finally {
      running.delete(hash);
    }
  };

  const look = (): void => {
    const state = store.getState();
    const block = selectBlockNumber(state);
    const records = selectTransactions(state, chainId);
    if (block === undefined || (block === seenBlock && records === seenRecords)) return;
    seenBlock = block;
    seenRecords = records;
    for (const record of Object.values(records)) {
      const { hash } = record;
      if (!isReplayable(record) || running.has(hash) || (tries.get(hash) ?? 0) >= MAX_TRIES) continue;
      if (block - record.receipt.blockNumber < STATE_BLOCKS) void explain(record);
    }
  };
  look();
  return store.subscribe(look);
};
