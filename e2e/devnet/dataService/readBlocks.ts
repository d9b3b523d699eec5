import type { Hex } from '#domain/multicall/types.ts';
import type { JsonRpc } from '../jsonRpc.ts';
import type { BlockEntity } from './entities.ts';
import type { ReadBlocks } from './resolvers.ts';

interface Header {
  readonly number: Hex;
  readonly hash: Hex;
  readonly timestamp: Hex;
}

const hex = (block: number): Hex => `0x${block.toString(16)}`;
const headerOf = (node: JsonRpc, tag: string): Promise<Header | null> => node.rpc('eth_getBlockByNumber', tag, false);

/** The first block that is younger than `seconds`. */
const firstAfter = async (node: JsonRpc, seconds: number, latest: number): Promise<number> => {
  let [low, high] = [-1, latest + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const header = await headerOf(node, hex(middle));
    if (Number(header?.timestamp ?? 0) > seconds) high = middle;
    else low = middle;
  }
  return high;
};

/** Blocks as a blocks subgraph has them: those from a number or a time on, as many as are asked for. */
export const createBlockReader =
  (node: JsonRpc): ReadBlocks =>
  async ({ number_gte: from, timestamp_gt: after }, first) => {
    const latest = Number((await headerOf(node, 'latest'))?.number ?? 0);
    const start = after === undefined ? Number(from ?? 0) : await firstAfter(node, Number(after), latest);
    const numbers = Array.from({ length: Math.max(0, Math.min(first, latest + 1 - start)) }, (_, at) => start + at);
    const headers = await node.batch<Header>(numbers.map((one) => ['eth_getBlockByNumber', hex(one), false]));
    return headers.map(({ hash, number, timestamp }): BlockEntity => {
      return { id: hash, number: String(Number(number)), timestamp: String(Number(timestamp)) };
    });
  };
