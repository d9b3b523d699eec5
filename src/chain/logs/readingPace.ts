import { isThriftyLine } from '#lib/isThriftyLine.ts';
import { ASSUMED_SLOW_RATE, lineRate, slowRate } from '../rpc/lineRate.ts';

/**
 * Delays readings that no user waits for on a slow line. A user there looks at prices and types. The user neither waits
 * nor pays for history that is not on the screen.
 */
export interface ReadingPace {
  /** True on a slow line or in data-saving mode: unrequested readings take minutes instead of seconds. */
  isHeld(): boolean;
  /** The part of the usual answers that is aimed at. */
  share(): number;
  /** Notes an answer of so many logs that was read unasked. */
  took(logs: number): void;
  /** Milliseconds until the next unrequested reading; 0 on a line that is not slow. */
  waitMs(): number;
}

/** The part of a slow line that unasked reading takes in the long run: of 1.6 Mbit/s 10 kB a second. */
const SLOW_SHARE = 1 / 20;
/** Answers aimed at on a slow line, of the usual ones: about 10 kB, as many trades as nobody expected may be in a range. */
const SLOW_STEP = 1 / 8;
/** Factor on these values in data-saving mode. */
const THRIFTY = 1 / 2;
/** Bytes of a log in an answer; `EMPTY_BYTES` of an answer without logs. */
const LOG_BYTES = 750;
const EMPTY_BYTES = 200;
/** Maximum delay of the next request, for any measured line. */
const MAX_WAIT_MS = 10_000;

export interface PaceOptions {
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  /** Bytes a millisecond, as far as it is known. */
  readonly rate: () => number | undefined;
  readonly isThrifty: () => boolean;
}

export const createReadingPace = ({ now, rate, isThrifty }: PaceOptions): ReadingPace => {
  let [bytes, sinceMs, lastMs] = [0, 0, -Infinity];
  const allowed = (): number | undefined => {
    const known = rate();
    const slow = isThrifty() ? Math.min(known ?? Infinity, ASSUMED_SLOW_RATE) : slowRate(known);
    return slow === undefined ? undefined : slow * SLOW_SHARE * (isThrifty() ? THRIFTY : 1);
  };
  /** Since the first answer or since all of them were made up for, whichever is later. */
  const waitMs = (): number => {
    const bytesPerMs = allowed();
    if (bytesPerMs === undefined) return 0;
    return Math.max(0, Math.min(sinceMs + bytes / bytesPerMs, lastMs + MAX_WAIT_MS) - now());
  };
  return {
    isHeld: () => allowed() !== undefined,
    share: () => (slowRate(rate()) === undefined ? 1 : SLOW_STEP) * (isThrifty() ? THRIFTY : 1),
    took(logs) {
      if (waitMs() === 0) [bytes, sinceMs] = [0, now()];
      lastMs = now();
      bytes += EMPTY_BYTES + logs * LOG_BYTES;
    },
    waitMs,
  };
};

/** The pace of the running application. */
export const readingPace = createReadingPace({
  now: () => performance.now(),
  rate: lineRate,
  isThrifty: isThriftyLine,
});
