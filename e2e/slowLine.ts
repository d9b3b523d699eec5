import { setTimeout as sleep } from 'node:timers/promises';
import type { Writable } from 'node:stream';

/** A line that lets few bytes through. */
export interface SlowLine {
  /** Sends an answer to its end. Answers under way at the same time take turns, a piece each. */
  send: (answer: Buffer, to: Writable) => Promise<void>;
  /** Bytes of all answers that went through so far. */
  sentBytes: () => number;
}

const PIECE_BYTES = 8192;

export const createSlowLine = (bytesPerSecond: number): SlowLine => {
  let sentBytes = 0;
  let freeAtMs = 0;
  return {
    send: async (answer, to) => {
      for (let from = 0; from < answer.length; from += PIECE_BYTES) {
        const piece = answer.subarray(from, from + PIECE_BYTES);
        freeAtMs = Math.max(freeAtMs, performance.now()) + (1000 * piece.length) / bytesPerSecond;
        await sleep(freeAtMs - performance.now());
        to.write(piece);
        sentBytes += piece.length;
      }
      to.end();
    },
    sentBytes: () => sentBytes,
  };
};
