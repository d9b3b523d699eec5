import { env } from '#config/env.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { touchedPairs } from '#domain/transactions/touchedPairs.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { claimTabLock } from '#lib/tabLock.ts';
import type { MinedTransaction, TradingData } from '#services/tradingData/types.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';

/** Lock time within which other tabs find the same receipt, so that only one tab reports it. */
const HOLD_MS = 120_000;

const place = { factory: env.factory, initCodeHash: env.pairInitCodeHash, wrappedNative: env.wrappedNative };

const minedOf = (record: TransactionRecord): MinedTransaction | undefined => {
  const { receipt, from, info, also = [] } = record;
  if (!receipt || !isSuccess(receipt)) return undefined;
  return {
    sender: from,
    transactionHash: receipt.transactionHash,
    blockNumber: receipt.blockNumber,
    pairs: touchedPairs(record, place),
    opensPool: [...also, info].some(({ kind }) => kind === 'addLiquidity'),
  };
};

/** Record call of spec 000 section 4, sent once for all tabs. Nothing waits for it. */
export const reportTransactions = (
  store: AppStore,
  chainId: number,
  service: Pick<TradingData, 'report'>,
): (() => void) => {
  const left = new AbortController();
  const read = () => selectTransactions(store.getState(), chainId);
  let known = read();
  const report = async (mined: MinedTransaction): Promise<void> => {
    const release = await claimTabLock(`reported ${mined.transactionHash}`);
    if (!release) return;
    setTimeout(release, HOLD_MS);
    await service.report(mined, left.signal);
  };
  const unsubscribe = store.subscribe(() => {
    const before = known;
    known = read();
    if (known === before) return;
    for (const record of Object.values(known)) {
      const was = before[record.hash];
      const mined = was && !was.receipt ? minedOf(record) : undefined;
      if (mined) void report(mined);
    }
  });
  return () => {
    unsubscribe();
    left.abort();
  };
};
