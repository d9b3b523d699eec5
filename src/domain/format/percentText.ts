import { formatPercent } from './formatPercent.ts';

const MAX_BPS = 100_000;

/** Basis points as a percentage, capped at ">1,000%". */
export const percentText = (bps: number): string => (bps > MAX_BPS ? '>1,000%' : formatPercent(bps));
