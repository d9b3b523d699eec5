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
  readonly isMeasured: boolean;
}

/**
 * The average time between two blocks, in whole milliseconds. Where either block is unknown, or what they report is
 * beyond belief, the usual time of the rules.
 */
export const averageBlockTime = (
  first: TimedBlock | undefined,
  last: TimedBlock | undefined,
  { blockTimeMs, maxDeviation }: BlockTimeRules,
): BlockTime => {
  const usual = { ms: blockTimeMs, isMeasured: false };
  if (!first || !last || last.number <= first.number) return usual;
  const ms = Math.round((1000 * (last.timestamp - first.timestamp)) / (last.number - first.number));
  return ms * maxDeviation < blockTimeMs || ms > blockTimeMs * maxDeviation ? usual : { ms, isMeasured: true };
};
