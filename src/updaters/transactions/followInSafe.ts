import type { Multisig } from '#chain/connectors/multisig.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { SafeProgress, TransactionRecord } from '#domain/transactions/types.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { safeProgressed } from '#state/transactions/slice.ts';
import { safeOutlooks } from '#stores/safeOutlooks.ts';

const chainId = POLYGON_CHAIN_ID;

/** A transaction is looked up in the Safe again when so many blocks have passed. */
const EVERY_BLOCKS = 2;

const isWaiting = (record: TransactionRecord, safe: Hex): boolean =>
  record.safe !== undefined && record.safe.minedHash === undefined && record.from === safe && !isSettled(record);

/**
 * Asks the Safe's page how far the transactions are that were proposed to it: signatures, nonce, and the transaction that
 * executed one. No request leaves this page. Returns how to stop.
 */
export const followInSafe = (store: AppStore, multisig: Multisig): (() => void) => {
  const requestedAt = new Map<Hex, number>();
  let seenRecords: unknown;
  let seenBlock: number | undefined;

  const take = (hash: Hex, progress: Partial<SafeProgress>): void => {
    const known = selectTransaction(store.getState(), chainId, hash)?.safe;
    const news = Object.entries(progress).filter(
      ([field, value]) => JSON.stringify(known?.[field as keyof SafeProgress]) !== JSON.stringify(value),
    );
    if (known && news.length > 0) store.dispatch(safeProgressed({ chainId, hash, progress: Object.fromEntries(news) }));
  };

  const ask = async (hash: Hex): Promise<void> => {
    try {
      const { nonce, confirmations, confirmationsRequired, minedHash, signedBy, proposed } =
        await multisig.readTransaction(hash);
      if (proposed) safeOutlooks.describe(hash, proposed);
      take(hash, {
        ...(nonce !== undefined && { nonce }),
        ...(confirmations !== undefined && { confirmations }),
        ...(confirmationsRequired !== undefined && { threshold: confirmationsRequired }),
        ...(minedHash !== undefined && { minedHash }),
        ...(signedBy && { signedBy }),
      });
    } catch {
      // The Safe's page may not know it yet, or no longer: the chain is searched as well.
    }
  };

  const look = (): void => {
    const state = store.getState();
    const records = selectTransactions(state, chainId);
    const block = selectBlockNumber(state);
    if (block === undefined || (block === seenBlock && records === seenRecords)) return;
    seenBlock = block;
    seenRecords = records;
    for (const record of Object.values(records)) {
      const last = requestedAt.get(record.hash);
      const isDue = last === undefined || Math.abs(block - last) >= EVERY_BLOCKS;
      if (!isDue || !isWaiting(record, multisig.address)) continue;
      requestedAt.set(record.hash, block);
      void ask(record.hash);
    }
  };
  look();
  return store.subscribe(look);
};
