/** Distances from the market in 1/10,000 at 20, 40, 60, 80 and 100 % of the bar. */
const DISTANCES = [50, 100, 300, 500, 1500] as const;
const STEP = 100 / DISTANCES.length;

export const sizeStops = DISTANCES.map((bps, index) => ({ value: (index + 1) * STEP, label: `${bps / 100}%` }));

/** Distance from the market in 1/10,000 at a position of the bar (0 to 100), linear between its stops. */
export const distanceAt = (position: number): number => {
  const index = Math.min(Math.floor(position / STEP), DISTANCES.length - 1);
  const [low, high] = [DISTANCES[index - 1] ?? 0, DISTANCES[index] ?? 0];
  return Math.round(low + ((high - low) * (position - index * STEP)) / STEP);
};

/** Whole position of the bar for a distance from the market; 100 beyond the last stop. */
export const positionOf = (bps: number): number => {
  const index = DISTANCES.findIndex((stop) => bps <= stop);
  if (index < 0) return 100;
  const [low, high] = [DISTANCES[index - 1] ?? 0, DISTANCES[index] ?? 0];
  return Math.round((index + (bps - low) / (high - low)) * STEP);
};

export const nearerStop = (bps: number): number | undefined => DISTANCES.findLast((stop) => stop < bps);
