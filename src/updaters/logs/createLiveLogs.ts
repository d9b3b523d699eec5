import { logsQuery } from '#chain/logs/logRanges.ts';
import { mergeLogs, type RpcLog } from '#chain/logs/logs.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { isEmpty, type LogProgress } from './backfill.ts';
import type { BlockResponse, Responses } from '../block/blockSubscribers.ts';
import type { LogSource } from './logSource.ts';

interface LiveLogs {
  requests(): readonly RpcRequest[];
  /** Ignores responses that are decoded after the abort. @returns a promise if decoding needs requests */
  receive(answers: BlockResponse, signal: AbortSignal): Promise<void> | undefined;
  isAnswered(answers: BlockResponse): boolean;
  reset(): void;
}

interface PendingLogs {
  readonly requests: readonly RpcRequest[];
  readonly fromBlock: number;
}

/** After this many blocks without logs, a read in ranges fills the gap. */
const MAX_MISSES = 3;

const attempt = <T>(action: () => T): Result<T, unknown> => {
  try {
    return ok(action());
  } catch (cause) {
    return err(cause);
  }
};

const logsOf = (requests: readonly RpcRequest[], responses: Responses, toBlock: number): readonly RpcLog[] =>
  mergeLogs(
    requests.map((request) => {
      const response = responses.get(request);
      if (!response?.ok) throw new Error('The node did not return the logs', { cause: response?.error });
      return response.value;
    }),
  ).filter(({ blockNumber }) => Number(blockNumber) <= toBlock);

const requestsOf = <Found>(
  source: LogSource<Found>,
  { coverage, isCaughtUp, isWide }: LogProgress,
  isDecoding: boolean,
): PendingLogs | undefined => {
  if (!coverage || !isCaughtUp || isDecoding || (isEmpty(coverage) && !source.verifies && !isWide)) return undefined;
  const fromBlock = Math.max(coverage.fromBlock, coverage.toBlock + 1 - source.overlapBlocks);
  const requests = source.filters(fromBlock).map((filter) => ({
    method: 'eth_getLogs',
    params: logsQuery(filter, { fromBlock, toBlock: 'latest' }),
    ...(isWide && { isSeparate: true }),
  }));
  return requests.length === 0 ? undefined : { requests, fromBlock };
};

/** Discards the coverage if the first read failed. @returns true in that case */
const forgetBeginning = (progress: LogProgress): boolean => {
  if (!progress.isWide) return false;
  progress.coverage = undefined;
  return true;
};

const decodeWith = <Found>(
  source: LogSource<Found>,
  requests: readonly RpcRequest[],
  range: BlockRange,
  { responses, blockTimestamp }: BlockResponse,
  signal: AbortSignal,
) => attempt(() => source.decode(logsOf(requests, responses, range.toBlock), range, { signal, blockTimestamp }));

export const createLiveLogs = <Found>(
  source: LogSource<Found>,
  progress: LogProgress,
  restart: () => void,
): LiveLogs => {
  let pending: PendingLogs | undefined;
  let isDecoding = false;
  let [isDoubted, misses] = [false, 0];

  const miss = (): void => {
    misses += 1;
    if (misses >= MAX_MISSES || forgetBeginning(progress)) restart();
  };

  const take = (found: Found, range: BlockRange): void => {
    const { coverage } = progress;
    if (!coverage) return;
    progress.isWide = false;
    misses = 0;
    const isLacking = source.lacks?.(found, range.fromBlock) ?? false;
    isDoubted = isLacking && !isDoubted;
    if (isDoubted) return;
    progress.coverage = { ...coverage, toBlock: range.toBlock };
    const last = source.receive([found], { kind: 'live', range, coverage: progress.coverage });
    if (last !== undefined) progress.coverage = { ...coverage, toBlock: last };
    if (isLacking && source.verifies) restart();
  };

  const takeLater = async (decoding: Promise<Found>, range: BlockRange, signal: AbortSignal): Promise<void> => {
    isDecoding = true;
    const decoded = await decoding.then(ok, err);
    isDecoding = false;
    if (signal.aborted) return;
    if (decoded.ok) take(decoded.value, range);
    else miss();
  };

  return {
    requests() {
      pending = requestsOf(source, progress, isDecoding);
      return pending ? [...pending.requests, ...(source.requests?.() ?? [])] : [];
    },
    receive(answers, signal) {
      const [current] = [pending, (pending = undefined)];
      if (!current || answers.blockNumber < current.fromBlock) return undefined;
      const range = { fromBlock: current.fromBlock, toBlock: answers.blockNumber };
      const decoded = decodeWith(source, current.requests, range, answers, signal);
      if (!decoded.ok) miss();
      else if (decoded.value instanceof Promise) return takeLater(decoded.value, range, signal);
      else take(decoded.value, range);
      return undefined;
    },
    isAnswered: ({ responses }) => pending?.requests.every((request) => responses.get(request)?.ok) ?? false,
    reset() {
      pending = undefined;
      progress.isWide = false;
      [misses, isDoubted] = [0, false];
    },
  };
};
