import { readHeader, readHeaders } from '#chain/reading/blockHeaders.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { pairLogFilters } from '#chain/logs/pairLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { BlockRange, PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { PairHistory } from '#stores/historyStore.ts';
import {
  nothingRead,
  shownHistory,
  tradesFrom,
  withNewer,
  withOlder,
  withoutFrom,
  withoutService,
} from './historyState.ts';
import type { HistoryState, ReadRange } from './historyState.ts';
import type { LogSource, RangeReading } from '../logs/logSource.ts';
import type { PairMemory } from './pairArchive.ts';
import { readTrades } from './readTrades.ts';
import type { ServiceHistory } from './serviceHistory.ts';
import type { Mutex } from '#lib/createMutex.ts';

export interface PairReaderOptions {
  readonly rpc: RpcClient;
  readonly ext: Address;
  readonly pair: PairTokens;
  readonly memory: PairMemory;
  /** Asked first for the older part, where there is one. */
  readonly service?: ServiceHistory | undefined;
  readonly onHistory: (history: PairHistory) => void;
  readonly mutex: Mutex;
  readonly retryMs: number;
}

/** The state as far as the chain still has it: up to the newest checkpoint that is on it. */
const verified = async (rpc: RpcClient, state: HistoryState, signal: AbortSignal) => {
  const numbers = state.checkpoints.map(({ blockNumber }) => blockNumber);
  const headers = await readHeaders(rpc, numbers, signal);
  const proof = state.checkpoints.find((one) => headers.get(one.blockNumber)?.blockHash === one.blockHash);
  const fits = proof !== undefined && proof.blockNumber >= state.coverage.fromBlock;
  return fits ? withoutFrom(state, proof.blockNumber + 1) : undefined;
};

const whole = (steps: readonly ReadRange[], range: BlockRange): ReadRange => ({
  range,
  trades: steps.flatMap(({ trades }) => trades),
  checkpoints: steps.flatMap(({ checkpoints }) => checkpoints),
});

/** One pair's trades, newest first and without a gap, kept in its memory and verified by checkpoints. */
export const createPairReader = (options: PairReaderOptions): LogSource<ReadRange> => {
  const { rpc, pair, memory, service, onHistory, mutex } = options;
  const { firstBlock } = env;
  const filters = pairLogFilters(options.ext, pair);
  let state = nothingRead(firstBlock);
  let isRestored = false;
  /** The part of the state that was found on the chain when the reading began. */
  let proven: HistoryState | undefined;

  const keep = (next: HistoryState, added: readonly PairTrade[], replaced?: BlockRange): void => {
    state = next;
    onHistory(shownHistory(next, firstBlock));
    memory.write(next, added, replaced);
  };

  /** Blocks deep below the head come from the data service, as far as it is of use; all others from the chain. */
  const readOlder = async ({ range, signal, receive, ...reading }: RangeReading<ReadRange>): Promise<void> => {
    const top = await service?.top(state.coverage.toBlock, signal);
    if (service && top !== undefined && top >= firstBlock) {
      await reading.readSteps({ ...range, fromBlock: top + 1 });
      const below = { ...range, toBlock: Math.min(top, reading.lowest() - 1) };
      const outcome = await service.read(pair, below, (read) => receive(read, read.range), signal);
      if (outcome === 'contradicted' && state.fromService) {
        const { toBlock } = state.fromService;
        keep(withoutService(state), [], { fromBlock: firstBlock, toBlock });
        reading.forgetBelow(toBlock + 1);
      }
    }
    await reading.readSteps({ ...range, toBlock: reading.lowest() - 1 });
  };

  return {
    rpc,
    firstBlock,
    overlapBlocks: rules.book.overlapBlocks,
    retry: { ms: options.retryMs },
    mutex,
    verifies: true,
    filters: () => filters,
    async prepare(_known, _head, signal) {
      if (!isRestored) state = (await memory.restore()) ?? state;
      isRestored = true;
      proven = await verified(rpc, state, signal);
      const latest = await readHeader(rpc, 'latest', signal);
      if (!latest) throw new Error('The node has no newest block');
      const { blockNumber, blockHash } = latest;
      signal.throwIfAborted();
      if (!proven) {
        const fresh = { ...nothingRead(blockNumber), checkpoints: [{ blockNumber, blockHash }] };
        keep(fresh, [], { fromBlock: firstBlock, toBlock: Infinity });
      }
      return { coverage: proven?.coverage, head: blockNumber };
    },
    readRange: (reading) => (reading.kind === 'older' ? readOlder(reading) : reading.readSteps(reading.range)),
    decode(logs, range, { signal, blockTimestamp }) {
      if (blockTimestamp === undefined) return readTrades(rpc, pair, logs, range, { signal });
      const recent = state.trades.slice(0, logs.length);
      const knownTimes = new Map(recent.map(({ blockNumber, timestamp }) => [blockNumber, timestamp]));
      return readTrades(rpc, pair, logs, range, { signal, knownTimes: knownTimes.set(range.toBlock, blockTimestamp) });
    },
    lacks({ trades }, fromBlock) {
      const found = new Set(trades.map(({ id }) => id));
      return tradesFrom(state, fromBlock).some(({ id }) => !found.has(id));
    },
    receive(steps, { kind, range }) {
      const read = whole(steps, range);
      if (kind === 'older') for (const step of steps) keep(withOlder(state, step), step.trades);
      else if (kind === 'live') keep(withNewer(state, read), read.trades, range);
      else keep(withNewer(proven ?? state, read), read.trades, { ...range, toBlock: Infinity });
      return undefined;
    },
    onStatus(status, error) {
      if (status === 'failed') onHistory({ ...shownHistory(state, firstBlock), status, error });
    },
  };
};
