import { exactText } from '#domain/format/formatExact.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';

/** 1/10000. Higher rates result from a tiny stake, and their digits are meaningless. */
const MAX_BPS = 100_000_000n;

/** 1/10000; a dash while unknown. */
export const aprText = (bps: bigint | undefined): string => {
  if (bps === undefined) return NO_VALUE;
  return bps > MAX_BPS ? `>${exactText(MAX_BPS / 100n, 0)}%` : formatPercent(Number(bps));
};
