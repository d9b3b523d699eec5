export const SHOWN = 120;
/** Candles that are requested ahead of the view. */
export const AHEAD = 15;
export const FIRST_DEPTH = SHOWN + AHEAD;
