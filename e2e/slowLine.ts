import { setTimeout as sleep } from 'node:timers/promises';

/** Few bytes at a time, one answer after the other. */
export interface SlowLine {
  /** Resolves once an answer is through, with the milliseconds it waited for others. */
  pass: (bytes: number) => Promise<number>;
}

export const createSlowLine = (bytesPerSecond: number): SlowLine => {
  let freeAtMs = 0;
  return {
    pass: async (bytes) => {
      const nowMs = performance.now();
      const heldUpMs = Math.max(0, freeAtMs - nowMs);
      freeAtMs = nowMs + heldUpMs + (1000 * bytes) / bytesPerSecond;
      await sleep(freeAtMs - nowMs);
      return heldUpMs;
    },
  };
};
