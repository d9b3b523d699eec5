import type { Multisig, MultisigReport } from '#chain/connectors/multisig.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import type { SafeTransaction } from '#chain/safe/safeTransaction.ts';
import type { Reader } from '#chain/sending/send.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { SafeProgress, TransactionRecord } from '#domain/transactions/types.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { safeProgressed } from '#state/transactions/slice.ts';
import { safeOutlooks } from '#stores/safeOutlooks.ts';
import { proposedInstead } from './callInstead.ts';

const chainId = POLYGON_CHAIN_ID;

const EVERY_BLOCKS = 2;

const isWaiting = (record: TransactionRecord, safe: Hex): boolean =>
  record.safe !== undefined && record.safe.minedHash === undefined && record.from === safe && !isSettled(record);

const progressOf = (report: MultisigReport): Partial<SafeProgress> => {
  const { nonce, confirmations, confirmationsRequired, minedHash, signedBy } = report;
  return {
    ...(nonce !== undefined && { nonce }),
    ...(confirmations !== undefined && { confirmations }),
    ...(confirmationsRequired !== undefined && { threshold: confirmationsRequired }),
    ...(minedHash !== undefined && { minedHash }),
    ...(signedBy && { signedBy }),
  };
};

/** Reads only a batch library's code from the node, and everything else from the Safe's page. */
export const followInSafe = (store: AppStore, multisig: Multisig, reader: Reader = readRpc): (() => void) => {
  const requestedAt = new Map<Hex, number>();
  const compared = new Set<Hex>();
  let seenRecords: unknown;
  let seenBlock: number | undefined;

  const take = (hash: Hex, progress: Partial<SafeProgress>): void => {
    const known = selectTransaction(store.getState(), chainId, hash)?.safe;
    const news = Object.entries(progress).filter(
      ([field, value]) => JSON.stringify(known?.[field as keyof SafeProgress]) !== JSON.stringify(value),
    );
    if (known && news.length > 0) store.dispatch(safeProgressed({ chainId, hash, progress: Object.fromEntries(news) }));
  };

  const compare = async (hash: Hex, proposed: SafeTransaction): Promise<void> => {
    const requested = selectTransaction(store.getState(), chainId, hash)?.requested;
    if (!requested || compared.has(hash)) return;
    const difference = await proposedInstead(reader, proposed, requested);
    compared.add(hash);
    if (difference) take(hash, difference);
  };

  const ask = async (hash: Hex): Promise<void> => {
    try {
      const report = await multisig.readTransaction(hash);
      const { proposed } = report;
      if (proposed) {
        safeOutlooks.describe(hash, proposed);
        void compare(hash, proposed).catch(() => undefined);
      }
      take(hash, progressOf(report));
    } catch {
      // The Safe's page may not know the transaction; the chain is searched as well.
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
