import { parseUnits } from 'ethers';
import { dayStats, type DayStats } from '#domain/history/dayStats.ts';
import { tradesOf, type PairEvent } from '#domain/history/tradesOf.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { OrderFillEntity, PairEntity, SwapEntity, TokenEntity } from '../dataService/entities.ts';
import type { Index } from '../dataService/indexer.ts';

type Json = Readonly<Record<string, unknown>>;

const placeOf = ({ id, transaction, logIndex, timestamp }: SwapEntity | OrderFillEntity) => ({
  id,
  blockNumber: Number(transaction.blockNumber),
  logIndex: Number(logIndex),
  timestamp: Number(timestamp),
  transactionHash: transaction.id,
});

const raw = (amount: string, { decimals }: TokenEntity): bigint => parseUnits(amount, Number(decimals));

const swapEvent = (swap: SwapEntity): PairEvent => {
  const { token0, token1 } = swap.pair;
  const [in0, out1] = [raw(swap.amount0In, token0), raw(swap.amount1Out, token1)];
  const paysToken0 = in0 > 0n && out1 > 0n;
  const [amountIn, amountOut] = paysToken0 ? [in0, out1] : [raw(swap.amount1In, token1), raw(swap.amount0Out, token0)];
  return { ...placeOf(swap), kind: 'swap', paysToken0, amountIn, amountOut };
};

const fillEvent = (fill: OrderFillEntity): PairEvent => ({
  ...placeOf(fill),
  kind: 'fill',
  sellsToken0: fill.fromToken === fill.pair.token0.id,
  inNum: BigInt(fill.fromNum),
  outNum: BigInt(fill.toNum),
});

const byPlace = (a: PairEvent, b: PairEvent): number => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

const price = ({ numerator, denominator }: Fraction): Json => ({
  amount0: String(denominator),
  amount1: String(numerator),
});

const dayOf = (pair: PairEntity, { block, swaps, orderFills }: Index): DayStats | undefined => {
  const events = [
    ...swaps.filter((swap) => swap.pair === pair).map(swapEvent),
    ...orderFills.filter((orderFill) => orderFill.pair === pair).map(fillEvent),
  ];
  const trades = tradesOf(events.toSorted(byPlace)).toReversed();
  const newestFirst = trades.toSorted((a, b) => b.blockNumber - a.blockNumber || b.logIndex - a.logIndex);
  const { token0, token1 } = pair;
  const decimals = { baseDecimals: Number(token0.decimals), quoteDecimals: Number(token1.decimals) };
  return dayStats(newestFirst, { baseIsToken0: true, ...decimals }, block?.timestamp ?? 0);
};

/** Whole token1 per whole token0, within 24 hours. */
export const lastPrice = (pair: PairEntity, index: Index): number | undefined => {
  const last = dayOf(pair, index)?.last;
  const scale = 10 ** (Number(pair.token0.decimals) - Number(pair.token1.decimals));
  return last && (Number(last.numerator) / Number(last.denominator)) * scale;
};

/** Raw units. If there is no pool, the service's error message of 001 section 7. */
export const reservesOf = ({ pairs, block }: Index): Json => {
  if (pairs.size === 0 || !block) return { error_message: 'empty PairsReserves data' };
  const data = [...pairs.values()].map(({ id, token0, token1, reserve0, reserve1 }) => ({
    pair: id,
    token0: token0.id,
    token1: token1.id,
    block: block.number,
    reserve0: String(raw(reserve0, token0)),
    reserve1: String(raw(reserve1, token1)),
  }));
  return { data };
};

/** The 24 hours end at the indexed block. */
export const figuresOf = (pair: PairEntity, index: Index): Json => {
  const { block } = index;
  const { token0, token1 } = pair;
  const stats = dayOf(pair, index);
  const day = stats && {
    open: price(stats.open),
    last: price(stats.last),
    high: price(stats.high),
    low: price(stats.low),
    volume0: String(stats.volumeBase),
    volume1: String(stats.volumeQuote),
  };
  return {
    pair: pair.id,
    token0: toChecksumAddress(token0.id as `0x${string}`),
    token1: toChecksumAddress(token1.id as `0x${string}`),
    block: block?.number ?? 0,
    timestamp: block?.timestamp ?? 0,
    day: day ?? null,
  };
};
