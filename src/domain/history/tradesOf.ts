import type { Hex } from '../multicall/types.ts';
import type { PairTrade } from './types.ts';

interface EventFields {
  readonly id: string;
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly timestamp: number;
  readonly transactionHash: Hex;
}

/** UpdateOrderInfo: the order gave `inNum` of its sold token and received `outNum`. */
export interface FillEvent extends EventFields {
  readonly kind: 'fill';
  readonly sellsToken0: boolean;
  readonly outNum: bigint;
  readonly inNum: bigint;
}

/** `amountIn` includes the fee. */
export interface SwapEvent extends EventFields {
  readonly kind: 'swap';
  readonly paysToken0: boolean;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
}

export type PairEvent = FillEvent | SwapEvent;

/** The pool prices 997 of 1000 units that it receives. */
const POOL_NET = 997n;
const POOL_GROSS = 1000n;

const eventFieldsOf = ({ id, blockNumber, logIndex, timestamp, transactionHash }: PairEvent): EventFields => ({
  id,
  blockNumber,
  logIndex,
  timestamp,
  transactionHash,
});

const bookTrade = (fill: FillEvent): PairTrade => {
  const [amount0, amount1] = fill.sellsToken0 ? [fill.inNum, fill.outNum] : [fill.outNum, fill.inNum];
  return { ...eventFieldsOf(fill), amount0, amount1, buysToken0: fill.sellsToken0, source: 'book' };
};

const poolTrade = (swap: SwapEvent): PairTrade => {
  const paid = (swap.amountIn * POOL_NET) / POOL_GROSS;
  const [amount0, amount1] = swap.paysToken0 ? [paid, swap.amountOut] : [swap.amountOut, paid];
  return { ...eventFieldsOf(swap), amount0, amount1, buysToken0: !swap.paysToken0, source: 'pool' };
};

const isOfPool = (fill: FillEvent, swaps: readonly SwapEvent[]): boolean =>
  swaps.some(
    ({ paysToken0, amountIn, amountOut }) =>
      paysToken0 === fill.sellsToken0 && amountIn === fill.inNum && amountOut === fill.outNum,
  );

const moved = ({ amount0, amount1 }: PairTrade): boolean => amount0 > 0n && amount1 > 0n;

/**
 * Events are in log order. The taker's fill follows its makers' and sells the other token, or equals the pool's swap.
 */
const tradesOfTransaction = (events: readonly PairEvent[]): readonly PairTrade[] => {
  const swaps = events.filter((event) => event.kind === 'swap');
  let maker: FillEvent | undefined;
  const trades: PairTrade[] = [];
  for (const event of events) {
    if (event.kind === 'swap') {
      trades.push(poolTrade(event));
    } else if (maker ? maker.sellsToken0 !== event.sellsToken0 : isOfPool(event, swaps)) {
      maker = undefined;
    } else {
      maker = event;
      trades.push(bookTrade(event));
    }
  }
  return trades.filter(moved);
};

/**
 * Trades, newest first: one for each filled maker and pool swap. The taker's fill, which is their sum, and trades with
 * a side of zero are left out.
 */
export const tradesOf = (events: readonly PairEvent[]): readonly PairTrade[] => {
  const byTransaction = new Map<string, PairEvent[]>();
  for (const event of events) {
    const own = byTransaction.get(event.transactionHash);
    if (own) own.push(event);
    else byTransaction.set(event.transactionHash, [event]);
  }
  return [...byTransaction.values()].flatMap(tradesOfTransaction).toReversed();
};
