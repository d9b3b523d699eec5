import type { PairTokens } from '#chain/reading/bookReads.ts';
import { readLogs } from '#chain/logs/logRanges.ts';
import { pairLogFilters } from '#chain/logs/pairLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import { tradesOf } from '#domain/history/tradesOf.ts';
import type { BlockRange, PairTrade } from '#domain/history/types.ts';
import { checked, judge, mapReported } from '#lib/reported.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import type { PairPage } from '#services/dataService/types.ts';
import type { ReadRange } from './historyState.ts';
import { readTrades } from './readTrades.ts';

interface ServiceHistoryOptions {
  readonly watch: ServiceWatch;
  readonly rpc: RpcClient;
  readonly ext: Address;
  readonly random: () => number;
}

export interface ServiceHistory {
  /** True if the chain contradicted the service in this visit: none of its data may be stored. */
  isContradicted(): boolean;
  onContradicted(listener: () => void): () => void;
  /** Newest block below `head` that the service can answer for; undefined if it is unusable now. */
  top(head: number, signal: AbortSignal): Promise<number | undefined>;
  /** Reads downwards, page by page. Ends early if the chain must be read instead. */
  read(
    pair: PairTokens,
    range: BlockRange,
    take: (read: ReadRange) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>;
}

const printOf = ({ blockNumber, logIndex, timestamp, transactionHash, amount0, amount1, ...of }: PairTrade): string =>
  [blockNumber, logIndex, timestamp, transactionHash, amount0, amount1, of.buysToken0, of.source].join();

const windowAt = (block: number, { fromBlock, toBlock }: BlockRange): BlockRange => {
  const from = Math.max(fromBlock, Math.min(block - rules.service.sampleBlocks / 2, toBlock));
  return { fromBlock: from, toBlock: Math.min(toBlock, from + rules.service.sampleBlocks - 1) };
};

/** One window at a random block finds missing trades, and one at a random trade finds wrong ones. */
const samplesOf = (trades: readonly PairTrade[], range: BlockRange, random: () => number): readonly BlockRange[] => {
  const somewhere = range.fromBlock + Math.floor(random() * (range.toBlock - range.fromBlock + 1));
  const trade = trades[Math.floor(random() * trades.length)];
  return [somewhere, ...(trade ? [trade.blockNumber] : [])].map((block) => windowAt(Math.floor(block), range));
};

const readOf = ({ range, events }: PairPage): ReadRange => ({
  range,
  trades: tradesOf(events),
  checkpoints: [],
  isFromService: true,
});

export const createServiceHistory = ({ watch, rpc, ext, random }: ServiceHistoryOptions): ServiceHistory => {
  const { service } = watch;

  const agrees = async (pair: PairTokens, window: BlockRange, trades: readonly PairTrade[], signal: AbortSignal) => {
    const onChain: PairTrade[] = [];
    const take = async (logs: Parameters<typeof readTrades>[2], range: BlockRange): Promise<void> => {
      onChain.push(...(await readTrades(rpc, pair, logs, range, { signal })).trades);
    };
    const done = await readLogs(rpc, pairLogFilters(ext, pair), window, take, { signal });
    if (!done.ok) throw done.error;
    const reported = trades.filter(
      ({ blockNumber }) => blockNumber >= window.fromBlock && blockNumber <= window.toBlock,
    );
    return reported.map(printOf).join('\n') === onChain.map(printOf).join('\n');
  };

  const isProven = async (pair: PairTokens, { range, trades }: ReadRange, signal: AbortSignal) => {
    const samples = samplesOf(trades, range, random);
    const answers = await Promise.all(samples.map((window) => agrees(pair, window, trades, signal)));
    return answers.every(Boolean);
  };

  return {
    isContradicted: () => watch.status().kind === 'contradicted',
    onContradicted: (listener) =>
      watch.subscribe(() => {
        if (watch.status().kind === 'contradicted') listener();
      }),
    async top(head, signal) {
      const reported = await watch.ask(signal);
      return reported === undefined ? undefined : Math.min(reported, head - rules.service.depthBlocks);
    },
    async read(pair, range, take, signal) {
      const isLeft = (): boolean => signal.aborted;
      let { toBlock } = range;
      while (toBlock >= range.fromBlock) {
        const page = await service.pairPage({ ...pair, range: { ...range, toBlock } }, signal);
        if (isLeft()) return;
        if (!page.ok) return watch.failed(page.error);
        const report = mapReported(page.value, readOf);
        const isTrue = await judge(report, (read) => isProven(pair, read, signal));
        if (isLeft()) return;
        if (!isTrue) return watch.contradicted();
        const read = checked(report, isTrue);
        await take(read);
        toBlock = read.range.fromBlock - 1;
      }
    },
  };
};
