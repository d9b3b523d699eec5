import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { backfill } from './backfill.ts';
import type { LogProgress } from './backfill.ts';
import type { BlockResponse } from '../block/blockSubscribers.ts';
import { createLiveLogs } from './createLiveLogs.ts';
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

/** Reads all blocks that are not known yet, and what the source reads beside them. */
const readAll = async <Found>(
  source: LogSource<Found>,
  progress: LogProgress,
  head: number,
  signal: AbortSignal,
): Promise<Result<void, unknown>> => {
  const ends = await Promise.allSettled([backfill(source, progress, head, signal), source.alongside?.()]);
  const failure = ends.find((end) => end.status === 'rejected');
  return failure ? err(failure.reason) : ok(undefined);
};

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
  let block = 0;
  let retryAt = Infinity;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    reading?.abort();
    reading = undefined;
    live.reset();
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
    retryAt = Infinity;
    setStatus('reading');
    void readAll(source, progress, head, controller.signal).then((read) => {
      if (reading !== controller) return;
      if (read.ok) setStatus('complete');
      else fail(read.error);
    });
  };

  const fail = (error: unknown): void => {
    if ('blocks' in source.retry) retryAt = block + source.retry.blocks;
    else retryTimer = setTimeout(() => start(block), source.retry.ms);
    setStatus('failed', error);
  };

  const live = createLiveLogs(source, progress, () => start(block));

  return {
    verifies: source.verifies === true,
    start,
    stop,
    requests: () => (reading ? live.requests() : []),
    receive(answers) {
      if (!reading) return;
      block = answers.blockNumber;
      if (status === 'failed' && (block >= retryAt || source.takeRetry?.())) start(block);
      else {
        source.onBlock?.(answers);
        live.receive(answers, reading.signal);
      }
    },
  };
};
