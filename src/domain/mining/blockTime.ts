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
}

const isPlausible = (ms: number, { blockTimeMs, maxDeviation }: BlockTimeRules): boolean =>
  ms * maxDeviation >= blockTimeMs && ms <= blockTimeMs * maxDeviation;

/**
 * The average time between two blocks, in whole milliseconds. Where either block is unknown, or what they report is
 * beyond belief, what a service tells, and the usual time of the rules where that is beyond belief too.
 * @param toldMs by a service
 */
export const averageBlockTime = (
  first: TimedBlock | undefined,
  last: TimedBlock | undefined,
  rules: BlockTimeRules,
  toldMs?: number,
): BlockTime => {
  if (first && last && last.number > first.number) {
    const ms = Math.round((1000 * (last.timestamp - first.timestamp)) / (last.number - first.number));
    if (isPlausible(ms, rules)) return { ms, source: 'measured' };
  }
  return toldMs !== undefined && isPlausible(toldMs, rules)
    ? { ms: Math.round(toldMs), source: 'told' }
    : { ms: rules.blockTimeMs, source: 'usual' };
};
