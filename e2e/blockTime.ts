/**
 * Polygon's block time. Faster blocks would only make a run longer: each block costs every open page processor time.
 */
export const BLOCK_SECONDS = 2;
