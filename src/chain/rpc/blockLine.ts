/** Keeps the connection free for blocks: on a slow one an answer of 100 kB would delay their request. */
export interface BlockLine {
  begin(): void;
  /** The next one is due at `dueAtMs`. */
  end(dueAtMs: number): void;
  /** Hidden page: nothing is read until the next `end`. */
  pause(): void;
  /** No block's request in flight, none due within `needMs` or half a block time. */
  whenFree(needMs: number): Promise<void>;
}

const OVERDUE_MS = 1000;

interface Turn {
  readonly needMs: number;
  readonly resolve: () => void;
}

/** `now`: monotonic milliseconds. */
export const createBlockLine = (now: () => number): BlockLine => {
  let isBusy = false;
  let isPaused = false;
  let endedAtMs = 0;
  let dueAtMs: number | undefined;
  let waiting: readonly Turn[] = [];
  let overdue: ReturnType<typeof setTimeout> | undefined;

  /** Before the first block, with enough time, or if overdue. */
  const isFree = (needMs: number): boolean => {
    if (isBusy || isPaused) return false;
    if (dueAtMs === undefined) return true;
    const left = dueAtMs - now();
    return left <= -OVERDUE_MS || left >= Math.min(needMs, (dueAtMs - endedAtMs) / 2);
  };

  const letGo = (): void => {
    clearTimeout(overdue);
    const free = waiting.filter(({ needMs }) => isFree(needMs));
    waiting = waiting.filter((turn) => !free.includes(turn));
    for (const { resolve } of free) resolve();
    if (waiting.length === 0 || isBusy || isPaused || dueAtMs === undefined) return;
    overdue = setTimeout(letGo, Math.max(0, dueAtMs + OVERDUE_MS - now()));
  };

  return {
    begin() {
      isBusy = true;
      clearTimeout(overdue);
    },
    end(nextAtMs) {
      isBusy = false;
      isPaused = false;
      endedAtMs = now();
      dueAtMs = nextAtMs;
      letGo();
    },
    pause() {
      isPaused = true;
      clearTimeout(overdue);
    },
    whenFree: (needMs) =>
      new Promise((resolve) => {
        waiting = [...waiting, { needMs, resolve }];
        letGo();
      }),
  };
};

export const blockLine = createBlockLine(() => performance.now());
