import { divideUp } from '../amounts/integers.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { fitsUint256 } from './fitsUint256.ts';
import { insertOrder } from './insertion.ts';
import { matchOrder, type OrderMatch } from './matchOrder.ts';
import { sideDepth } from './sideDepth.ts';
import type { OrderFill, OrderMarket, OrderQuote, OrderRefusal, OrderRequest } from './types.ts';

const UNTRADED: OrderMatch = {
  fullFills: 0,
  partial: undefined,
  bookSpent: 0n,
  bookPaidOut: 0n,
  bookTaken: 0n,
  poolInput: 0n,
  poolOutput: 0n,
  dust: 0n,
};

const fillsOf = (market: OrderMarket, { fullFills, partial }: OrderMatch): readonly OrderFill[] => {
  const fills = sideDepth(market.opposite, fullFills).fills.slice(0, fullFills);
  if (partial) fills.push(partial);
  return fills;
};

const asQuote = (market: OrderMarket, order: OrderRequest, position: number, match: OrderMatch): OrderQuote => {
  const { bookSpent, bookPaidOut, bookTaken, poolInput, poolOutput, dust } = match;
  const spent = bookSpent + poolInput + dust;
  // The contract pays out nothing while nothing was paid, even if it took dust orders for free.
  const handedOut = spent > 0n;
  const bookFee = bookSpent - bookPaidOut;
  return {
    from: order.from,
    to: order.to,
    position,
    fills: fillsOf(market, match),
    book: { spent: bookSpent, received: handedOut ? bookTaken : 0n, fee: bookFee },
    pool: { spent: poolInput + dust, received: poolOutput, fee: divideUp(poolInput * 3n, 1000n) + dust },
    dust,
    spent,
    received: handedOut ? bookTaken + poolOutput : 0n,
    remain: order.from - spent,
    protocolFee: bookFee + dust,
    reserveSoldAfter: market.reserveSold + poolInput,
    reserveBoughtAfter: market.reserveBought - poolOutput,
  };
};

/**
 * Execution of an order, equal to the contract's unit for unit and rounded as on chain. Only a new head trades. O(log
 * n + fills).
 */
export const quoteOrder = (market: OrderMarket, order: OrderRequest): Result<OrderQuote, OrderRefusal> => {
  const minimum = market.minimum ?? 0n;
  if (order.from <= minimum) return err({ code: 'belowMinimum', minimum });
  if (!fitsUint256(order.from) || !fitsUint256(order.to)) return err({ code: 'overflow' });
  const insertion = insertOrder(market.same, order);
  if (!insertion.ok) return insertion;
  if (insertion.value > 0) return ok(asQuote(market, order, insertion.value, UNTRADED));
  const match = matchOrder(market, order);
  return match.ok ? ok(asQuote(market, order, 0, match.value)) : match;
};
