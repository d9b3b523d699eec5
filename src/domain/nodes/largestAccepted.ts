/**
 * Largest of the ascending `sizes` that is accepted, by binary search. Undefined if none is accepted, or if the search
 * was undecided before one was.
 */
export const largestAccepted = async (
  sizes: readonly number[],
  accepts: (size: number) => Promise<boolean | undefined>,
): Promise<number | undefined> => {
  let low = 0;
  let high = sizes.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const isAccepted = await accepts(sizes[middle] ?? 0);
    if (isAccepted === undefined) break;
    if (isAccepted) low = middle + 1;
    else high = middle;
  }
  return sizes[low - 1];
};
