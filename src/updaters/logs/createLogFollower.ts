import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { decodeHeader, headerRequest } from '#chain/reading/blockHeaders.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { backfill } from './backfill.ts';
import type { LogProgress } from './backfill.ts';
import type { BlockResponse } from '../block/blockSubscribers.ts';
import { createLiveLogs } from './createLiveLogs.ts';
import { ALL_LOGS } from './logSource.ts';
import type { LogSource, ReadingStatus, Recalled } from './logSource.ts';

export interface LogFollower {
  readonly verifies: boolean;
  /** Requests with a visit's first block that continue an earlier visit. */
  recall(): readonly RpcRequest[];
  /**
   * Begins with the responses to it. False where what was left is not of this chain, or the logs of many blocks did not
   * come: then the follower is of no use.
   */
  resume(answers: BlockResponse): boolean;
  /** Reads for these responses, until done. */
  taking(): Promise<void> | undefined;
  /** Begins, or goes on where it was; `head` is the block shown, for sources that do not read it. */
  start(head?: number): void;
  stop(): void;
  /** Requests of the follower in the next block's request. */
  requests(): readonly RpcRequest[];
  /** Takes a new block's responses. */
  receive(answers: BlockResponse): void;
}

/** True if the chain still has the last block of an earlier visit. */
const holds = ({ hash }: Recalled, response: Result<unknown, unknown> | undefined): boolean => {
  try {
    return response?.ok === true && decodeHeader(response.value)?.blockHash === hash;
  } catch {
    return false;
  }
};

/** State of an earlier visit, until the chain confirms or rejects it. */
const createVisit = <Found>(source: LogSource<Found>, progress: LogProgress) => {
  let recalled: { readonly kept: Recalled; readonly header: RpcRequest } | undefined;
  return {
    forget(): void {
      recalled = undefined;
    },
    /** Restores it; returns the request for its last block, if it has one. */
    recall(): readonly RpcRequest[] | undefined {
      const left = source.recall?.();
      if (left === ALL_LOGS) {
        const { firstBlock } = source;
        const coverage = { fromBlock: firstBlock, toBlock: firstBlock - 1 };
        Object.assign(progress, { coverage, isCaughtUp: true, isWide: true });
        return [];
      }
      recalled = left && { kept: left, header: headerRequest(left.coverage.toBlock) };
      if (left) Object.assign(progress, { coverage: left.coverage, isCaughtUp: left.isNear });
      return recalled && [recalled.header];
    },
    isConfirmed({ responses }: BlockResponse): boolean {
      const requested = recalled;
      recalled = undefined;
      return requested !== undefined && holds(requested.kept, responses.get(requested.header));
    },
  };
};

/** Reads all unknown blocks once `taking` is done, and the source's other reads. */
const readAll = async <Found>(
  source: LogSource<Found>,
  progress: LogProgress,
  head: number,
  signal: AbortSignal,
  taking: Promise<void> | undefined,
): Promise<Result<void, unknown>> => {
  const readBlocks = async (): Promise<void> => {
    await taking;
    await backfill(source, progress, head, signal, taking !== undefined);
  };
  const ends = await Promise.allSettled([readBlocks(), source.alongside?.()]);
  const failure = ends.find((end) => end.status === 'rejected');
  return failure ? err(failure.reason) : ok(undefined);
};

/** Readings of earlier blocks, one after the other; `reset` drops the requests with the blocks. */
const createReadings = <Found>(source: LogSource<Found>, progress: LogProgress, reset: () => void) => {
  let reading: AbortController | undefined;
  let status: ReadingStatus = 'reading';
  let block = 0;
  let retryAt = Infinity;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    reading?.abort();
    reading = undefined;
    reset();
    progress.isCaughtUp = false;
    clearTimeout(retryTimer);
  };

  const setStatus = (next: ReadingStatus, error?: unknown): void => {
    status = next;
    source.onStatus(next, error);
  };

  const begin = (head: number, controller: AbortController, taking?: Promise<void>): void => {
    reading = controller;
    block = Math.max(block, head);
    retryAt = Infinity;
    setStatus('reading');
    void readAll(source, progress, head, controller.signal, taking).then((read) => {
      if (reading !== controller) return;
      if (read.ok) setStatus('complete');
      else fail(read.error);
    });
  };

  const start = (head = 0): void => {
    stop();
    begin(head, new AbortController());
  };

  const fail = (error: unknown): void => {
    if ('blocks' in source.retry) retryAt = block + source.retry.blocks;
    else retryTimer = setTimeout(() => start(block), source.retry.ms);
    setStatus('failed', error);
  };

  return {
    stop,
    start,
    begin,
    restart: () => start(block),
    /** Signal of the present or last reading; undefined while nothing is followed. */
    signal: () => reading?.signal,
    /** Notes the block shown. Whether a reading that failed is due again. */
    see(blockNumber: number): boolean {
      block = blockNumber;
      return status === 'failed' && (block >= retryAt || source.takeRetry?.() === true);
    },
  };
};

/**
 * Follows logs from their first block to the newest one, each of them once:
 * - An earlier visit's state is continued as far as `prepare` confirms its blocks, or with the visit's first block.
 *   That
 * request then has the hash of its last block and the later logs. If the page waits for them, it also has all logs of
 * an
 * account that is new here.
 * - The later blocks are read as one piece, then all older ones, newest first, in ranges the node allows. Meanwhile
 *   each
 * block's own request already has the newest logs, from `overlapBlocks` below the last block known.
 * - Logs of blocks after the one shown wait for their block.
 * - An answer that lacks a known log is ignored once, as nodes lag behind. The second one in a row is accepted, and the
 * logs below are verified if the source can.
 * - After three blocks in a row without logs, a reading in ranges fills the gap.
 * - A failed reading is retried after a while, or on request.
 * - Nothing is read between `stop` and `start`; responses after a stop or restart are ignored.
 */
export const createLogFollower = <Found>(source: LogSource<Found>): LogFollower => {
  const progress: LogProgress = { coverage: undefined, isCaughtUp: false };
  const visit = createVisit(source, progress);
  let taking: Promise<void> | undefined;
  const live = createLiveLogs(source, progress, () => readings.restart());
  const readings = createReadings(source, progress, () => {
    visit.forget();
    live.reset();
  });
  return {
    verifies: source.verifies === true,
    recall() {
      const header = visit.recall();
      return header ? [...header, ...live.requests()] : [];
    },
    resume(answers) {
      const isGood = progress.isWide ? live.isAnswered(answers) : visit.isConfirmed(answers);
      if (!isGood) return false;
      const controller = new AbortController();
      readings.see(answers.blockNumber);
      const begun = live.receive(answers, controller.signal) ?? Promise.resolve();
      // After unusable logs it restarts.
      if (readings.signal()) return true;
      taking = begun.finally(() => (taking = undefined));
      readings.begin(answers.blockNumber, controller, begun);
      return true;
    },
    taking: () => taking,
    start: readings.start,
    stop: readings.stop,
    requests: () => (readings.signal() ? live.requests() : []),
    receive(answers) {
      const signal = readings.signal();
      if (!signal) return;
      if (readings.see(answers.blockNumber)) readings.restart();
      else {
        source.onBlock?.(answers);
        void live.receive(answers, signal);
      }
    },
  };
};
