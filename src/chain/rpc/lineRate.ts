import { answerRates } from './answerRates.ts';

/** The browser's report about a loaded file; cached files, and those of hosts that do not allow it, have no size. */
export type LoadedFile = Pick<
  PerformanceResourceTiming,
  'responseStart' | 'responseEnd' | 'transferSize' | 'workerStart'
>;

/** 2 Mbit/s: 100 kB take almost half a second, a quarter of the time between two blocks. */
const SLOW_BYTES_PER_MS = 250;
/** Fewer bytes of files say nothing of the line. */
const LEAST_BYTES = 50_000;
/** Smaller files arrive with the first packet. */
const LEAST_FILE_BYTES = 10_000;

/**
 * Bytes per millisecond at which files came over the network, where several come at once together; undefined where too
 * few did.
 */
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
 * Bytes per millisecond that the line carries, by the page's own files, or more if answers of the node prove it.
 * Undefined without a usable file: answers alone cannot distinguish a slow line from a slow node.
 */
export const lineRate = (): number | undefined => {
  const rate = fileRate(performance.getEntriesByType('resource') as PerformanceResourceTiming[]);
  return rate === undefined ? undefined : Math.max(rate, ...answerRates());
};

/** The rate of a line that was measured to be slow; undefined for any other, and for one that is not known. */
export const slowRate = (rate: number | undefined): number | undefined =>
  rate !== undefined && rate < SLOW_BYTES_PER_MS ? rate : undefined;

/** Assumed rate of a line that the browser calls slow, or in data-saving mode. */
export const ASSUMED_SLOW_RATE = SLOW_BYTES_PER_MS;
