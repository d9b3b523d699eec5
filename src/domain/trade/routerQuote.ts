import { divideUp } from '../amounts/integers.ts';
import { slippageOf } from '../amounts/slippageOf.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { LARGEST_RESERVE } from '../orderBook/poolCurve.ts';
import type { Address } from '../tokens/types.ts';
import { averagePrice, feeWithin, orderPrice } from './limitOrder.ts';
import { priceImpact } from './quoteTrade.ts';
import type { FilledLeg, QuoteProblem, TradeIntent, TradeQuote } from './types.ts';

export interface RouterMarket {
  readonly id: string;
  readonly name: string;
  readonly router: Address;
  readonly pair: Address;
  readonly reserveSold: bigint;
  readonly reserveBought: bigint;
  /** Thousandths of an amount that are traded; the others are the fee. */
  readonly feeFactor: number;
  readonly usable: boolean;
}

const BPS = 10_000n;
const NOTHING: FilledLeg = { spent: 0n, received: 0n, fee: feeWithin(0n, 0n) };

/** Raw output, rounded down. Source: `getAmountOut` of the router. */
export const routerOutput = ({ reserveSold, reserveBought, feeFactor }: RouterMarket, input: bigint): bigint => {
  const kept = input * BigInt(feeFactor);
  return (kept * reserveBought) / (reserveSold * 1000n + kept);
};

/** Raw input. Undefined if the pair holds no more than `output`. Source: `getAmountIn` of the router. */
export const routerInput = (
  { reserveSold, reserveBought, feeFactor }: RouterMarket,
  output: bigint,
): bigint | undefined =>
  output < reserveBought
    ? (reserveSold * output * 1000n) / ((reserveBought - output) * BigInt(feeFactor)) + 1n
    : undefined;

interface Amounts {
  readonly spent: bigint;
  readonly received: bigint;
}

const amountsOf = ({ field, amount }: TradeIntent, market: RouterMarket): Result<Amounts, QuoteProblem> => {
  const spent = field === 'INPUT' ? amount : routerInput(market, amount);
  if (spent === undefined) return err({ code: 'outputTooLarge', max: market.reserveBought - 1n });
  const received = field === 'INPUT' ? routerOutput(market, amount) : amount;
  if (spent <= 0n || received <= 0n) return err({ code: 'amountTooSmall' });
  if (market.reserveSold + spent > LARGEST_RESERVE) return err({ code: 'refused', refusal: { code: 'poolOverflow' } });
  return ok({ spent, received });
};

/**
 * The typed side stays exact. The other one is rounded in the trader's favour, so that the price (quote per base)
 * worsens by no more than the slippage.
 */
const boundsOf = ({ field, direction, slippageBps }: TradeIntent, { spent, received }: Amounts) => {
  const slippage = slippageOf(slippageBps);
  if (field === 'OUTPUT') return { from: (spent * (BPS + slippage)) / BPS, to: received };
  const [part, whole] = direction === 'BUY' ? [BPS, BPS + slippage] : [BPS - slippage, BPS];
  const min = divideUp(received * part, whole);
  return { from: spent, to: min > 0n ? min : 1n };
};

/**
 * Quote of a swap, which fills completely or not at all. `order.from`: maximum paid. `order.to`: minimum received.
 * `worstPrice`: without the fee.
 */
export const quoteOnRouter = (intent: TradeIntent, market: RouterMarket): Result<TradeQuote, QuoteProblem> => {
  const amounts = amountsOf(intent, market);
  if (!amounts.ok) return amounts;
  const { direction } = intent;
  const { spent, received } = amounts.value;
  const kept = BigInt(market.feeFactor);
  const fee = feeWithin(spent, 1000n - kept);
  const filled = { spent, received, fee };
  const { from, to } = boundsOf(intent, amounts.value);
  const marginalPrice = orderPrice(direction, market.reserveSold, market.reserveBought);
  const limitPrice = orderPrice(direction, from * kept, to * 1000n);
  const average = averagePrice(direction, spent, fee, received);
  return ok({
    order: { from, to, target: 0n },
    book: NOTHING,
    pool: filled,
    filled,
    rests: { sold: 0n, bought: 0n },
    fills: [],
    averagePrice: average,
    limitPrice,
    worstPrice: limitPrice,
    marginalPrice,
    priceImpactBps: priceImpact(direction, average, marginalPrice),
    minReceived: to,
    waitsBehind: false,
    warnings: [],
  });
};
