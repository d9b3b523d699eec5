import { readLogs } from '#chain/logs/logRanges.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { LogSource, RangeReading, Received } from './logSource.ts';

export interface LogProgress {
  coverage: BlockRange | undefined;
  /** True once `coverage` includes the head, so that new blocks' logs can be added. */
  isCaughtUp: boolean;
  isWide?: boolean;
}

type RangeReader<Found> = (
  reading: Pick<RangeReading<Found>, 'kind' | 'range' | 'receive'>,
  progress: LogProgress & { coverage: BlockRange },
) => Promise<void>;

export const isEmpty = ({ fromBlock, toBlock }: BlockRange): boolean => fromBlock > toBlock;

const rangeReader = <Found>(
  source: LogSource<Found>,
  signal: AbortSignal,
  beforeStep: (kind: 'newer' | 'older') => Promise<void>,
): RangeReader<Found> => {
  const { rpc, readRange } = source;
  return async ({ kind, range, receive: receiveFound }, progress) => {
    const receive: typeof receiveFound = (found, step) => {
      signal.throwIfAborted();
      receiveFound(found, step);
    };
    const turn = (): Promise<void> => beforeStep(kind);
    const take = async (logs: readonly RpcLog[], step: BlockRange): Promise<void> => {
      receive(await source.decode(logs, step, { signal }), step);
    };
    const readSteps = async (steps: BlockRange): Promise<void> => {
      const maxBlocks = kind === 'older' ? source.maxOlderBlocks?.bind(source) : undefined;
      const options = {
        signal,
        beforeStep: turn,
        maxBlocks,
        isSparse: source.isSparse ?? false,
        isBackground: source.isBackground,
      };
      const done = await readLogs(rpc, source.filters(steps.fromBlock), steps, take, options);
      if (!done.ok) throw done.error;
      signal.throwIfAborted();
    };
    if (isEmpty(range)) return;
    const lowest = (): number => progress.coverage.fromBlock;
    if (readRange) await readRange.call(source, { kind, range, signal, receive, readSteps, turn, lowest });
    else await readSteps(range);
    signal.throwIfAborted();
  };
};

export const backfill = async <Found>(
  source: LogSource<Found>,
  state: LogProgress,
  head: number,
  signal: AbortSignal,
  isResumed = false,
): Promise<void> => {
  const { firstBlock, overlapBlocks, mutex } = source;
  let endTurn = await mutex?.acquire();
  const letOthers = async (kind: 'newer' | 'older'): Promise<void> => {
    endTurn?.();
    endTurn = undefined;
    if (kind === 'older') await source.whenOlderNeeded?.(signal);
    endTurn = await mutex?.acquire();
    signal.throwIfAborted();
  };
  const readRange = rangeReader(source, signal, letOthers);
  try {
    signal.throwIfAborted();
    const found = source.prepare ? await source.prepare(state.coverage, head, signal) : { ...state, head };
    signal.throwIfAborted();
    const isFresh = !found.coverage || isEmpty(found.coverage);
    const known = found.coverage && !isFresh ? found.coverage : { fromBlock: found.head + 1, toBlock: found.head };
    const progress = Object.assign(state, { coverage: known });
    const isNewest = isResumed && known.toBlock >= found.head;
    if (!isFresh && !isNewest) {
      progress.isCaughtUp = false;
      const since = known.toBlock + 1 - (source.verifies ? 0 : overlapBlocks);
      const range = { fromBlock: Math.max(firstBlock, since), toBlock: Math.max(found.head, known.toBlock) };
      const steps: Found[] = [];
      await readRange({ kind: 'newer', range, receive: (entry) => void steps.push(entry) }, progress);
      progress.coverage = { ...known, toBlock: range.toBlock };
      source.receive(steps, { kind: 'newer', range, coverage: progress.coverage });
    }
    progress.isCaughtUp = true;
    const receive = (entry: Found, range: BlockRange): void => {
      progress.coverage = { ...progress.coverage, fromBlock: range.fromBlock };
      source.receive([entry], { kind: 'older', range, coverage: progress.coverage } satisfies Received);
    };
    const range = { fromBlock: firstBlock, toBlock: progress.coverage.fromBlock - 1 };
    await readRange({ kind: 'older', range, receive }, progress);
  } finally {
    endTurn?.();
  }
};
