import { err, ok, type Result } from '#lib/result.ts';
import { fitsUint256 } from './fitsUint256.ts';
import { insertionIndex, type Priced } from './insertionIndex.ts';
import type { OrderRefusal, RestingOrder } from './types.ts';

/** Index of the entry just before the order's position, else of the head; 0 for an empty list. */
export const insertionHint = (orders: readonly RestingOrder[], order: Priced): bigint => {
  const position = insertionIndex(orders, order);
  return (orders[position - 1] ?? orders[0])?.index ?? 0n;
};

const NOT_CHEAPER = 1;
const CHEAPER = -1;

/** Sign of (new price - entry's price) as the contract compares them; undefined if the contract overflows. */
const compare = (entry: Priced, order: Priced): -1 | 0 | 1 | undefined => {
  const left = order.from * entry.to;
  const right = entry.from * order.to;
  if (!fitsUint256(left) || !fitsUint256(right)) return undefined;
  return left === right ? 0 : left < right ? NOT_CHEAPER : CHEAPER;
};

const isBetween = (here: number, there: number): boolean =>
  here === CHEAPER ? there === NOT_CHEAPER : there === CHEAPER;

/**
 * Position found by the contract's walk from `start`. Fails as the contract does: above 256 bits, or after `maxDepth`
 * entries.
 */
const walkToInsertion = (
  orders: readonly Priced[],
  order: Priced,
  start: number,
  maxDepth: number,
): Result<number, OrderRefusal> => {
  let at = start;
  for (let visited = 1; ; visited += 1) {
    const entry = orders[at];
    if (!entry) return ok(0);
    if (visited > maxDepth) return err({ code: 'walkTooDeep' });
    const here = compare(entry, order);
    if (here === undefined) return err({ code: 'overflow' });
    const onward = here === CHEAPER ? at - 1 : at + 1;
    const neighbour = orders[onward];
    if (!neighbour) return ok(Math.max(at, onward));
    const there = compare(neighbour, order);
    if (there === undefined) return err({ code: 'overflow' });
    if (isBetween(here, there)) return ok(Math.max(at, onward));
    at = onward;
  }
};

/** Position of a new order. `target` and `maxDepth` are described in `OrderRequest`. */
export const insertOrder = (
  orders: readonly RestingOrder[],
  order: Priced & { readonly target?: bigint; readonly maxDepth?: number },
): Result<number, OrderRefusal> => {
  const { target, maxDepth = Infinity } = order;
  if (target === undefined)
    return walkToInsertion(orders, order, Math.max(insertionIndex(orders, order) - 1, 0), maxDepth);
  const hinted = target === 0n ? 0 : orders.findIndex((entry) => entry.index === target);
  return walkToInsertion(orders, order, Math.max(hinted, 0), maxDepth);
};
