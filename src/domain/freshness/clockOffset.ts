export interface ClockEvidence {
  /** The device's clock, unix milliseconds. */
  readonly deviceMs: number;
  /** Time of the page's server, unix milliseconds; undefined if it does not report one. */
  readonly serverMs: number | undefined;
  /** Times of the newest blocks of different nodes, unix milliseconds. */
  readonly headsMs: readonly number[];
  /** Times that differ by less are equal: it covers network delay and rounding to seconds. */
  readonly toleranceMs: number;
  /** Largest normal age of a newest block. */
  readonly headAgeMs: number;
}

/** A block's time is never after the correct time, and the newest one of a good node is not much older. */
const fits = (headMs: number, timeMs: number, { toleranceMs, headAgeMs }: ClockEvidence): boolean =>
  headMs <= timeMs + toleranceMs && headMs >= timeMs - headAgeMs;

/**
 * Offset without a server's time: the device is slow if two nodes agree on that. A device that seems fast may be
 * correct while the chain has halted.
 */
const offsetByNodes = (evidence: ClockEvidence): number | undefined => {
  const { deviceMs, headsMs, toleranceMs, headAgeMs } = evidence;
  if (headsMs.some((headMs) => fits(headMs, deviceMs, evidence))) return 0;
  const [latest, second] = headsMs.toSorted((a, b) => b - a);
  if (latest === undefined || second === undefined || second <= deviceMs) return undefined;
  return latest - second <= headAgeMs + toleranceMs ? latest - deviceMs : undefined;
};

/**
 * Offset to add to the device's clock to get the correct time, in milliseconds. 0 for a clock that is correct within
 * the tolerance, undefined if unknown. One node proves nothing: if the server agrees with the device, the node is
 * behind. A server's time may come from a cache, so it can be too early but not too late. A device ahead of the server
 * is correct if a node's newest block matches its time.
 */
export const clockOffset = (evidence: ClockEvidence): number | undefined => {
  const { deviceMs, serverMs, headsMs, toleranceMs } = evidence;
  if (serverMs === undefined) return offsetByNodes(evidence);
  const offset = serverMs - deviceMs;
  if (Math.abs(offset) <= toleranceMs) return 0;
  return offset < 0 && headsMs.some((headMs) => fits(headMs, deviceMs, evidence)) ? 0 : offset;
};
