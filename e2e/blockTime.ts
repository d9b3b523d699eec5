/** Polygon's. A page that follows a block costs processor time, so faster blocks would only make a run longer. */
export const BLOCK_SECONDS = 2;
