const BISECTED = 6;

/**
 * Largest integer below `end` at which a falling function is not negative; 0 if there is none above it. Tries the
 * point where a line between the ends of the range meets zero. The value of an end that stays is halved, and every
 * sixth point is the middle of the range.
 */
export const lastNotNegative = (valueAt: (input: bigint) => bigint, end: bigint): bigint => {
  let [low, high] = [0n, end];
  let [above, below] = [0n, 0n];
  let wasLow = false;
  for (let look = 0; high - low > 1n; look += 1) {
    const isLine = above !== below && look % BISECTED !== BISECTED - 1;
    const guess = isLine ? low + ((high - low) * above) / (above - below) : (low + high) / 2n;
    const input = guess <= low ? low + 1n : guess >= high ? high - 1n : guess;
    const value = valueAt(input);
    const isLow = value >= 0n;
    if (isLow) [low, above, below] = [input, value, wasLow ? below / 2n : below];
    else [high, below, above] = [input, value, wasLow ? above : above / 2n];
    wasLow = isLow;
  }
  return low;
};
