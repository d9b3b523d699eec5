import { logsQuery } from '#chain/logs/logRanges.ts';
import { asLogs, inChainOrder } from '#chain/logs/logs.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { backfill, isEmpty } from './backfill.ts';
import type { LogProgress } from './backfill.ts';
import type { BlockResponse, Responses } from '../block/blockSubscribers.ts';
import type { LogSource, ReadingStatus } from './logSource.ts';

export interface LogFollower {
  readonly verifies: boolean;
  /** Begins, or goes on where it was; `head` is the block shown, for sources that do not read it. */
  start(head?: number): void;
  stop(): void;
  /** What the next block's request has to carry. */
  requests(): readonly RpcRequest[];
  /** Takes a new block's responses. */
  receive(answers: BlockResponse): void;
}

interface Pending {
  readonly requests: readonly RpcRequest[];
  readonly fromBlock: number;
}

/** Blocks in a row without logs after which these are read in ranges that the node allows. */
const MAX_MISSES = 3;

const attempt = <T>(action: () => T): Result<T, unknown> => {
  try {
    return ok(action());
  } catch (cause) {
    return err(cause);
  }
};

/** The logs up to a block in chain order. Throws where one of the responses is an error or no list of logs. */
const logsOf = (requests: readonly RpcRequest[], responses: Responses, toBlock: number): readonly RpcLog[] =>
  requests
    .flatMap((request) => {
      const response = responses.get(request);
      if (!response?.ok) throw new Error('The node did not return the logs', { cause: response?.error });
      return asLogs(response.value).filter(({ blockNumber }) => Number(blockNumber) <= toBlock);
    })
    .toSorted(inChainOrder);

/**
 * Follows logs from their first block to the newest one, each of them once:
 * - What an earlier visit left is taken up as far as `prepare` says that the chain still has it.
 * - The blocks since are read as one piece, then all older ones, newest first, in ranges the node allows. Meanwhile each
 *   block's own request already carries the newest logs, from `overlapBlocks` below the last block known.
 * - Logs of blocks after the one shown wait for their block.
 * - An answer that lacks something known is ignored once, as nodes lag behind; the second one in a row is believed, and
 *   what lies below is verified where the source can.
 * - Three blocks in a row without logs are made up for by a reading in ranges.
 * - A reading that fails is tried again after a while, or when someone asks for it.
 * - Nothing is read between `stop` and `start`, and what arrives after a stop or restart is ignored.
 */
export const createLogFollower = <Found>(source: LogSource<Found>): LogFollower => {
  const progress: LogProgress = { coverage: undefined, isCaughtUp: false };
  let reading: AbortController | undefined;
  let status: ReadingStatus = 'reading';
  let pending: Pending | undefined;
  let isDecoding = false;
  let isDoubted = false;
  let misses = 0;
  let block = 0;
  let retryAt = Infinity;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    reading?.abort();
    reading = undefined;
    pending = undefined;
    progress.isCaughtUp = false;
    clearTimeout(retryTimer);
  };

  const setStatus = (next: ReadingStatus, error?: unknown): void => {
    status = next;
    source.onStatus(next, error);
  };

  const start = (head = 0): void => {
    stop();
    const controller = new AbortController();
    reading = controller;
    block = Math.max(block, head);
    [misses, isDoubted, retryAt] = [0, false, Infinity];
    setStatus('reading');
    const works = [backfill(source, progress, head, controller.signal), source.alongside?.()];
    void Promise.allSettled(works).then((ends) => {
      if (reading !== controller) return;
      const failure = ends.find((end) => end.status === 'rejected');
      if (!failure) {
        setStatus('complete');
        return;
      }
      if ('blocks' in source.retry) retryAt = block + source.retry.blocks;
      else retryTimer = setTimeout(() => start(block), source.retry.ms);
      setStatus('failed', failure.reason);
    });
  };

  const miss = (): void => {
    misses += 1;
    if (misses >= MAX_MISSES) start(block);
  };

  const take = (found: Found, range: BlockRange): void => {
    const { coverage } = progress;
    if (!coverage) return;
    misses = 0;
    const isLacking = source.lacks?.(found, range.fromBlock) ?? false;
    isDoubted = isLacking && !isDoubted;
    if (isDoubted) return;
    progress.coverage = { ...coverage, toBlock: range.toBlock };
    const last = source.receive([found], { kind: 'live', range, coverage: progress.coverage });
    if (last !== undefined) progress.coverage = { ...coverage, toBlock: last };
    if (isLacking && source.verifies) start(block);
  };

  const receiveLogs = (
    { requests, fromBlock }: Pending,
    { responses, blockNumber, blockTimestamp }: BlockResponse,
    { signal }: AbortController,
  ): void => {
    const range = { fromBlock, toBlock: blockNumber };
    const whenCurrent = (action: () => void): void => {
      isDecoding = false;
      if (!signal.aborted) action();
    };
    const decoded = attempt(() =>
      source.decode(logsOf(requests, responses, blockNumber), range, { signal, blockTimestamp }),
    );
    if (!decoded.ok) miss();
    else if (decoded.value instanceof Promise) {
      isDecoding = true;
      void decoded.value.then(
        (found) => whenCurrent(() => take(found, range)),
        () => whenCurrent(miss),
      );
    } else take(decoded.value, range);
  };

  return {
    verifies: source.verifies === true,
    start,
    stop,
    requests() {
      pending = undefined;
      const { coverage, isCaughtUp } = progress;
      if (!reading || !coverage || !isCaughtUp || isDecoding) return [];
      if (isEmpty(coverage) && !source.verifies) return [];
      const fromBlock = Math.max(coverage.fromBlock, coverage.toBlock + 1 - source.overlapBlocks);
      const requests = source.filters(fromBlock).map((filter) => ({
        method: 'eth_getLogs',
        params: logsQuery(filter, { fromBlock, toBlock: 'latest' }),
      }));
      if (requests.length === 0) return [];
      pending = { requests, fromBlock };
      return [...requests, ...(source.requests?.() ?? [])];
    },
    receive(answers) {
      if (!reading) return;
      block = answers.blockNumber;
      const current = pending;
      pending = undefined;
      if (status === 'failed' && (block >= retryAt || source.takeRetry?.())) {
        start(block);
        return;
      }
      source.onBlock?.(answers);
      if (current && block >= current.fromBlock) receiveLogs(current, answers, reading);
    },
  };
};
