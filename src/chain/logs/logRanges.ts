import type { BlockRange } from '#domain/history/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isThriftyLine } from '#lib/isThriftyLine.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { mergeLogs, type RpcLog } from './logs.ts';
import { readingPace } from './readingPace.ts';
import { nextSpan, startSpan, wideSpan, type Span } from './rangeLength.ts';
import { blockLine } from '../rpc/blockLine.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

export interface LogFilter {
  /** Default: all contracts. */
  readonly address?: Address | readonly Address[];
  readonly topics: readonly (Hex | readonly Hex[] | null)[];
}

interface LogReading {
  readonly signal?: AbortSignal | undefined;
  /** Awaited before each step; its rejection ends the reading. */
  readonly beforeStep?: () => Promise<void>;
  readonly maxBlocks?: (() => number | undefined) | undefined;
  /** Set if few matches are expected: the first step is as wide as the node allows. */
  readonly isSparse?: boolean;
  /** True if no user waits, so that the reading is delayed on a slow line (`readingPace.ts`). */
  readonly isBackground?: (() => boolean) | undefined;
}

export type TakeRange = (logs: readonly RpcLog[], range: BlockRange) => void | Promise<void>;

const nodeLimits = new WeakMap<RpcClient, number>();
/** Nodes that refused a wide range, or were slow, without naming a limit. */
const narrow = new WeakSet<RpcClient>();

/** Nodes that were given up, each until it answers; their next readings give up sooner. */
const givenUpOf = new WeakSet<RpcClient>();
const FEW_FAILURES = 2;
/** In data-saving mode the steps are shorter, also for logs that a user waits for. */
const THRIFTY_SHARE = 0.5;

const isHopeless = (rpc: RpcClient, { givenUp, failures }: Span): boolean => {
  const isOver = givenUp || (givenUpOf.has(rpc) && failures >= FEW_FAILURES);
  if (isOver) givenUpOf.add(rpc);
  return isOver;
};

const shareOf = ({ isBackground }: LogReading): number =>
  isBackground?.() ? readingPace.share() : isThriftyLine() ? THRIFTY_SHARE : 1;

const firstSpan = (rpc: RpcClient, { isSparse, isBackground }: LogReading): Span => {
  const allowed = nodeLimits.get(rpc);
  const share = shareOf({ isBackground });
  if (share < 1) return startSpan(allowed, share);
  return isSparse && !narrow.has(rpc) ? wideSpan(allowed) : startSpan(allowed);
};

const learnLimit = (rpc: RpcClient, { isNodesLimit, limit, waitMs }: Span): void => {
  if (isNodesLimit) nodeLimits.set(rpc, limit);
  else if (waitMs === 0) narrow.add(rpc);
};

const hexOf = (value: number): Hex => `0x${value.toString(16)}`;

/** Parameters of `eth_getLogs`; both ends are included. */
export const logsQuery = (
  filter: LogFilter,
  { fromBlock, toBlock }: { readonly fromBlock: number; readonly toBlock: number | 'latest' },
): readonly unknown[] => [
  { ...filter, fromBlock: hexOf(fromBlock), toBlock: toBlock === 'latest' ? toBlock : hexOf(toBlock) },
];

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

const PACE_LOOK_MS = 500;

const inPace = async ({ isBackground, signal }: LogReading): Promise<void> => {
  for (let left = readingPace.waitMs(); left > 0 && isBackground?.(); left = readingPace.waitMs()) {
    await wait(Math.min(left, PACE_LOOK_MS), signal);
    if (signal?.aborted) return;
  }
};

const notePace = ({ isBackground }: LogReading, logs: number): void => {
  if (isBackground?.()) readingPace.took(logs);
};

const stepTo = (toBlock: number, { fromBlock }: BlockRange, blocks: number, maxBlocks = Infinity): BlockRange => ({
  fromBlock: Math.max(fromBlock, toBlock - Math.max(1, Math.min(blocks, maxBlocks)) + 1),
  toBlock,
});

/**
 * Reads logs, newest first. Steps adapt to errors, sizes and times of answers. Filters share one HTTP request, and
 * none is sent while a block's request is due. `onRange` gets the logs of each step in chain order, even an empty one.
 * The error is the signal's reason, or one that neither smaller steps nor waiting cured (half a minute; a second if
 * another reading of this node just waited). Rejects only as `onRange` and `beforeStep` do.
 */
export const readLogs = async (
  rpc: RpcClient,
  filter: LogFilter | readonly LogFilter[],
  range: BlockRange,
  onRange: TakeRange,
  reading: LogReading = {},
): Promise<Result<void, unknown>> => {
  const { signal, beforeStep, maxBlocks } = reading;
  const filters = [filter].flat();
  const ask = async (step: BlockRange): Promise<Result<readonly RpcLog[], unknown>> => {
    const options = signal && { signal };
    const queries = filters.map((entry) => rpc.send<unknown>('eth_getLogs', logsQuery(entry, step), options));
    try {
      const answers = await Promise.all(queries);
      await yieldToMain();
      return ok(mergeLogs(answers));
    } catch (error) {
      return err(error);
    }
  };
  let span = firstSpan(rpc, reading);
  let tookMs = 0;
  let toBlock = range.toBlock;
  while (toBlock >= range.fromBlock) {
    await beforeStep?.();
    await inPace(reading);
    await blockLine.whenFree(tookMs);
    if (signal?.aborted) return err(signal.reason);
    const startedAtMs = performance.now();
    const step = stepTo(toBlock, range, span.blocks, maxBlocks?.());
    const blocks = toBlock - step.fromBlock + 1;
    const answer = await ask(step);
    tookMs = performance.now() - startedAtMs;
    if (signal?.aborted) return err(signal.reason);
    if (answer.ok) {
      givenUpOf.delete(rpc);
      notePace(reading, answer.value.length);
      await onRange(answer.value, step);
      span = nextSpan(
        { ...span, share: shareOf(reading) },
        { kind: 'read', blocks, logs: answer.value.length, ms: tookMs },
      );
      toBlock = step.fromBlock - 1;
    } else {
      span = nextSpan(span, { kind: 'failed', blocks, error: answer.error });
      learnLimit(rpc, span);
      if (isHopeless(rpc, span)) return err(answer.error);
      if (span.waitMs > 0) await wait(span.waitMs, signal);
      if (signal?.aborted) return err(signal.reason);
    }
  }
  return ok(undefined);
};
