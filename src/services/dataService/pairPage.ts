import { parseAmount } from '#domain/amounts/parseAmount.ts';
import type { FillEvent, PairEvent, SwapEvent } from '#domain/history/tradesOf.ts';
import {
  address,
  count,
  hash,
  list,
  misfit,
  record,
  ShapeError,
  text,
  time,
  tokenDecimals,
  uint,
  type Shape,
} from '../shape.ts';
import type { PairPage, PairQuery } from './types.ts';

type EventFields = Pick<PairEvent, 'id' | 'blockNumber' | 'logIndex' | 'timestamp' | 'transactionHash'>;

const place = record({
  timestamp: time,
  logIndex: count,
  transaction: record({ id: hash, blockNumber: count }),
});

const eventFields: Shape<EventFields> = (value, path) => {
  const { timestamp, logIndex, transaction } = place(value, path);
  const { id: transactionHash, blockNumber } = transaction;
  return { id: `${transactionHash}-${logIndex}`, blockNumber, logIndex, timestamp, transactionHash };
};

const wholeTokens =
  (decimals: number): Shape<bigint> =>
  (value, path) => {
    const parsed = parseAmount(text(/^\d{1,78}(\.\d{1,80})?$/)(value, path), decimals);
    return parsed.ok ? parsed.value : misfit(value, path);
  };

const swapOf = (decimals0: number, decimals1: number): Shape<SwapEvent> => {
  const [amount0, amount1] = [wholeTokens(decimals0), wholeTokens(decimals1)];
  const amounts = record({ amount0In: amount0, amount1In: amount1, amount0Out: amount0, amount1Out: amount1 });
  return (value, path) => {
    const { amount0In, amount1In, amount0Out, amount1Out } = amounts(value, path);
    const paysToken0 = amount0In > 0n && amount1Out > 0n;
    const [amountIn, amountOut] = paysToken0 ? [amount0In, amount1Out] : [amount1In, amount0Out];
    return { ...eventFields(value, path), kind: 'swap', paysToken0, amountIn, amountOut };
  };
};

const fillFields = record({ fromToken: address, fromNum: uint, toNum: uint });

const fillOf =
  ({ token0, token1 }: PairQuery): Shape<FillEvent> =>
  (value, path) => {
    const { fromToken, fromNum, toNum } = fillFields(value, path);
    if (fromToken !== token0 && fromToken !== token1) return misfit(fromToken, `${path}.fromToken`);
    const sellsToken0 = fromToken === token0;
    return { ...eventFields(value, path), kind: 'fill', sellsToken0, inNum: fromNum, outNum: toNum };
  };

const tokenOf =
  (expected: string): Shape<number> =>
  (value, path) => {
    const { id, decimals } = record({ id: address, decimals: tokenDecimals })(value, path);
    return id === expected ? decimals : misfit(id, `${path}.id`);
  };

/** Lowest block from which a newest-first list is certainly complete. */
const wholeFrom = (events: readonly PairEvent[], pageSize: number, fromBlock: number): number => {
  const oldest = events.at(-1);
  if (!oldest || events.length < pageSize) return fromBlock;
  const cut = events.filter(({ timestamp }) => timestamp === oldest.timestamp).map(({ blockNumber }) => blockNumber);
  return Math.max(...cut) + 1;
};

const byBlock = (a: PairEvent, b: PairEvent): number => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

/**
 * Page of a pair's events, which ends above the blocks that a list of `pageSize` entries may have cut. Throws
 * ShapeError, also if reading cannot continue.
 */
export const readPairPage = (answer: unknown, query: PairQuery, pageSize: number): PairPage => {
  const { fromBlock, toBlock } = query.range;
  const { pair } = record({ pair: record({ token0: tokenOf(query.token0), token1: tokenOf(query.token1) }) })(
    answer,
    '',
  );
  const lists = record({
    swaps: list(swapOf(pair.token0, pair.token1), pageSize),
    orderFills: list(fillOf(query), pageSize),
  })(answer, '');
  const both: readonly (readonly PairEvent[])[] = [lists.swaps, lists.orderFills];
  const events = both.flat();
  if (events.some(({ blockNumber }) => blockNumber < fromBlock || blockNumber > toBlock)) {
    throw new ShapeError('an entry lies outside of the blocks asked for');
  }
  const from = Math.max(...both.map((entry) => wholeFrom(entry, pageSize, fromBlock)));
  if (from > toBlock) throw new ShapeError('a list does not come to its end');
  const kept = events.filter(({ blockNumber }) => blockNumber >= from);
  return { range: { fromBlock: from, toBlock }, events: kept.toSorted(byBlock) };
};
