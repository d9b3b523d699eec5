import { readHeader, readHeaders } from '#chain/reading/blockHeaders.ts';
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
  type HistoryState,
  type ReadRange,
} from './historyState.ts';
import type { LogSource, RangeReading } from '../logs/logSource.ts';
import { createDayReach, type DayReachOptions } from './dayReach.ts';
import type { PairMemory } from './pairArchive.ts';
import { readTrades } from './readTrades.ts';
import type { ServiceHistory } from './serviceHistory.ts';
import type { Mutex } from '#lib/createMutex.ts';

interface PairReaderOptions extends DayReachOptions {
  readonly ext: Address;
  readonly memory: PairMemory;
  readonly service?: ServiceHistory | undefined;
  readonly onHistory: (history: PairHistory) => void;
  readonly mutex: Mutex;
  readonly isBackground: () => boolean;
  readonly retryMs: number;
}

const verified = async (rpc: RpcClient, state: HistoryState, signal: AbortSignal) => {
  const numbers = state.checkpoints.map(({ blockNumber }) => blockNumber);
  const bottom = state.coverage.fromBlock;
  const headers = await readHeaders(rpc, numbers.length > 0 ? [...numbers, bottom] : [], signal);
  const proof = state.checkpoints.find(
    (checkpoint) => headers.get(checkpoint.blockNumber)?.blockHash === checkpoint.blockHash,
  );
  const fits = proof !== undefined && proof.blockNumber >= state.coverage.fromBlock;
  const since = headers.get(bottom)?.timestamp;
  return fits ? { ...withoutFrom(state, proof.blockNumber + 1), since } : undefined;
};

const whole = (steps: readonly ReadRange[], range: BlockRange): ReadRange => ({
  range,
  trades: steps.flatMap(({ trades }) => trades),
  checkpoints: steps.flatMap(({ checkpoints }) => checkpoints),
});

/** Blocks without a new trade after which the history is stored again; a later visit reads those that are not stored. */
const STORED_EVERY_BLOCKS = 150;

const createKeptHistory = ({ memory, onHistory, service }: PairReaderOptions) => {
  let state = nothingRead(env.firstBlock);
  let isRestored = false;
  let storedTo = 0;
  const dropReported = (): void => {
    const { fromService } = state;
    if (!fromService || !service?.isContradicted()) return;
    state = withoutService(state);
    onHistory(shownHistory(state, env.firstBlock));
    memory.write(state, [], { fromBlock: env.firstBlock, toBlock: fromService.toBlock });
  };
  const keep = (next: HistoryState, added: readonly PairTrade[], replaced?: BlockRange): void => {
    state = next;
    storedTo = next.coverage.toBlock;
    onHistory(shownHistory(next, env.firstBlock));
    memory.write(next, added, replaced);
  };
  return {
    state: () => state,
    dropReported: dropReported,
    async restore(): Promise<HistoryState> {
      if (!isRestored) state = (await memory.restore()) ?? state;
      isRestored = true;
      dropReported();
      return state;
    },
    keep,
    /** Stores new trades only, because there is a new block every few seconds. */
    keepNewest(read: ReadRange): void {
      const next = withNewer(state, read);
      const isStored = next.trades === state.trades && next.coverage.toBlock < storedTo + STORED_EVERY_BLOCKS;
      if (!isStored) return keep(next, read.trades, read.range);
      state = next;
      onHistory(shownHistory(next, env.firstBlock));
    },
  };
};

/** Final blocks come from a trusted data service, all others from the chain. */
const readOlder = async (
  { pair, service }: PairReaderOptions,
  state: () => HistoryState,
  { range, signal, receive, ...reading }: RangeReading<ReadRange>,
): Promise<void> => {
  const { firstBlock } = env;
  const top = await service?.top(state().coverage.toBlock, signal);
  if (service && top !== undefined && top >= firstBlock) {
    await reading.readSteps({ ...range, fromBlock: top + 1 });
    await reading.turn();
    const below = { ...range, toBlock: Math.min(top, reading.lowest() - 1) };
    const take = (read: ReadRange): Promise<void> => {
      receive(read, read.range);
      return reading.turn();
    };
    await service.read(pair, below, take, signal);
    signal.throwIfAborted();
  }
  await reading.readSteps({ ...range, toBlock: reading.lowest() - 1 });
};

export const createPairReader = (options: PairReaderOptions): LogSource<ReadRange> => {
  const { rpc, pair, onHistory, mutex } = options;
  const { firstBlock } = env;
  const filters = pairLogFilters(options.ext, pair);
  const history = createKeptHistory(options);
  const { state, keep } = history;
  let proven: HistoryState | undefined;
  const day = createDayReach(options, () => shownHistory(state(), firstBlock));

  return {
    rpc,
    firstBlock,
    overlapBlocks: rules.book.overlapBlocks,
    retry: { ms: options.retryMs },
    mutex,
    verifies: true,
    isBackground: options.isBackground,
    filters: () => filters,
    async prepare(_known, _head, signal) {
      proven = await verified(rpc, await history.restore(), signal);
      const latest = await readHeader(rpc, 'latest', signal);
      if (!latest) throw new Error('The node has no newest block');
      const { blockNumber, blockHash } = latest;
      day.begin(latest.timestamp);
      signal.throwIfAborted();
      if (!proven) {
        const fresh = { ...nothingRead(blockNumber), checkpoints: [{ blockNumber, blockHash }] };
        keep(fresh, [], { fromBlock: firstBlock, toBlock: Infinity });
      }
      return { coverage: proven?.coverage, head: blockNumber };
    },
    whenOlderNeeded: day.whenOlderNeeded,
    maxOlderBlocks: day.maxOlderBlocks,
    readRange: (reading) =>
      reading.kind === 'older' ? readOlder(options, state, reading) : reading.readSteps(reading.range),
    decode(logs, range, { signal, blockTimestamp }) {
      if (blockTimestamp === undefined) return day.read(logs, range, signal);
      const recent = state().trades.slice(0, logs.length);
      const knownTimes = new Map(recent.map(({ blockNumber, timestamp }) => [blockNumber, timestamp]));
      return readTrades(rpc, pair, logs, range, { signal, knownTimes: knownTimes.set(range.toBlock, blockTimestamp) });
    },
    lacks({ trades }, fromBlock) {
      const found = new Set(trades.map(({ id }) => id));
      return tradesFrom(state(), fromBlock).some(({ id }) => !found.has(id));
    },
    receive(steps, { kind, range }) {
      const read = whole(steps, range);
      if (kind === 'older') for (const step of steps) keep(withOlder(state(), step), step.trades);
      else if (kind === 'live') history.keepNewest(read);
      else keep(withNewer(proven ?? state(), read), read.trades, { ...range, toBlock: Infinity });
      return undefined;
    },
    onStatus(status, error) {
      // A read may wait for its turn, so reported trades are removed from the page first.
      if (status === 'reading') history.dropReported();
      if (status === 'failed') onHistory({ ...shownHistory(state(), firstBlock), status, error });
    },
  };
};
