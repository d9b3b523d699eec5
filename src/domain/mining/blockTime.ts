/** A block and its time, unix seconds. */
export interface TimedBlock {
  readonly number: number;
  readonly timestamp: number;
}

export interface BlockTimeRules {
  readonly blockTimeMs: number;
  readonly maxDeviation: number;
}

/** The usual time between two blocks, milliseconds. */
export interface BlockTime {
  readonly ms: number;
  /** By two blocks of the chain, by what a service tells, or the usual one. */
  readonly source: 'measured' | 'told' | 'usual';
  /** A service told of a block that the chain has another time of. */
  readonly isDenied?: boolean;
}

/** Whether this can be the time between two blocks, milliseconds. */
export const isPlausible = (ms: number, { blockTimeMs, maxDeviation }: BlockTimeRules): boolean =>
  ms * maxDeviation >= blockTimeMs && ms <= blockTimeMs * maxDeviation;

/** Whole milliseconds between two blocks; undefined where that cannot be told. */
const paceOf = (first: TimedBlock | undefined, last: TimedBlock | undefined): number | undefined =>
  first && last && last.number > first.number
    ? Math.round((1000 * (last.timestamp - first.timestamp)) / (last.number - first.number))
    : undefined;

/**
 * The average time between two blocks, in whole milliseconds. Where either block is unknown, or what they report is
 * beyond belief, what a service tells, and the usual time of the rules where that is beyond belief too.
 * @param told by a service: that time in milliseconds, or the first block in place of the chain's
 */
export const averageBlockTime = (
  first: TimedBlock | undefined,
  last: TimedBlock | undefined,
  rules: BlockTimeRules,
  told?: number | TimedBlock,
): BlockTime => {
  const measured = paceOf(first, last);
  if (measured !== undefined && isPlausible(measured, rules)) return { ms: measured, source: 'measured' };
  const toldMs = typeof told === 'object' ? paceOf(told, last) : told;
  return toldMs !== undefined && isPlausible(toldMs, rules)
    ? { ms: Math.round(toldMs), source: 'told' }
    : { ms: rules.blockTimeMs, source: 'usual' };
};
