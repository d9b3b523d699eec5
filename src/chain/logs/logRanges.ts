import type { BlockRange } from '#domain/history/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { asLogs, inChainOrder } from './logs.ts';
import type { RpcLog } from './logs.ts';
import { nextSpan, startSpan } from './rangeLength.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

/** What to look for; the fewer logs match the indexed topics, the fewer travel. */
export interface LogFilter {
  /** Left out: of every contract. */
  readonly address?: Address | readonly Address[];
  readonly topics: readonly (Hex | readonly Hex[] | null)[];
}

/** Takes the logs of one range, in chain order. */
export type TakeRange = (logs: readonly RpcLog[], range: BlockRange) => void | Promise<void>;

const hexOf = (value: number): Hex => `0x${value.toString(16)}`;

/** Parameters of `eth_getLogs`. */
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

/**
 * Reads the logs of a range of blocks, the newest first, one step after the other, in steps as large as the node
 * allows: it learns from the node's errors and from the size of its answers. Several filters are asked in the same
 * HTTP request. `onRange` gets every step's logs in chain order, also when there are none; what it throws ends the
 * reading. Ends with the error that smaller steps and waiting did not help, or with the signal's reason.
 */
export const readLogs = async (
  rpc: RpcClient,
  filter: LogFilter | readonly LogFilter[],
  range: BlockRange,
  onRange: TakeRange,
  signal?: AbortSignal,
): Promise<Result<void, unknown>> => {
  const filters = [filter].flat();
  const ask = async (step: BlockRange): Promise<Result<readonly RpcLog[], unknown>> => {
    const options = signal && { signal };
    const asked = filters.map((one) => rpc.send<unknown>('eth_getLogs', logsQuery(one, step), options));
    try {
      const answers = await Promise.all(asked);
      await yieldToMain();
      return ok(answers.flatMap(asLogs).toSorted(inChainOrder));
    } catch (error) {
      return err(error);
    }
  };
  let span = startSpan;
  let toBlock = range.toBlock;
  while (toBlock >= range.fromBlock) {
    const step = { fromBlock: Math.max(range.fromBlock, toBlock - span.blocks + 1), toBlock };
    const blocks = toBlock - step.fromBlock + 1;
    const answer = await ask(step);
    if (signal?.aborted) return err(signal.reason);
    if (answer.ok) {
      await onRange(answer.value, step);
      span = nextSpan(span, { kind: 'read', blocks, logs: answer.value.length });
      toBlock = step.fromBlock - 1;
    } else {
      span = nextSpan(span, { kind: 'failed', blocks, error: answer.error });
      if (span.givenUp) return err(answer.error);
      if (span.waitMs > 0) await wait(span.waitMs, signal);
      if (signal?.aborted) return err(signal.reason);
    }
  }
  return ok(undefined);
};
