import type { RpcLog } from '#chain/logs/logs.ts';
import { readHeader } from '#chain/reading/blockHeaders.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { reachesBack } from '#domain/history/reachesDayBack.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { PairHistory } from '#stores/historyStore.ts';
import type { ReadRange } from './historyState.ts';
import { readTrades } from './readTrades.ts';

export interface DayReachOptions {
  readonly rpc: RpcClient;
  readonly pair: PairTokens;
  /** Seconds that the furthest watcher needs. */
  readonly reach: () => number;
  readonly whenNeeded: (isNeeded: (reach: number) => boolean, signal: AbortSignal) => Promise<void>;
}

const FIRST_BLOCKS = 32;
const SPARE = 1.1;
const TRUSTED_TIMES = 2;

/** Maximum number of older blocks to read for the last `reach` seconds. @param headTime unix seconds */
export const blocksBack = (
  { coverage, since }: Pick<PairHistory, 'coverage' | 'since'>,
  headTime: number,
  reach: number,
): number | undefined => {
  if (!coverage) return FIRST_BLOCKS;
  if (since === undefined || since >= headTime) return undefined;
  const known = coverage.toBlock - coverage.fromBlock + 1;
  const trusted = known > FIRST_BLOCKS ? TRUSTED_TIMES * known : known;
  const missing = (SPARE * known * (since - (headTime - reach))) / (headTime - since);
  return Math.ceil(Math.max(1, Math.min(missing, trusted)));
};

/** Reads the last 24 hours first, and older blocks only once a chart or table needs them. */
export const createDayReach = (
  { rpc, pair, reach, whenNeeded }: DayReachOptions,
  shown: () => PairHistory,
): {
  begin(headTime: number): void;
  whenOlderNeeded(signal: AbortSignal): Promise<void>;
  maxOlderBlocks(): number | undefined;
  read(logs: readonly RpcLog[], range: BlockRange, signal: AbortSignal): Promise<ReadRange>;
} => {
  let headTime = 0;
  const isRead = (seconds: number): boolean => reachesBack(shown(), headTime - Math.max(DAY_SECONDS, seconds));
  const isUnread = (seconds: number): boolean => seconds === Infinity || !isRead(seconds);
  /** Seconds that are still unread: the day, then what a watcher needs; undefined for none or all. */
  const unreadReach = (): number | undefined => {
    if (!isRead(DAY_SECONDS)) return DAY_SECONDS;
    const seconds = reach();
    return seconds === Infinity || isRead(seconds) ? undefined : seconds;
  };
  return {
    begin(timestamp) {
      headTime = timestamp;
    },
    async whenOlderNeeded(signal) {
      if (shown().status !== 'complete') await whenNeeded(isUnread, signal);
    },
    maxOlderBlocks() {
      const { coverage, trades, since = trades.at(-1)?.timestamp } = shown();
      const seconds = unreadReach();
      return seconds === undefined ? undefined : blocksBack({ coverage, since }, headTime, seconds);
    },
    async read(logs, range, signal) {
      const read = await readTrades(rpc, pair, logs, range, { signal });
      const seconds = unreadReach();
      if (seconds === undefined || reachesBack({ ...read, status: 'reading' }, headTime - seconds)) return read;
      if (seconds !== DAY_SECONDS && read.trades.length > 0) return read;
      // If no trade is older, the block's time shows how far back the trades go.
      return { ...read, since: (await readHeader(rpc, range.fromBlock, signal))?.timestamp };
    },
  };
};
