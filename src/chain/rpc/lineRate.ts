import { answerRates } from './answerRates.ts';

/** Cached files, and those of other hosts without consent, have no size. */
type LoadedFile = Pick<PerformanceResourceTiming, 'responseStart' | 'responseEnd' | 'transferSize' | 'workerStart'>;

/** 2 Mbit/s: 100 kB take 0.4 seconds, a fifth of a block time. */
const SLOW_BYTES_PER_MS = 250;
/** Fewer bytes give no useful measurement. */
const LEAST_BYTES = 50_000;
/** Smaller files arrive with the first packet. */
const LEAST_FILE_BYTES = 10_000;

/** Bytes per millisecond, with parallel loads added up; undefined under 50,000 bytes. */
export const fileRate = (files: readonly LoadedFile[]): number | undefined => {
  const loaded = files
    .filter((file) => file.workerStart === 0 && file.responseStart > 0 && file.transferSize >= LEAST_FILE_BYTES)
    .toSorted((a, b) => a.responseStart - b.responseStart);
  let [bytes, busyMs, busyUntil] = [0, 0, 0];
  for (const { responseStart, responseEnd, transferSize } of loaded) {
    bytes += transferSize;
    busyMs += Math.max(0, responseEnd - Math.max(responseStart, busyUntil));
    busyUntil = Math.max(busyUntil, responseEnd);
  }
  return bytes < LEAST_BYTES ? undefined : bytes / Math.max(1, busyMs);
};

/**
 * Bytes per millisecond of the line. Undefined without files, because answers alone do not distinguish a slow line
 * from a slow node.
 */
export const lineRate = (): number | undefined => {
  const rate = fileRate(performance.getEntriesByType('resource') as PerformanceResourceTiming[]);
  return rate === undefined ? undefined : Math.max(rate, ...answerRates());
};

/** Bytes per millisecond of a slow line; undefined from 250 on, and for an unknown rate. */
export const slowRate = (rate: number | undefined): number | undefined =>
  rate !== undefined && rate < SLOW_BYTES_PER_MS ? rate : undefined;

export const ASSUMED_SLOW_RATE = SLOW_BYTES_PER_MS;
