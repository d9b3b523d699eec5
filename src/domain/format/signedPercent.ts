import { formatPercent } from './formatPercent.ts';

/** "+2.16%"; "−" for a loss. */
export const signedPercent = (bps: number): string => (bps > 0 ? '+' : '') + formatPercent(bps);
