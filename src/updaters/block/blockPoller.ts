import { blockLine, type BlockLine } from '#chain/rpc/blockLine.ts';
import { createBlockReader, type BlockReader, type BlockReaderOptions } from './blockReader.ts';
import { nextPace, nextPollAtMs, startPace, type PollOutcome } from './pollSchedule.ts';

interface BlockPollerOptions extends BlockReaderOptions {
  readonly blockTimeMs: number;
  readonly debounceMs: number;
  readonly stride?: () => number;
  readonly line?: BlockLine;
}

export interface BlockPoller {
  start(): void;
  stop(): void;
  readOnce(): Promise<void>;
  /** Replaces the rule for the next read's time; `nextPollAtMs` by default. */
  pollBy(rule?: typeof nextPollAtMs): void;
}

/** Lets all subscribers of the first page share the first request. */
const FIRST_POLL_WAIT_MS = 1000;

/** An aborted poll counts as failed, so that the next one is delayed. */
const poll = async (reader: BlockReader, now: () => number): Promise<PollOutcome> => {
  try {
    return await reader.pollNewBlock();
  } catch (cause) {
    console.error('A poll broke off', cause);
    return { kind: 'failed', atMs: now() };
  }
};

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
 * Sends one request per block, just after the block. Requests never overlap; new subscribers in between are read at the
 * shown block.
 */
export const createBlockPoller = (options: BlockPollerOptions): BlockPoller => {
  const { registry, debounceMs, now, line = blockLine, stride = () => 1 } = options;
  const reader = createBlockReader(options);
  let [running, busy, sameBlockRequested] = [false, false, false];
  let [pollAtMs, pace] = [nextPollAtMs, startPace(options.blockTimeMs, 0)];
  let [pollTimer, stopListening]: [ReturnType<typeof setTimeout>?, (() => void)?] = [];

  const work = async (isOnce = false): Promise<void> => {
    if (busy || running === isOnce || (reader.lastBlock() === undefined && registry.isHeld())) return;
    busy = true;
    line.begin();
    try {
      if (isOnce || reader.lastBlock() === undefined || now() >= pollAtMs(pace, stride())) {
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
    if (!busy) line.end(pollAtMs(pace, stride()));
    const wait = sameBlockRequested && pace.failures === 0 ? 0 : Math.max(0, pollAtMs(pace, stride()) - now());
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
    pollBy(rule = pollAtMs) {
      pollAtMs = rule;
      schedule();
    },
    stop() {
      running = false;
      stopListening?.();
      sameBlock.cancel();
      schedule();
    },
  };
};
