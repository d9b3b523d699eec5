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
import { inSlices } from '#lib/inSlices.ts';
import type { CallReader } from './readCalls.ts';

/** Init code has at most 49,152 bytes (EIP-3860). */
const MAX_CALLS_BYTES = 45_000;
const BYTES_PER_CALL = 30;
/** Unknown results of one read; a token's or pool's has up to 100 bytes, and an answer 24,576. */
const MAX_UNKNOWN = 200;
const MAX_KNOWN = 20_000;
const HASHED_AT_ONCE = 300;
/** Reads after the first failure that are sent as usual. */
const PAUSE_READS = 30;

const { defaultGas, chunkGasLimit } = rules.multicall;

const bytesOf = ({ callData }: Call): number => BYTES_PER_CALL + callData.length / 2;

interface Known {
  readonly call: Call;
  readonly gasRequired: number | undefined;
  readonly known: KnownResult | undefined;
}

type Programs = readonly (readonly Known[])[];

/** Parts of a chunk that fit into a program, in order. */
const withinSize = (chunk: readonly Known[]): Programs => {
  const parts: Known[][] = [[]];
  let bytes = 0;
  for (const entry of chunk) {
    const size = bytesOf(entry.call);
    if (bytes > 0 && bytes + size > MAX_CALLS_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    bytes += size;
    parts.at(-1)?.push(entry);
  }
  return parts;
};

/** Undefined if an answer could be too long: only short results may be unknown. Calls with long ones name their gas. */
const programsOf = (entries: readonly Known[]): Programs | undefined => {
  const unknown = entries.filter(({ known }) => known === undefined);
  if (unknown.length > MAX_UNKNOWN || unknown.some(({ gasRequired }) => gasRequired !== undefined)) return undefined;
  const chunks = chunkCalls(entries, { defaultGas, chunkGasLimit });
  return chunks.length === 0 ? [[]] : chunks.flatMap(withinSize);
};

const unread: CallOutcome = { status: 'unread' };

/** Results of another block than the first program's stay unread, as in aggregates. */
const joined = (programs: Programs, answers: readonly BlockReads[]): BlockReads | undefined => {
  const [first] = answers;
  return (
    first && {
      ...first,
      outcomes: programs.flatMap((entries, i) =>
        answers[i]?.blockNumber === first.blockNumber ? answers[i].outcomes : entries.map(() => unread),
      ),
    }
  );
};

/** A firewall's HTTP status stops a read at the shown block, which no later block repeats soon. */
const isRefusal = (error: unknown, at: 'latest' | number): boolean =>
  error instanceof DecodeError ||
  (error instanceof RpcResponseError && !isRateLimit(error) && !isMissingBlock(error)) ||
  (at !== 'latest' && error instanceof RpcError && error.kind === 'http' && !isTooMany(error));

interface Kept {
  readonly outcome: CallOutcome;
  known: KnownResult | undefined;
}

const isSame = (a: CallOutcome, b: CallOutcome): boolean =>
  a === b || (a.status === 'success' && b.status === 'success' && a.data === b.data);

/** Results by call; the least recently read are forgotten. Many new results are hashed between user actions. */
const createMemory = () => {
  const results = new Map<CallKey, Kept>();

  const take = (key: CallKey, outcome: CallOutcome): Kept => {
    const before = results.get(key);
    results.delete(key);
    const kept = before && isSame(before.outcome, outcome) ? before : { outcome, known: undefined };
    results.set(key, kept);
    return kept;
  };

  const hash = (kept: Kept): void => {
    kept.known = knownResult(kept.outcome);
  };

  return {
    of: (call: Call): KnownResult | undefined => results.get(toCallKey(call))?.known,
    keep(calls: readonly Call[], outcomes: readonly CallOutcome[]): void {
      const fresh = calls.flatMap((call, i) => {
        const outcome = outcomes[i];
        if (outcome?.status !== 'success') return [];
        const kept = take(toCallKey(call), outcome);
        return kept.known ? [] : [kept];
      });
      if (fresh.length > HASHED_AT_ONCE) void inSlices(fresh, hash);
      else fresh.forEach(hash);
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

  const readChanges = async (programs: Programs, at: 'latest' | number): Promise<BlockReads | undefined> => {
    try {
      const answers = await Promise.all(
        programs.map((entries) => {
          const calls = entries.map(({ call }) => call);
          const known = entries.map((entry) => entry.known);
          return readConditionally(rpc, calls, known, at);
        }),
      );
      pause = 0;
      return joined(programs, answers);
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
    const programs = programsOf(calls.map((call) => ({ call, gasRequired: call.gasRequired, known: memory.of(call) })));
    // Sent at once, because logs must not precede the calls of their batch.
    const changes = programs && !isPaused() ? await readChanges(programs, at) : undefined;
    const reads = changes ?? (await read(calls, at));
    memory.keep(calls, reads.outcomes);
    return reads;
  };
};
