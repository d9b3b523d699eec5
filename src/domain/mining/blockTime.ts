/** Unix seconds. */
export interface TimedBlock {
  readonly number: number;
  readonly timestamp: number;
}

export interface BlockTimeRules {
  readonly blockTimeMs: number;
  readonly maxDeviation: number;
}

/** Milliseconds between two blocks. */
export interface BlockTime {
  readonly ms: number;
  /** Chain, a service's report, or configuration. */
  readonly source: 'measured' | 'reported' | 'usual';
  /** A service's block has another time than the chain's. */
  readonly isDenied?: boolean;
}

/** Milliseconds between two blocks. */
export const isPlausible = (ms: number, { blockTimeMs, maxDeviation }: BlockTimeRules): boolean =>
  ms * maxDeviation >= blockTimeMs && ms <= blockTimeMs * maxDeviation;

/** Undefined if a block is unknown or they are not in order. */
const paceOf = (first: TimedBlock | undefined, last: TimedBlock | undefined): number | undefined =>
  first && last && last.number > first.number
    ? Math.round((1000 * (last.timestamp - first.timestamp)) / (last.number - first.number))
    : undefined;

/**
 * Whole milliseconds. Falls back to `reported` (milliseconds, or the first block), then to the usual time, if
 * implausible.
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
