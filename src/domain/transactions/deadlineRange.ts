/** Seconds (spec 000 section 5). */
export const DEADLINE_RANGE = { min: 60, max: 10800, fallback: 1800 } as const;
