import type { FillEvent, PairEvent, SwapEvent } from '#domain/history/tradesOf.ts';
import { countOf, hashOf, idOf, rawOf, rowOf, rowsOf, ShapeError, wholeOf } from './rows.ts';
import type { Row } from './rows.ts';
import type { PairPage, PairQuery } from './types.ts';

type EventFields = Pick<PairEvent, 'id' | 'blockNumber' | 'logIndex' | 'timestamp' | 'transactionHash'>;

const eventFieldsOf = (row: Row): EventFields => {
  const transaction = rowOf(row.transaction, 'transaction');
  const transactionHash = hashOf(transaction, 'id');
  const logIndex = countOf(row, 'logIndex');
  return {
    id: `${transactionHash}-${logIndex}`,
    blockNumber: countOf(transaction, 'blockNumber'),
    logIndex,
    timestamp: countOf(row, 'timestamp'),
    transactionHash,
  };
};

const decimalsOf = (pair: Row, name: 'token0' | 'token1', expected: string): number => {
  const token = rowOf(pair[name], name);
  if (idOf(token, 'id') !== expected.toLowerCase()) throw new ShapeError(`${name} is another token`);
  return countOf(token, 'decimals');
};

const swapOf =
  (decimals0: number, decimals1: number) =>
  (row: Row): SwapEvent => {
    const in0 = wholeOf(row, 'amount0In', decimals0);
    const in1 = wholeOf(row, 'amount1In', decimals1);
    const out0 = wholeOf(row, 'amount0Out', decimals0);
    const out1 = wholeOf(row, 'amount1Out', decimals1);
    const paysToken0 = in0 > 0n && out1 > 0n;
    const [amountIn, amountOut] = paysToken0 ? [in0, out1] : [in1, out0];
    return { ...eventFieldsOf(row), kind: 'swap', paysToken0, amountIn, amountOut };
  };

const fillOf =
  ({ token0, token1 }: PairQuery) =>
  (row: Row): FillEvent => {
    const sold = idOf(row, 'fromToken');
    const sellsToken0 = sold === token0.toLowerCase();
    if (!sellsToken0 && sold !== token1.toLowerCase()) throw new ShapeError('fromToken is of another pair');
    return {
      ...eventFieldsOf(row),
      kind: 'fill',
      sellsToken0,
      inNum: rawOf(row, 'fromNum'),
      outNum: rawOf(row, 'toNum'),
    };
  };

/** The lowest block of which a list, newest first, surely has everything. */
const wholeFrom = (events: readonly PairEvent[], pageSize: number, fromBlock: number): number => {
  const oldest = events.at(-1);
  if (!oldest || events.length < pageSize) return fromBlock;
  const cut = events.filter(({ timestamp }) => timestamp === oldest.timestamp).map(({ blockNumber }) => blockNumber);
  return Math.max(...cut) + 1;
};

const byBlock = (a: PairEvent, b: PairEvent): number => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

/**
 * Reads an answer to the pair's query. A list of `pageSize` entries may go on: then the page ends above the blocks
 * that it may have cut. Throws ShapeError for an answer of another shape and for one that cannot be continued.
 */
export const readPairPage = (answer: Row, query: PairQuery, pageSize: number): PairPage => {
  const { fromBlock, toBlock } = query.range;
  const pair = rowOf(answer.pair, 'pair');
  const decimals0 = decimalsOf(pair, 'token0', query.token0);
  const decimals1 = decimalsOf(pair, 'token1', query.token1);
  const swaps = rowsOf(answer, 'swaps').map(swapOf(decimals0, decimals1));
  const fills = rowsOf(answer, 'orderFills').map(fillOf(query));
  const lists: readonly (readonly PairEvent[])[] = [swaps, fills];
  const events = lists.flat();
  if (events.some(({ blockNumber }) => blockNumber < fromBlock || blockNumber > toBlock)) {
    throw new ShapeError('an entry lies outside of the blocks asked for');
  }
  const from = Math.max(...lists.map((list) => wholeFrom(list, pageSize, fromBlock)));
  if (from > toBlock) throw new ShapeError('a list does not come to its end');
  const kept = events.filter(({ blockNumber }) => blockNumber >= from);
  return { range: { fromBlock: from, toBlock }, events: kept.toSorted(byBlock) };
};
