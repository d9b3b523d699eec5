import type { BlockReads } from '#chain/reading/multicall.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { err, ok, type Result } from '#lib/result.ts';
import {
  collectRequests,
  deliverResponses,
  distribute,
  dropRequests,
  judgeChain,
  sizeOf,
  type PendingRequest,
} from './collectRequests.ts';
import type {
  BlockAnswer,
  BlockQuery,
  ChainVerdict,
  PollPhase,
  Responses,
  SubscriberRegistry,
} from './blockSubscribers.ts';
import type { PollOutcome } from './pollSchedule.ts';
import type { CallReader } from './readCalls.ts';

export interface BlockReaderOptions {
  readonly rpc: RpcClient;
  readonly readCalls: CallReader;
  readonly registry: SubscriberRegistry;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly abandonMs?: number;
  readonly onBlock: (block: Omit<BlockReads, 'outcomes'>) => void;
  readonly onWorked: () => void;
  readonly onFailed: (error: unknown) => void;
  readonly onRewound: () => void;
}

export interface BlockReader {
  lastBlock(): number | undefined;
  pollNewBlock(): Promise<PollOutcome>;
  /** If it fails, the next block's request includes the same queries. */
  readSameBlock(isRunning: () => boolean): Promise<void>;
}

const SAME_BLOCK_ROUNDS = 5;
const LOWER_ANSWERS_OF_A_REWIND = 3;

const endedWithin = async <T>(reading: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The chain was not read within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
};

const readAlone = async (
  { rpc, readCalls }: Pick<BlockReaderOptions, 'rpc' | 'readCalls'>,
  { calls, requests, at }: BlockQuery,
): Promise<BlockAnswer> => {
  const reads = readCalls(calls, at);
  const sent = requests.map(({ method, params, isSeparate }) =>
    rpc.send<unknown>(method, params, { isSeparate }).then(ok, err),
  );
  return { reads: await reads, responses: await Promise.all(sent) };
};

interface Answer {
  readonly reads: BlockReads;
  readonly responses: Responses;
}

const readPending = async (
  options: BlockReaderOptions,
  pending: readonly PendingRequest[],
  at: 'latest' | number,
): Promise<Result<Answer, unknown>> => {
  const { rpc, readCalls, registry, abandonMs = rules.rpc.abandonBlocks * env.blockTimeMs } = options;
  const calls = pending.flatMap(({ request }) => request.calls ?? []);
  const requests = pending.flatMap(({ request }) => request.requests ?? []);
  const read = registry.reader((query, by = (same) => same) => readAlone({ rpc, readCalls: by(readCalls) }, query));
  const answer = await endedWithin(read({ calls, requests, at }), abandonMs).then(ok, err);
  if (!answer.ok) return answer;
  const { reads, responses } = answer.value;
  return ok({ reads, responses: new Map(requests.map((request, i) => [request, responses[i] ?? err(undefined)])) });
};

const readShownBlock = async (options: BlockReaderOptions, blockNumber: number): Promise<boolean> => {
  const phase: PollPhase = { kind: 'sameBlock', blockNumber };
  const pending = collectRequests(options.registry, phase).filter((request) => sizeOf(request) > 0);
  if (pending.length === 0) return false;
  const answer = await readPending(options, pending, blockNumber);
  if (!answer.ok || answer.value.reads.blockNumber !== blockNumber) {
    dropRequests(pending, phase);
    return false;
  }
  deliverResponses(distribute(pending, answer.value.reads, answer.value.responses), phase);
  return true;
};

const withinTime = async (readings: readonly Promise<unknown>[]): Promise<void> => {
  if (readings.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, rules.rpc.separateMs);
  });
  await Promise.race([Promise.allSettled(readings), late]);
  clearTimeout(timer);
};

const isDoubted = (verdict: ChainVerdict): boolean => verdict === 'other' || verdict === 'unsure';

export const createBlockReader = (options: BlockReaderOptions): BlockReader => {
  const { registry, now } = options;
  let lastBlock: number | undefined;
  let lowerAnswers: readonly number[] = [];

  /** A lower or equal block is an empty poll, a lagging node or a reorg. */
  const takeOldBlock = (blockNumber: number, verdict: ChainVerdict): void => {
    const lower = lowerAnswers.at(-1);
    const isCatchingUp = verdict === 'same' && lower !== undefined && blockNumber > lower;
    if (blockNumber === lastBlock) lowerAnswers = [];
    else lowerAnswers = [...(isCatchingUp ? [] : lowerAnswers), blockNumber];
    if (verdict !== 'other' && lowerAnswers.length < LOWER_ANSWERS_OF_A_REWIND) return;
    lastBlock = undefined;
    lowerAnswers = [];
    options.onRewound();
  };

  const pollNewBlock = async (): Promise<PollOutcome> => {
    const sentAtMs = now();
    const phase: PollPhase = { kind: 'newBlock', lastBlock };
    const pending = collectRequests(registry, phase);
    const answer = await readPending(options, pending, 'latest');
    if (!answer.ok) {
      dropRequests(pending, phase);
      options.onFailed(answer.error);
      return { kind: 'failed', atMs: now() };
    }
    options.onWorked();
    const { reads, responses } = answer.value;
    const { blockNumber, blockTimestamp } = reads;
    const answered = distribute(pending, reads, responses);
    const verdict = judgeChain(answered);
    if (lastBlock !== undefined && (blockNumber <= lastBlock || isDoubted(verdict))) {
      dropRequests(pending, phase);
      if (verdict !== 'unsure') takeOldBlock(blockNumber, verdict);
      return { kind: 'empty', sentAtMs };
    }
    lowerAnswers = [];
    lastBlock = blockNumber;
    deliverResponses(answered, phase);
    options.onBlock({ blockNumber, blockTimestamp });
    return { kind: 'advanced', blockNumber, sentAtMs };
  };

  return {
    lastBlock: () => lastBlock,
    pollNewBlock,
    async readSameBlock(isRunning) {
      for (let round = 0; round < SAME_BLOCK_ROUNDS && isRunning(); round += 1) {
        const readings = registry.list().flatMap((subscriber) => subscriber.reading?.() ?? []);
        if (lastBlock === undefined) return;
        const [wasRequested] = await Promise.all([readShownBlock(options, lastBlock), withinTime(readings)]);
        if (!wasRequested && readings.length === 0) return;
      }
    },
  };
};
