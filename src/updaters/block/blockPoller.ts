import { blockLine } from '#chain/rpc/blockLine.ts';
import type { BlockLine } from '#chain/rpc/blockLine.ts';
import { createBlockReader } from './blockReader.ts';
import type { BlockReader, BlockReaderOptions } from './blockReader.ts';
import { nextPace, startPace } from './pollSchedule.ts';
import type { Pace, PollOutcome } from './pollSchedule.ts';

export interface BlockPollerOptions extends BlockReaderOptions {
  readonly blockTimeMs: number;
  readonly debounceMs: number;
  /** Called when a block's request is in flight and when the next one is due. */
  readonly line?: BlockLine;
}

export interface BlockPoller {
  /** Starts, or goes on after a pause. */
  start(): void;
  /** Stops polling; a response in flight is still delivered. */
  stop(): void;
  /** Reads the newest block once while polling is stopped. */
  readOnce(): Promise<void>;
}

/** The first poll waits this long, so that the subscribers of the first page share its request. */
const FIRST_POLL_WAIT_MS = 1000;

/** A poll that breaks off counts like one that failed: the next one comes later. */
const poll = async (reader: BlockReader, now: () => number): Promise<PollOutcome> => {
  try {
    return await reader.pollNewBlock();
  } catch (cause) {
    console.error('A poll broke off', cause);
    return { kind: 'failed', atMs: now() };
  }
};

/** Runs an action once no request for it has come for `waitMs`. */
const createDebounce = (waitMs: number, action: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    request(): void {
      clearTimeout(timer);
      timer = setTimeout(action, waitMs);
    },
    cancel: () => clearTimeout(timer),
  };
};

/**
 * Joins the subscribers' requests into one per block, timed to just after each block, and delivers the responses to the
 * subscribers. Requests never overlap. New requests between two blocks are read at the block shown. The release of a hold
 * comes as a request too, and what fell into the hold, also a retry, is due again with it.
 */
export const createBlockPoller = (options: BlockPollerOptions): BlockPoller => {
  const { registry, debounceMs, now, line = blockLine } = options;
  const reader = createBlockReader(options);
  let running = false;
  let busy = false;
  let sameBlockRequested = false;
  let pace: Pace = startPace(options.blockTimeMs, 0);
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;

  const work = async (isOnce = false): Promise<void> => {
    if (busy || running === isOnce || (reader.lastBlock() === undefined && registry.isHeld())) return;
    busy = true;
    line.begin();
    try {
      if (isOnce || reader.lastBlock() === undefined || now() >= pace.nextPollAtMs) {
        const outcome = await poll(reader, now);
        pace = nextPace(pace, outcome);
        sameBlockRequested ||= outcome.kind === 'advanced';
      }
      if (sameBlockRequested && pace.failures === 0) {
        sameBlockRequested = false;
        await reader.readSameBlock(() => running);
      }
    } finally {
      busy = false;
      schedule();
    }
  };

  const schedule = (): void => {
    clearTimeout(pollTimer);
    if (!running) return line.pause();
    if (!busy) line.end(pace.nextPollAtMs);
    const wait = sameBlockRequested && pace.failures === 0 ? 0 : Math.max(0, pace.nextPollAtMs - now());
    pollTimer = setTimeout(() => void work(), wait);
  };

  const sameBlock = createDebounce(debounceMs, () => {
    sameBlockRequested = true;
    schedule();
  });

  return {
    start() {
      if (running) return;
      running = true;
      stopListening = registry.onRequest(sameBlock.request);
      pace = startPace(options.blockTimeMs, now() + (reader.lastBlock() === undefined ? FIRST_POLL_WAIT_MS : 0));
      schedule();
    },
    readOnce: () => work(true),
    stop() {
      running = false;
      stopListening?.();
      sameBlock.cancel();
      schedule();
    },
  };
};
