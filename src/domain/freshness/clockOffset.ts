export interface ClockEvidence {
  readonly deviceMs: number;
  readonly serverMs: number | undefined;
  readonly headsMs: readonly number[];
  readonly toleranceMs: number;
  readonly headAgeMs: number;
}

/** The correct time is never before a block's time, and the newest block of a good node is not much older. */
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
 * cached server time can only be too early, so a newest block that matches the device overrules it.
 */
export const clockOffset = (evidence: ClockEvidence): number | undefined => {
  const { deviceMs, serverMs, headsMs, toleranceMs } = evidence;
  if (serverMs === undefined) return offsetByNodes(evidence);
  const offset = serverMs - deviceMs;
  if (Math.abs(offset) <= toleranceMs) return 0;
  return offset < 0 && headsMs.some((headMs) => fits(headMs, deviceMs, evidence)) ? 0 : offset;
};
