import { DecodeError } from '#chain/codec/DecodeError.ts';
import type { KnownResult } from '#chain/codec/conditionalReads.ts';
import { knownResult, readConditionally } from '#chain/reading/conditionalReads.ts';
import type { BlockReads } from '#chain/reading/multicall.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { isMissingBlock, isRateLimit, isTooMany, RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import { rules } from '#config/rules.ts';
import { toCallKey, type CallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import { chunkCalls } from '#domain/multicall/chunkCalls.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { CallReader } from './readCalls.ts';

/** Init code has at most 49,152 bytes (EIP-3860). */
const MAX_CALLS_BYTES = 45_000;
const BYTES_PER_CALL = 30;
/** Unknown results of one read; a token's or pool's has up to 100 bytes, and an answer 24,576. */
const MAX_UNKNOWN = 200;
const MAX_KNOWN = 5000;
/** Reads after the first failure that are sent as usual. */
const PAUSE_READS = 30;

const { defaultGas, chunkGasLimit } = rules.multicall;

const bytesOf = ({ callData }: Call): number => BYTES_PER_CALL + callData.length / 2;

/** False if the answer could be too long: only short results may be unknown. Calls with long ones name their gas. */
const isWorthwhile = (calls: readonly Call[], known: readonly (KnownResult | undefined)[]): boolean => {
  const unknown = calls.filter((_, i) => known[i] === undefined);
  return (
    unknown.length <= MAX_UNKNOWN &&
    unknown.every(({ gasRequired }) => gasRequired === undefined) &&
    calls.reduce((sum, call) => sum + bytesOf(call), 0) <= MAX_CALLS_BYTES &&
    chunkCalls(calls, { defaultGas, chunkGasLimit }).length === 1
  );
};

/** A firewall's HTTP status stops a read at the shown block, which no later block repeats soon. */
const isRefusal = (error: unknown, at: 'latest' | number): boolean =>
  error instanceof DecodeError ||
  (error instanceof RpcResponseError && !isRateLimit(error) && !isMissingBlock(error)) ||
  (at !== 'latest' && error instanceof RpcError && error.kind === 'http' && !isTooMany(error));

/** Results by call; the least recently read are forgotten. */
const createMemory = () => {
  const results = new Map<CallKey, KnownResult>();
  return {
    of: (call: Call): KnownResult | undefined => results.get(toCallKey(call)),
    keep(calls: readonly Call[], outcomes: readonly CallOutcome[]): void {
      for (const [i, call] of calls.entries()) {
        const [key, outcome] = [toCallKey(call), outcomes[i]];
        if (!outcome || outcome.status === 'unread') continue;
        const before = results.get(key);
        results.delete(key);
        const result = before?.outcome === outcome ? before : knownResult(outcome);
        if (result) results.set(key, result);
      }
      for (const key of results.keys()) {
        if (results.size <= MAX_KNOWN) break;
        results.delete(key);
      }
    },
  };
};

/**
 * Reads repeated calls conditionally, so that a node returns only what changed. A node that refuses this is read by
 * `read` at once. After any failure `read` serves a number of reads, which a further failure doubles, because a proxy may
 * refuse by an HTTP status or not answer at all.
 */
export const createConditionalReader = (rpc: RpcClient): ((read: CallReader) => CallReader) => {
  const memory = createMemory();
  /** Reads that `read` has to serve, and has served, since the last failure. */
  let [pause, skipped] = [0, 0];

  const readChanges = async (
    calls: readonly Call[],
    known: readonly (KnownResult | undefined)[],
    at: 'latest' | number,
  ): Promise<BlockReads | undefined> => {
    try {
      const reads = await readConditionally(rpc, calls, known, at);
      pause = 0;
      return reads;
    } catch (cause) {
      if (isMissingBlock(cause) && at !== 'latest') throw cause;
      [pause, skipped] = [Math.max(PAUSE_READS, 2 * pause), 0];
      if (!isRefusal(cause, at)) throw cause;
      return undefined;
    }
  };

  const isPaused = (): boolean => {
    if (skipped >= pause) return false;
    skipped += 1;
    return true;
  };

  return (read) => async (calls, at) => {
    const known = calls.map(memory.of);
    const isConditional = isWorthwhile(calls, known) && !isPaused();
    // Sent at once, because logs must not precede the calls of their batch.
    const reads = (isConditional ? await readChanges(calls, known, at) : undefined) ?? (await read(calls, at));
    memory.keep(calls, reads.outcomes);
    return reads;
  };
};
