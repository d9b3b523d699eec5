import { minPoolInput, poolOutput } from '#domain/orderBook/poolCurve.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';

/** Square root by the contract's own method, step by step. */
export const babylonianRoot = (value: bigint): bigint => {
  if (value <= 3n) return value === 0n ? 0n : 1n;
  let root = value;
  for (let next = value / 2n + 1n; next < root; next = (value / next + next) / 2n) root = next;
  return root;
};

const inputTo = (sold: bigint, bought: bigint, numerator: bigint, denominator: bigint): bigint => {
  const p = (sold * bought * numerator * 1000n) / 997n / denominator;
  const k = (sold * sold * 8973n) / 3964107892n;
  const root = babylonianRoot(p + k);
  const offset = (sold * 1997n) / 1994n;
  return root > offset ? root - offset + 1n : 0n;
};

export interface LoopResult {
  readonly spent: bigint;
  readonly received: bigint;
  readonly fills: readonly (readonly [index: bigint, toMaker: bigint, taken: bigint])[];
}

/** The matching of a new head, order by order, as the contract's loop does it: no sums, no search, no 256-bit limits. */
export const contractLoop = (market: OrderMarket, from: bigint, to: bigint): LoopResult => {
  const { reserveSold: sold, reserveBought: bought, opposite } = market;
  const fills: [bigint, bigint, bigint][] = [];
  let paid = 0n;
  let got = 0n;
  let at = 0;
  const take = (budget: bigint): bigint => {
    const order = opposite[at];
    if (!order) return 0n;
    const cost = (((order.to * order.remain) / order.from) * 1000n) / 997n;
    const whole = budget >= cost;
    const toMaker = ((whole ? cost : budget) * 997n) / 1000n;
    const taken = whole ? order.remain : (toMaker * order.from) / order.to;
    fills.push([order.index, toMaker, taken]);
    paid += whole ? cost : budget;
    got += taken;
    if (whole) at += 1;
    return whole ? budget : -1n;
  };
  if (from * bought > to * sold) {
    const toLimit = inputTo(sold, bought, from, to);
    const cap = toLimit < from ? toLimit : from;
    for (;;) {
      const order = opposite[at];
      if (!order || from * order.from < to * order.to) break;
      const tied = at === 0 && from * order.from === to * order.to;
      const kept = tied ? cap : inputTo(sold, bought, order.to, order.from);
      if (cap < kept || from - kept - paid <= 0n) break;
      if (take(from - kept - paid) < 0n) break;
    }
    const rest = from - paid < cap ? from - paid : cap;
    paid += rest;
    if (rest > 0n && rest >= (minPoolInput(sold, bought) ?? 0n)) got += poolOutput(sold, bought, rest);
  } else {
    let budget = from;
    while (budget > 0n) {
      const order = opposite[at];
      if (!order || from * order.from !== to * order.to) break;
      budget = take(from - paid);
    }
  }
  return { spent: paid, received: paid > 0n ? got : 0n, fills };
};
