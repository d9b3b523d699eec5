const MS_PER_DAY = 86_400_000n;

/** Shorter runways get a warning. */
export const SHORT_RUNWAY_DAYS = 7;

export const runwayDays = (blocks: bigint, blockTimeMs: number): number =>
  Number((blocks * BigInt(blockTimeMs)) / MS_PER_DAY);
