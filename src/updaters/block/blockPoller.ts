import type { BlockReads } from '#chain/reading/multicall.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { collectRequests, deliverResponses, dropRequests, judgeChain, distribute, sizeOf } from './collectRequests.ts';
import type { PendingRequest } from './collectRequests.ts';
import type { ChainVerdict, SubscriberRegistry, Responses, PollPhase } from './blockSubscribers.ts';
import { nextPace, startPace } from './pollSchedule.ts';
import type { Pace, PollOutcome } from './pollSchedule.ts';
import type { CallReader } from './readCalls.ts';

export interface BlockPollerOptions {
  readonly rpc: RpcClient;
  readonly readCalls: CallReader;
  readonly registry: SubscriberRegistry;
  readonly blockTimeMs: number;
  readonly debounceMs: number;
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  /** A new block, after all subscribers have received their answers. */
  readonly onBlock: (block: Omit<BlockReads, 'outcomes'>) => void;
  /** The node answered, with a new block or without. */
  readonly onWorked: () => void;
  readonly onFailed: (error: unknown) => void;
  /** The chain went back to a lower block, or is another one: what was read before does not count. */
  readonly onRewound: () => void;
}

export interface BlockPoller {
  /** Starts, or goes on after a pause. */
  start(): void;
  /** Stops asking; what is on its way is still taken. */
  stop(): void;
}

/** At the start this long is waited for somebody to want something, so that one request serves them too. */
const FIRST_POLL_WAIT_MS = 1000;
/** So many answers in a row from below the last block are no lagging node, unless it is seen to catch up. */
const LOWER_ANSWERS_OF_A_REWIND = 3;
/** So often in a row more may be wanted of one block; what is wanted after that comes with the next one. */
const SAME_BLOCK_ROUNDS = 5;

interface Answer {
  readonly reads: BlockReads;
  readonly responses: Responses;
}

/**
 * Joins the subscribers' requests into one per block, timed to just after each block, and gives every subscriber its
 * answers. Requests never overlap. What is newly requested between two blocks is read at the block shown.
 */
export const createBlockPoller = (options: BlockPollerOptions): BlockPoller => {
  const { rpc, readCalls, registry, debounceMs, now } = options;
  let running = false;
  let busy = false;
  let sameBlockWanted = false;
  let lastBlock: number | undefined;
  let lowerAnswers: readonly number[] = [];
  let pace: Pace = startPace(options.blockTimeMs, 0);
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;

  const read = async (pending: readonly PendingRequest[], at: 'latest' | number): Promise<Result<Answer, unknown>> => {
    const calls = pending.flatMap(({ request }) => request.calls ?? []);
    const originals = pending.flatMap(({ request }) => request.requests ?? []);
    const { requests, split } = registry.merge(originals);
    const reads = readCalls(calls, at);
    const sent = requests.map(({ method, params }) => rpc.send<unknown>(method, params).then(ok, err));
    try {
      const [taken, responses] = [await reads, split(await Promise.all(sent))];
      return ok({ reads: taken, responses: new Map(originals.map((one, i) => [one, responses[i] ?? err(undefined)])) });
    } catch (error) {
      return err(error);
    }
  };

  const rewind = (): void => {
    lastBlock = undefined;
    lowerAnswers = [];
    options.onRewound();
  };

  /** A block that is not higher than the last one: an empty poll, a lagging node, or a chain that went back. */
  const takeOldBlock = (blockNumber: number, verdict: ChainVerdict): void => {
    const lower = lowerAnswers.at(-1);
    const isCatchingUp = verdict === 'same' && lower !== undefined && blockNumber > lower;
    if (blockNumber === lastBlock) lowerAnswers = [];
    else lowerAnswers = [...(isCatchingUp ? [] : lowerAnswers), blockNumber];
    if (verdict === 'other' || lowerAnswers.length >= LOWER_ANSWERS_OF_A_REWIND) rewind();
  };

  const pollNewBlock = async (): Promise<PollOutcome> => {
    const sentAtMs = now();
    const phase: PollPhase = { kind: 'newBlock', lastBlock };
    const pending = collectRequests(registry, phase);
    const answer = await read(pending, 'latest');
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
    if (lastBlock !== undefined && (blockNumber <= lastBlock || verdict === 'other')) {
      dropRequests(pending, phase);
      takeOldBlock(blockNumber, verdict);
      return { kind: 'empty', sentAtMs };
    }
    lowerAnswers = [];
    lastBlock = blockNumber;
    deliverResponses(answered, phase);
    options.onBlock({ blockNumber, blockTimestamp });
    return { kind: 'advanced', blockNumber, sentAtMs };
  };

  /** Reads at the shown block until nobody wants more of it, or until it fails; then the next block brings it. */
  const readSameBlock = async (): Promise<void> => {
    for (let round = 0; round < SAME_BLOCK_ROUNDS && running && lastBlock !== undefined; round += 1) {
      const phase: PollPhase = { kind: 'sameBlock', blockNumber: lastBlock };
      const pending = collectRequests(registry, phase).filter((one) => sizeOf(one) > 0);
      if (pending.length === 0) return;
      const answer = await read(pending, lastBlock);
      if (!answer.ok || answer.value.reads.blockNumber !== phase.blockNumber) {
        dropRequests(pending, phase);
        return;
      }
      deliverResponses(distribute(pending, answer.value.reads, answer.value.responses), phase);
    }
  };

  const work = async (): Promise<void> => {
    if (busy || !running) return;
    busy = true;
    clearTimeout(pollTimer);
    try {
      if (lastBlock === undefined || now() >= pace.nextPollAtMs) {
        const outcome = await pollNewBlock();
        pace = nextPace(pace, outcome);
        sameBlockWanted ||= outcome.kind === 'advanced';
      }
      if (sameBlockWanted && pace.failures === 0) {
        sameBlockWanted = false;
        await readSameBlock();
      }
    } finally {
      busy = false;
      schedule();
    }
  };

  const schedule = (): void => {
    clearTimeout(pollTimer);
    if (!running) return;
    const wait = sameBlockWanted && pace.failures === 0 ? 0 : Math.max(0, pace.nextPollAtMs - now());
    pollTimer = setTimeout(() => void work(), wait);
  };

  const wantSameBlock = (): void => {
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(() => {
      sameBlockWanted = true;
      if (pace.failures === 0) void work();
    }, debounceMs);
  };

  let stopListening: (() => void) | undefined;
  return {
    start() {
      if (running) return;
      running = true;
      stopListening = registry.onRequest(wantSameBlock);
      pace = startPace(options.blockTimeMs, now() + (lastBlock === undefined ? FIRST_POLL_WAIT_MS : 0));
      schedule();
    },
    stop() {
      running = false;
      stopListening?.();
      clearTimeout(pollTimer);
      clearTimeout(debounceTimer);
    },
  };
};
