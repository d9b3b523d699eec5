import { formatPercent } from '#domain/format/formatPercent.ts';
import { unknown } from '#domain/format/unknown.ts';

/** A yearly rate in 1/10000; a dash while it is unknown. */
export const aprText = (bps: bigint | undefined): string => (bps === undefined ? unknown : formatPercent(Number(bps)));
