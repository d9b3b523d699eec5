import { fitsUint256 } from './fitsUint256.ts';
import type { OrderFill, RestingOrder } from './types.ts';

export interface SideDepth {
  readonly orders: readonly RestingOrder[];
  /** `costs[n]`: sold units that the best n orders take, fee included. */
  readonly costs: readonly bigint[];
  /** `paidOut[n]`: the part of `costs[n]` that reaches the makers. */
  readonly paidOut: readonly bigint[];
  readonly takes: readonly bigint[];
  /** Largest original amounts among the best n orders. */
  readonly largestFrom: readonly bigint[];
  readonly largestTo: readonly bigint[];
  /** `fills[n]`: order n if it is taken completely. */
  readonly fills: readonly OrderFill[];
  /** Index of the first order whose cost exceeds 256 bits. */
  readonly overflowsAt: number;
}

interface GrowingDepth extends SideDepth {
  readonly costs: bigint[];
  readonly paidOut: bigint[];
  readonly takes: bigint[];
  readonly largestFrom: bigint[];
  readonly largestTo: bigint[];
  readonly fills: OrderFill[];
  overflowsAt: number;
}

const remembered = new WeakMap<readonly RestingOrder[], GrowingDepth>();

const started = (orders: readonly RestingOrder[]): GrowingDepth => ({
  orders,
  costs: [0n],
  paidOut: [0n],
  takes: [0n],
  largestFrom: [0n],
  largestTo: [0n],
  fills: [],
  overflowsAt: Infinity,
});

const larger = (a: bigint | undefined, b: bigint): bigint => (a !== undefined && a > b ? a : b);

const append = (depth: GrowingDepth, order: RestingOrder): void => {
  const done = depth.fills.length;
  const { index, maker, from, to, remain } = order;
  const product = to * remain;
  const scaled = (product / from) * 1000n;
  const cost = scaled / 997n;
  if (depth.overflowsAt === Infinity && !(fitsUint256(product) && fitsUint256(scaled))) depth.overflowsAt = done;
  const toMaker = (cost * 997n) / 1000n;
  depth.costs.push((depth.costs[done] ?? 0n) + cost);
  depth.paidOut.push((depth.paidOut[done] ?? 0n) + toMaker);
  depth.takes.push((depth.takes[done] ?? 0n) + remain);
  depth.largestFrom.push(larger(depth.largestFrom[done], from));
  depth.largestTo.push(larger(depth.largestTo[done], to));
  depth.fills.push({ index, maker, spent: cost, toMaker, taken: remain, remain: 0n });
};

/**
 * Sums over the best `count` orders. A whole remainder costs floor(1000·floor(to·remain/from)/997). The sums are
 * cached per array, so that quotes walk a book once.
 */
export const sideDepth = (orders: readonly RestingOrder[], count: number): SideDepth => {
  let depth = remembered.get(orders);
  if (!depth) {
    depth = started(orders);
    remembered.set(orders, depth);
  }
  for (let next = depth.fills.length; next < count; next += 1) {
    const order = orders[next];
    if (!order) break;
    append(depth, order);
  }
  return depth;
};
