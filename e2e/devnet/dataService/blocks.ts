import type { JsonRpc } from '../jsonRpc.ts';

/** Decimal texts, as in the blocks subgraph; unix seconds. */
interface BlockEntity {
  readonly id: string;
  readonly number: string;
  readonly timestamp: string;
}

export interface BlockArguments {
  readonly first: number;
  readonly orderDirection: 'asc' | 'desc';
  readonly where?: {
    readonly id?: string;
    readonly number?: string;
    readonly timestamp_gte?: string;
    readonly timestamp_lte?: string;
  };
}

const MOST_FIRST = 1000;

const toBlock = (header: { readonly hash: string; readonly number: string; readonly timestamp: string } | null) =>
  header && { id: header.hash, number: String(Number(header.number)), timestamp: String(Number(header.timestamp)) };

/** Reads headers up to block `head`, sorted by time. */
export const createBlockResolver = (node: JsonRpc, head: number) => {
  const at = async (number: number): Promise<BlockEntity | null> =>
    toBlock(await node.rpc('eth_getBlockByNumber', `0x${number.toString(16)}`, false));
  /** First block at or after this time; `head` + 1 if there is none. */
  const firstSince = async (timestamp: number): Promise<number> => {
    let [low, high] = [0, head + 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (Number((await at(middle))?.timestamp ?? 0) < timestamp) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return async ({ first, orderDirection, where = {} }: BlockArguments): Promise<readonly BlockEntity[]> => {
    if (first > MOST_FIRST) throw new Error(`first is at most ${MOST_FIRST}`);
    if (where.id !== undefined) {
      const named = toBlock(await node.rpc('eth_getBlockByHash', where.id, false));
      return named && Number(named.number) <= head ? [named] : [];
    }
    const [from, to] =
      where.number === undefined
        ? [
            await firstSince(Number(where.timestamp_gte ?? 0)),
            (await firstSince(Number(where.timestamp_lte ?? Number.MAX_SAFE_INTEGER) + 1)) - 1,
          ]
        : [Number(where.number), Math.min(head, Number(where.number))];
    const count = Math.max(0, Math.min(first, to - from + 1));
    const numbers = Array.from({ length: count }, (_, i) => (orderDirection === 'asc' ? from + i : to - i));
    const found = await Promise.all(numbers.map(at));
    return found.filter((entry) => entry !== null);
  };
};
