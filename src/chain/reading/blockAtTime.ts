import { readHeader, readHeaders, type BlockHeader } from './blockHeaders.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

const PARTS = 4;
const MARGIN = 1 / 64;
const GOOD_SHARE = 1 / 4;

interface TimeSearch {
  readonly first: number;
  readonly latest: BlockHeader;
  readonly blockSeconds: number;
}

interface Bracket {
  readonly low: { readonly blockNumber: number; readonly timestamp?: number };
  readonly high: BlockHeader;
}

const widthOf = ({ low, high }: Bracket): number => high.blockNumber - low.blockNumber;

/** Guess by the pace within the bracket or the usual pace, with one block on each side. */
const guesses = ({ low, high }: Bracket, seconds: number, usual: number): readonly number[] => {
  const measured =
    low.timestamp === undefined ? usual : (high.timestamp - low.timestamp) / (high.blockNumber - low.blockNumber);
  const back = Math.round((high.timestamp - seconds) / measured);
  const guess = Math.min(high.blockNumber - 1, Math.max(low.blockNumber + 1, high.blockNumber - back));
  const margin = Math.max(1, Math.ceil(MARGIN * Math.min(high.blockNumber - guess, guess - low.blockNumber)));
  return [guess - margin, guess, guess + margin];
};

const evenParts = ({ low, high }: Bracket): readonly number[] =>
  Array.from(
    { length: PARTS - 1 },
    (_, i) => low.blockNumber + Math.floor(((high.blockNumber - low.blockNumber) * (i + 1)) / PARTS),
  );

const narrowed = (bracket: Bracket, headers: readonly BlockHeader[], seconds: number): Bracket => {
  let { low, high } = bracket;
  for (const header of headers) {
    if (header.timestamp > seconds) high = header.blockNumber < high.blockNumber ? header : high;
    else low = header.blockNumber > low.blockNumber ? header : low;
  }
  return { low, high };
};

/**
 * Newest block not later than `seconds` (unix), else `first`. A header has several kB, so a round requests three
 * blocks around a guess, and equal parts only after a bad guess. Rejects as the client does.
 */
export const blockAtTime = async (
  rpc: RpcClient,
  seconds: number,
  { first, latest, blockSeconds }: TimeSearch,
  signal?: AbortSignal,
): Promise<number> => {
  if (latest.timestamp <= seconds) return latest.blockNumber;
  let bracket: Bracket = { low: { blockNumber: first }, high: latest };
  let isGuessed = true;
  while (widthOf(bracket) > 1) {
    const before = widthOf(bracket);
    const { low, high } = bracket;
    const requested = isGuessed ? guesses(bracket, seconds, blockSeconds) : evenParts(bracket);
    const inside = [...new Set(requested)].filter((block) => block > low.blockNumber && block < high.blockNumber);
    const headers = [...(await readHeaders(rpc, inside, signal)).values()];
    if (headers.length === 0) break;
    bracket = narrowed(bracket, headers, seconds);
    isGuessed = widthOf(bracket) <= Math.max(2, GOOD_SHARE * before);
  }
  return bracket.low.blockNumber;
};

/** Header of the latest block. Rejects as the client does, and without a block. */
export const latestHeader = async (rpc: RpcClient, signal?: AbortSignal): Promise<BlockHeader> => {
  const latest = await readHeader(rpc, 'latest', signal);
  if (!latest) throw new Error('the node has no latest block');
  return latest;
};
