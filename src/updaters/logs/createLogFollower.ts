import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { decodeHeader, headerRequest } from '#chain/reading/blockHeaders.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { backfill, type LogProgress } from './backfill.ts';
import type { BlockResponse } from '../block/blockSubscribers.ts';
import { createLiveLogs } from './createLiveLogs.ts';
import { ALL_LOGS, type LogSource, type ReadingStatus, type Recalled } from './logSource.ts';

export interface LogFollower {
  readonly verifies: boolean;
  recall(): readonly RpcRequest[];
  /**
   * False if the stored state is of another chain or the logs of many blocks are missing: the follower is then dropped.
   */
  resume(answers: BlockResponse): boolean;
  taking(): Promise<void> | undefined;
  /** @param head shown block, for sources that do not read it */
  start(head?: number): void;
  stop(): void;
  requests(): readonly RpcRequest[];
  receive(answers: BlockResponse): void;
}

const holds = ({ hash }: Recalled, response: Result<unknown, unknown> | undefined): boolean => {
  try {
    return response?.ok === true && decodeHeader(response.value)?.blockHash === hash;
  } catch {
    return false;
  }
};

const createVisit = <Found>(source: LogSource<Found>, progress: LogProgress) => {
  let recalled: { readonly kept: Recalled; readonly header: RpcRequest } | undefined;
  return {
    forget(): void {
      recalled = undefined;
    },
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
    signal: () => reading?.signal,
    /** Records the shown block. @returns true if a failed read is due again */
    see(blockNumber: number): boolean {
      block = blockNumber;
      return status === 'failed' && (block >= retryAt || source.takeRetry?.() === true);
    },
  };
};

/**
 * Continues an earlier visit if `prepare` or its last block's hash confirms it. Reads later blocks in one piece, then
 * older ones, newest first. Each block's request overlaps the last `overlapBlocks`. Logs above the shown block wait for
 * it. A known log that is missing once is ignored, because the node may lag. Three blocks without logs start a read in
 * ranges, which is retried if it fails.
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
      if (readings.signal()) return true;
      const first = source.firstResults?.();
      taking = (first ? Promise.race([begun, first]) : begun).finally(() => (taking = undefined));
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
