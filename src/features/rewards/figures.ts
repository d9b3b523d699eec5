import { exactText } from '#domain/format/formatExact.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { unknown } from '#domain/format/unknown.ts';

/** Rates above are those of next to nothing staked: their digits say nothing. In 1/10000. */
const MAX_BPS = 100_000_000n;

/** A yearly rate in 1/10000; a dash while it is unknown. */
export const aprText = (bps: bigint | undefined): string => {
  if (bps === undefined) return unknown;
  return bps > MAX_BPS ? `>${exactText(MAX_BPS / 100n, 0)}%` : formatPercent(Number(bps));
};
