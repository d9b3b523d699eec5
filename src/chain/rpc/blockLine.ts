/** Keeps the connection free for blocks. On a slow connection an answer of 100 kB would delay their request. */
export interface BlockLine {
  begin(): void;
  /** Ends a block's request; the next one is due at `dueAtMs`. */
  end(dueAtMs: number): void;
  /** Pauses while the page is hidden: nothing is read until the next `end`. */
  pause(): void;
  /** Resolves when no block's request is in flight, and none is due within `needMs` or half a block time. */
  whenFree(needMs: number): Promise<void>;
}

const OVERDUE_MS = 1000;

interface Turn {
  readonly needMs: number;
  readonly resolve: () => void;
}

/** `now` returns monotonic milliseconds. */
export const createBlockLine = (now: () => number): BlockLine => {
  let isBusy = false;
  let isPaused = false;
  let endedAtMs = 0;
  let dueAtMs: number | undefined;
  let waiting: readonly Turn[] = [];
  let overdue: ReturnType<typeof setTimeout> | undefined;

  /** True before the first block, with enough time left, or if the block is overdue. */
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
