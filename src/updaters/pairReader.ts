import { readHeader, readHeaders } from '../chain/blockHeaders.ts';
import type { PairTokens } from '../chain/bookReads.ts';
import { readLogs } from '../chain/logRanges.ts';
import type { RpcLog } from '../chain/logs.ts';
import { pairLogFilters } from '../chain/pairLogs.ts';
import type { RpcClient } from '../chain/rpc/createRpcClient.ts';
import { env } from '../config/env.ts';
import { rules } from '../config/rules.ts';
import type { BlockRange } from '../domain/history/types.ts';
import type { Address } from '../domain/tokens/types.ts';
import type { PairHistory } from '../reads/historyStore.ts';
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
import type { PairMemory } from './pairMemory.ts';
import { readTrades } from './readTrades.ts';
import type { ServiceHistory } from './serviceHistory.ts';

export interface PairReaderOptions {
  readonly rpc: RpcClient;
  readonly ext: Address;
  readonly pair: PairTokens;
  readonly memory: PairMemory;
  /** Asked first for the older part, where there is one. */
  readonly service?: ServiceHistory | undefined;
  readonly onHistory: (history: PairHistory) => void;
}

/** How a reading goes on: until `signal` says that nobody wants it, and after each range when `letOthers` resolves. */
export interface Reading {
  readonly signal: AbortSignal;
  readonly letOthers: () => Promise<void>;
}

export interface PairReader {
  /** Takes up what is kept, reads what came since, then what lies before it. Rejects if the node does not allow it. */
  read(reading: Reading): Promise<void>;
  /** The first block whose logs are needed with the next block; undefined until the reading has caught up. */
  liveFrom(): number | undefined;
  /**
   * The logs of a range that begins at `liveFrom` and ends with the block shown now. Whether a trade that was known
   * is not among them: its block was replaced, and what lies below has to be checked.
   */
  takeLive(logs: readonly RpcLog[], range: BlockRange, timestamp: number): Promise<boolean>;
  /** Shows what is known as no longer growing. */
  fail(error: unknown): void;
}

/** The state as far as the chain still has it: up to the newest checkpoint that is on it. */
const verified = async (rpc: RpcClient, state: HistoryState, signal: AbortSignal) => {
  const numbers = state.checkpoints.map(({ blockNumber }) => blockNumber);
  const headers = await readHeaders(rpc, numbers, signal);
  const proof = state.checkpoints.find((one) => headers.get(one.blockNumber)?.blockHash === one.blockHash);
  const fits = proof !== undefined && proof.blockNumber >= state.coverage.fromBlock - 1;
  return fits ? withoutFrom(state, proof.blockNumber + 1) : undefined;
};

/** Reads one pair's trades and keeps them, newest first and without a gap. */
export const createPairReader = ({ rpc, ext, pair, memory, service, onHistory }: PairReaderOptions): PairReader => {
  const filters = pairLogFilters(ext, pair);
  let state: HistoryState | undefined;
  let caughtUp = false;
  let readings = 0;

  const show = (next: HistoryState): void => {
    state = next;
    onHistory(shownHistory(next, env.firstBlock));
  };

  const readRange = async (range: BlockRange, take: (read: ReadRange) => void, reading: Reading): Promise<void> => {
    const { signal, letOthers } = reading;
    const done = await readLogs(
      rpc,
      filters,
      range,
      async (logs, step) => {
        const read = await readTrades(rpc, pair, logs, step, { signal });
        if (!signal.aborted) take(read);
        await letOthers();
      },
      signal,
    );
    if (!done.ok) throw done.error;
    signal.throwIfAborted();
  };

  /** Closes the gap between what is known and the chain's head, as a whole. */
  const catchUp = async (known: HistoryState, toBlock: number, reading: Reading): Promise<void> => {
    const fromBlock = known.coverage.toBlock + 1;
    const range = { fromBlock, toBlock: Math.max(toBlock, known.coverage.toBlock) };
    const parts: ReadRange[] = [];
    await readRange(range, (part) => void parts.push(part), reading);
    const trades = parts.flatMap((part) => part.trades);
    const whole = { range, trades, checkpoints: parts.flatMap(({ checkpoints }) => checkpoints) };
    const next = withNewer(known, whole);
    show(next);
    memory.write(next, trades, { fromBlock, toBlock: Infinity });
  };

  const takeOlder = (read: ReadRange): void => {
    if (!state) return;
    const next = withOlder(state, read);
    show(next);
    memory.write(next, read.trades);
  };

  const readDownTo = async (fromBlock: number, reading: Reading): Promise<void> => {
    if (state) await readRange({ fromBlock, toBlock: state.coverage.fromBlock - 1 }, takeOlder, reading);
  };

  /** Nothing that the service told is kept any more. */
  const forgetService = (): void => {
    if (!state?.fromService) return;
    const { toBlock } = state.fromService;
    const next = withoutService(state);
    show(next);
    memory.write(next, [], { fromBlock: env.firstBlock, toBlock });
  };

  /** What lies deep below the head from the data service, as far as it is of use; all else from the chain. */
  const readOlder = async (reading: Reading): Promise<void> => {
    const { firstBlock } = env;
    const head = state && state.coverage.fromBlock > firstBlock ? state.coverage.toBlock : undefined;
    const top = head === undefined ? undefined : await service?.top(head, reading.signal);
    if (service && top !== undefined && top >= firstBlock) {
      await readDownTo(top + 1, reading);
      const toBlock = Math.min(top, (state?.coverage.fromBlock ?? 0) - 1);
      const came = await service.read(pair, { fromBlock: firstBlock, toBlock }, takeOlder, reading.signal);
      if (came === 'contradicted') forgetService();
    }
    await readDownTo(firstBlock, reading);
  };

  return {
    async read(reading) {
      const { signal } = reading;
      const isLeft = (): boolean => signal.aborted;
      caughtUp = false;
      readings += 1;
      const kept = state ?? (await memory.restore());
      const known = kept && (await verified(rpc, kept, signal));
      const latest = await readHeader(rpc, 'latest', signal);
      if (!latest || isLeft()) return;
      const { blockNumber, blockHash } = latest;
      if (known) {
        await catchUp(known, blockNumber, reading);
      } else {
        const fresh = { ...nothingRead(blockNumber), checkpoints: [{ blockNumber, blockHash }] };
        show(fresh);
        memory.write(fresh, [], { fromBlock: env.firstBlock, toBlock: Infinity });
      }
      if (isLeft()) return;
      caughtUp = true;
      await readOlder(reading);
    },
    liveFrom() {
      if (!caughtUp || !state) return undefined;
      const { fromBlock, toBlock } = state.coverage;
      return Math.max(fromBlock, toBlock + 1 - rules.bookOverlapBlocks);
    },
    async takeLive(logs, range, timestamp) {
      const reading = readings;
      const known = (state?.trades ?? [])
        .slice(0, logs.length)
        .map((one): [number, number] => [one.blockNumber, one.timestamp]);
      const knownTimes = new Map([...known, [range.toBlock, timestamp]]);
      const read = await readTrades(rpc, pair, logs, range, { knownTimes });
      if (!caughtUp || !state || reading !== readings) return false;
      const again = new Set(read.trades.map(({ id }) => id));
      const next = withNewer(state, read);
      const isReplaced = tradesFrom(state, range.fromBlock).some(({ id }) => !again.has(id));
      show(next);
      memory.write(next, read.trades, range);
      return isReplaced;
    },
    fail(error) {
      const shown = state
        ? shownHistory(state, env.firstBlock)
        : shownHistory(nothingRead(env.firstBlock), env.firstBlock);
      onHistory({ ...shown, status: 'failed', error });
    },
  };
};
