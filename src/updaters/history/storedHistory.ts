import type { Checkpoint } from '#domain/history/checkpoints.ts';
import type { BlockRange, PairTrade } from '#domain/history/types.ts';
import { fieldsOf, isCount } from '#lib/fields.ts';
import { isQuantity } from '#lib/hex.ts';
import { isUnixTime } from '#lib/unixTime.ts';
import type { HistoryHead } from './historyState.ts';

const isAmount = (value: unknown): boolean => typeof value === 'bigint' && value >= 0n;

/** An empty range ends one block below its start. */
const isRange = (value: unknown): value is BlockRange => {
  const { fromBlock, toBlock } = fieldsOf(value);
  return isCount(fromBlock) && isCount(toBlock) && fromBlock <= toBlock + 1;
};

const isCheckpoint = (value: unknown): value is Checkpoint => {
  const { blockNumber, blockHash } = fieldsOf(value);
  return isCount(blockNumber) && isQuantity(blockHash);
};

const isTrade = (value: unknown): value is PairTrade => {
  const { id, blockNumber, logIndex, timestamp, transactionHash, amount0, amount1, buysToken0, source } =
    fieldsOf(value);
  return (
    typeof id === 'string' &&
    [blockNumber, logIndex].every(isCount) &&
    isUnixTime(timestamp) &&
    isQuantity(transactionHash) &&
    isAmount(amount0) &&
    isAmount(amount1) &&
    typeof buysToken0 === 'boolean' &&
    (source === 'book' || source === 'pool')
  );
};

export const storedHead = (stored: unknown): HistoryHead | undefined => {
  const { coverage, checkpoints, fromService } = fieldsOf(stored);
  if (!isRange(coverage)) return undefined;
  return {
    coverage,
    // A history without a confirmed checkpoint is read again.
    checkpoints: Array.isArray(checkpoints) ? checkpoints.filter(isCheckpoint) : [],
    ...(isRange(fromService) && { fromService }),
  };
};

/** Undefined if any trade is invalid, because the list must not have a gap. */
export const storedTrades = (stored: readonly unknown[]): readonly PairTrade[] | undefined =>
  stored.every(isTrade) ? stored : undefined;
