import { isThriftyLine } from '#lib/isThriftyLine.ts';
import { ASSUMED_SLOW_RATE, lineRate, slowRate } from '../rpc/lineRate.ts';

/**
 * Delays background readings on a slow line and in data-saving mode, so that a user there neither waits nor pays for
 * history that is not shown.
 */
interface ReadingPace {
  /** True on a slow line or in data-saving mode; background readings then take minutes. */
  isHeld(): boolean;
  share(): number;
  took(logs: number): void;
  /** Milliseconds until the next background reading; 0 unless the line is slow or data are to be saved. */
  waitMs(): number;
}

/** Background reads take 5 % of a slow line: 10 kB a second at 1.6 Mbit/s. */
const SLOW_SHARE = 1 / 20;
const SLOW_STEP = 1 / 8;
const THRIFTY = 1 / 2;
/** Bytes of a log, and of an answer without logs. */
const LOG_BYTES = 750;
const EMPTY_BYTES = 200;
const MAX_WAIT_MS = 10_000;

interface PaceOptions {
  readonly now: () => number;
  readonly rate: () => number | undefined;
  readonly isThrifty: () => boolean;
}

/**
 * Pace that limits the bytes of logs to 5 % of a slow line's rate. Other lines have no limit, unless in data-saving
 * mode.
 */
export const createReadingPace = ({ now, rate, isThrifty }: PaceOptions): ReadingPace => {
  let [bytes, sinceMs, lastMs] = [0, 0, -Infinity];
  const allowed = (): number | undefined => {
    const known = rate();
    const slow = isThrifty() ? Math.min(known ?? Infinity, ASSUMED_SLOW_RATE) : slowRate(known);
    return slow === undefined ? undefined : slow * SLOW_SHARE * (isThrifty() ? THRIFTY : 1);
  };
  /** Milliseconds to wait for the bytes read since the first answer, or since all of them were waited for. */
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

export const readingPace = createReadingPace({
  now: () => performance.now(),
  rate: lineRate,
  isThrifty: isThriftyLine,
});
