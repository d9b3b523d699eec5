/**
 * Keeps the line to the node free for the request of each block: on a slow line an answer of 100 kB takes longer than
 * the whole of a block's, and would keep its numbers waiting.
 */
export interface BlockLine {
  /** The request of a block is sent. */
  begin(): void;
  /** It is answered; the next one is due at `dueAtMs`, or none while nobody looks. */
  end(dueAtMs: number | undefined): void;
  /** Resolves once no block's request is on its way, and none is due within the next `needMs` or half a block time. */
  whenFree(needMs: number): Promise<void>;
}

/** After this a block's request that was due is not waited for any more. */
const OVERDUE_MS = 1000;

interface Turn {
  readonly needMs: number;
  readonly resolve: () => void;
}

/** @param now milliseconds of a clock that never jumps */
export const createBlockLine = (now: () => number): BlockLine => {
  let isBusy = false;
  let endedAtMs = 0;
  let dueAtMs: number | undefined;
  let waiting: readonly Turn[] = [];
  let overdue: ReturnType<typeof setTimeout> | undefined;

  /** Nothing is due, there is time enough before it, or it is overdue: what does not come holds nothing up. */
  const isFree = (needMs: number): boolean => {
    if (isBusy) return false;
    if (dueAtMs === undefined) return true;
    const left = dueAtMs - now();
    return left <= -OVERDUE_MS || left >= Math.min(needMs, (dueAtMs - endedAtMs) / 2);
  };

  const letGo = (): void => {
    clearTimeout(overdue);
    const free = waiting.filter(({ needMs }) => isFree(needMs));
    waiting = waiting.filter((turn) => !free.includes(turn));
    for (const { resolve } of free) resolve();
    if (waiting.length === 0 || isBusy || dueAtMs === undefined) return;
    overdue = setTimeout(letGo, Math.max(0, dueAtMs + OVERDUE_MS - now()));
  };

  return {
    begin() {
      isBusy = true;
      clearTimeout(overdue);
    },
    end(nextAtMs) {
      isBusy = false;
      endedAtMs = now();
      dueAtMs = nextAtMs;
      letGo();
    },
    whenFree: (needMs) =>
      new Promise((resolve) => {
        waiting = [...waiting, { needMs, resolve }];
        letGo();
      }),
  };
};

/** The line of the running application. */
export const blockLine = createBlockLine(() => performance.now());
