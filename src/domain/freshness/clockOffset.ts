export interface ClockEvidence {
  /** Unix milliseconds. */
  readonly deviceMs: number;
  /** Unix milliseconds of the page's server. */
  readonly serverMs: number | undefined;
  /** Unix milliseconds; of different nodes. */
  readonly headsMs: readonly number[];
  /** Covers network delay and rounding to seconds. */
  readonly toleranceMs: number;
  readonly headAgeMs: number;
}

/** A block's time is never after the correct time, and the newest one of a good node is not much older. */
const fits = (headMs: number, timeMs: number, { toleranceMs, headAgeMs }: ClockEvidence): boolean =>
  headMs <= timeMs + toleranceMs && headMs >= timeMs - headAgeMs;

/** The device is slow if two nodes agree. A device that seems fast may be correct on a halted chain. */
const offsetByNodes = (evidence: ClockEvidence): number | undefined => {
  const { deviceMs, headsMs, toleranceMs, headAgeMs } = evidence;
  if (headsMs.some((headMs) => fits(headMs, deviceMs, evidence))) return 0;
  const [latest, second] = headsMs.toSorted((a, b) => b - a);
  if (latest === undefined || second === undefined || second <= deviceMs) return undefined;
  return latest - second <= headAgeMs + toleranceMs ? latest - deviceMs : undefined;
};

/**
 * Milliseconds to add to the device's clock; 0 within the tolerance, undefined if unknown. One node proves nothing. A
 * cached server time is only ever too early, so a newest block that matches the device overrules it.
 */
export const clockOffset = (evidence: ClockEvidence): number | undefined => {
  const { deviceMs, serverMs, headsMs, toleranceMs } = evidence;
  if (serverMs === undefined) return offsetByNodes(evidence);
  const offset = serverMs - deviceMs;
  if (Math.abs(offset) <= toleranceMs) return 0;
  return offset < 0 && headsMs.some((headMs) => fits(headMs, deviceMs, evidence)) ? 0 : offset;
};
