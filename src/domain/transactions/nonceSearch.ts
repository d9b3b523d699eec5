const BLOCKS_A_STEP = 3;
const MAX_BLOCKS = 96;
/** Each step that reads counts narrows the range to a quarter. */
const PARTS = 4;
const COST_OF_SILENCE = 1;

/**
 * Range of blocks in which the nonce was used: above `low`, at most `high`. `hasCounts`: counts at past blocks are
 * known. `blocksLeft`: blocks that may still be read.
 */
export interface NonceSearch {
  readonly low: number;
  readonly high: number;
  readonly hasCounts: boolean;
  readonly blocksLeft: number;
}

type SearchStep =
  | { readonly kind: 'counts' | 'blocks'; readonly blocks: readonly number[] }
  | { readonly kind: 'over' };

/**
 * Search for a nonce that is unused at the end of `low` and used at the end of `high`; `low` is at least -1, before
 * the first block.
 */
export const startSearch = (low: number, high: number): NonceSearch => ({
  low: Math.max(-1, low),
  high,
  hasCounts: true,
  blocksLeft: MAX_BLOCKS,
});

/** Next blocks to read. Narrow ranges, and nodes without past counts, are read block by block from the top. */
export const nextStep = ({ low, high, hasCounts, blocksLeft }: NonceSearch): SearchStep => {
  const width = high - low;
  if (width <= 0 || blocksLeft <= 0) return { kind: 'over' };
  if (hasCounts && width > BLOCKS_A_STEP) {
    const at = Array.from({ length: PARTS - 1 }, (_, index) => low + Math.floor((width * (index + 1)) / PARTS));
    return { kind: 'counts', blocks: at };
  }
  const count = Math.min(width, BLOCKS_A_STEP);
  return { kind: 'blocks', blocks: Array.from({ length: count }, (_, index) => high - index) };
};

/** Search after counts were read. A count above the nonce includes it; an undefined count was not reported. */
export const withCounts = (
  search: NonceSearch,
  nonce: number,
  counts: readonly { readonly block: number; readonly count: number | undefined }[],
): NonceSearch => {
  const answered = counts.flatMap(({ block, count }) =>
    count === undefined ? [] : [{ block, isUsed: count > nonce }],
  );
  if (answered.length === 0) return { ...search, hasCounts: false };
  const used = answered.filter(({ isUsed }) => isUsed).map(({ block }) => block);
  const high = Math.min(search.high, ...used);
  const free = answered.filter(({ block, isUsed }) => !isUsed && block < high).map(({ block }) => block);
  return { ...search, high, low: Math.max(search.low, ...free), blocksLeft: search.blocksLeft - COST_OF_SILENCE };
};

/** Search after blocks without the nonce. A block that was not read is requested again. */
export const withoutBlocks = (search: NonceSearch, read: readonly number[]): NonceSearch => {
  let high = search.high;
  while (read.includes(high)) high -= 1;
  return { ...search, high, blocksLeft: search.blocksLeft - Math.max(COST_OF_SILENCE, search.high - high) };
};
