/** A block and its time, unix seconds. */
export interface TimedBlock {
  readonly number: number;
  readonly timestamp: number;
}

export interface BlockTimeRules {
  readonly blockTimeMs: number;
  readonly maxDeviation: number;
}

/** Usual time between two blocks, milliseconds. */
export interface BlockTime {
  readonly ms: number;
  /** Source of the time: two blocks of the chain, a service's report, or the configured value. */
  readonly source: 'measured' | 'reported' | 'usual';
  /** True if a service reported a block with another time than the chain's. */
  readonly isDenied?: boolean;
}

/** True if the time between two blocks, in milliseconds, is within the deviation of the rules. */
export const isPlausible = (ms: number, { blockTimeMs, maxDeviation }: BlockTimeRules): boolean =>
  ms * maxDeviation >= blockTimeMs && ms <= blockTimeMs * maxDeviation;

/** Whole milliseconds between two blocks; undefined if a block is unknown or they are not in order. */
const paceOf = (first: TimedBlock | undefined, last: TimedBlock | undefined): number | undefined =>
  first && last && last.number > first.number
    ? Math.round((1000 * (last.timestamp - first.timestamp)) / (last.number - first.number))
    : undefined;

/**
 * Average time between two blocks, in whole milliseconds. If a block is unknown, or the result is implausible, a
 * service's report counts. If that is implausible too, the usual time of the rules.
 * @param reported reported by a service: the time in milliseconds, or the first block in place of the chain's
 */
export const averageBlockTime = (
  first: TimedBlock | undefined,
  last: TimedBlock | undefined,
  rules: BlockTimeRules,
  reported?: number | TimedBlock,
): BlockTime => {
  const measured = paceOf(first, last);
  if (measured !== undefined && isPlausible(measured, rules)) return { ms: measured, source: 'measured' };
  const reportedMs = typeof reported === 'object' ? paceOf(reported, last) : reported;
  return reportedMs !== undefined && isPlausible(reportedMs, rules)
    ? { ms: Math.round(reportedMs), source: 'reported' }
    : { ms: rules.blockTimeMs, source: 'usual' };
};
