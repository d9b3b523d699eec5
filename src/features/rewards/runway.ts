const MS_PER_DAY = 86_400_000n;

/** Days of remaining rewards below which a vault gets a warning. */
export const SHORT_RUNWAY_DAYS = 7;

/** Whole days of this number of blocks. */
export const runwayDays = (blocks: bigint, blockTimeMs: number): number =>
  Number((blocks * BigInt(blockTimeMs)) / MS_PER_DAY);
