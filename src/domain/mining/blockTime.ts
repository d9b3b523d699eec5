export interface TimedBlock {
  readonly number: number;
  readonly timestamp: number;
}

interface BlockTimeRules {
  readonly blockTimeMs: number;
  readonly maxDeviation: number;
}

export interface BlockTime {
  readonly ms: number;
  readonly source: 'measured' | 'reported' | 'usual';
  readonly isDenied?: boolean;
}

/** True for milliseconds per block that are at most `maxDeviation` times longer or shorter than usual. */
export const isPlausible = (ms: number, { blockTimeMs, maxDeviation }: BlockTimeRules): boolean =>
  ms * maxDeviation >= blockTimeMs && ms <= blockTimeMs * maxDeviation;

const paceOf = (first: TimedBlock | undefined, last: TimedBlock | undefined): number | undefined =>
  first && last && last.number > first.number
    ? Math.round((1000 * (last.timestamp - first.timestamp)) / (last.number - first.number))
    : undefined;

/**
 * Whole milliseconds per block. If measured ones are implausible: `reported` (milliseconds, or the first block), then
 * the usual time.
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
