export interface ClockEvidence {
  /** The device's clock, unix milliseconds. */
  readonly deviceMs: number;
  /** Time of the server that the page came from, unix milliseconds; undefined where it does not report it. */
  readonly serverMs: number | undefined;
  /** Times of the newest blocks of different nodes, unix milliseconds. */
  readonly headsMs: readonly number[];
  /** Times that differ by less are equal: what answers take on their way, and the second that times are rounded to. */
  readonly toleranceMs: number;
  /** A newest block is up to so much older than the right time. */
  readonly headAgeMs: number;
}

/** A block cannot be of later than the right time, and the newest one of a good node is not much older. */
const fits = (headMs: number, timeMs: number, { toleranceMs, headAgeMs }: ClockEvidence): boolean =>
  headMs <= timeMs + toleranceMs && headMs >= timeMs - headAgeMs;

/**
 * Without a server's time: a device that two nodes agree to be slow. One that seems to be fast may as well be right, and the
 * chain stand still.
 */
const offsetByNodes = (evidence: ClockEvidence): number | undefined => {
  const { deviceMs, headsMs, toleranceMs, headAgeMs } = evidence;
  if (headsMs.some((headMs) => fits(headMs, deviceMs, evidence))) return 0;
  const [latest, second] = headsMs.toSorted((a, b) => b - a);
  if (latest === undefined || second === undefined || second <= deviceMs) return undefined;
  return latest - second <= headAgeMs + toleranceMs ? latest - deviceMs : undefined;
};

/**
 * What has to be added to the device's clock to get the right time, in milliseconds; 0 for a clock that is right within
 * the tolerance, undefined where it cannot be known. One node proves nothing: where the server agrees with the device,
 * it is the node that is old. A server's time may come from a cache, so that it can be too early but not too late: a
 * device that is ahead of it is right after all if a node's newest block is of the device's time.
 */
export const clockOffset = (evidence: ClockEvidence): number | undefined => {
  const { deviceMs, serverMs, headsMs, toleranceMs } = evidence;
  if (serverMs === undefined) return offsetByNodes(evidence);
  const offset = serverMs - deviceMs;
  if (Math.abs(offset) <= toleranceMs) return 0;
  return offset < 0 && headsMs.some((headMs) => fits(headMs, deviceMs, evidence)) ? 0 : offset;
};
