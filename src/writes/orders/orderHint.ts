import { bookOrders } from '#chain/abis/bookOrders.ts';
import type { Reader } from '#chain/sending/send.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { HintedOrder, OrderTerms } from './orderTerms.ts';
import { planOrder } from './placeOrder.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';

/** Entries per step; the contract's recursion must fit the gas of an ordinary call. */
const STEP_DEPTH = 50n;
/** Limits the time that the signature waits for the steps. */
const MAX_STEPS = 40;

/**
 * Hint near the order's position, searched in steps from `start` (0: the best order); a failed step returns `start`.
 * An outdated hint is safe: the contract treats an unlisted order as 0 and sorts by price with any hint.
 */
export const freshHint = async (reader: Reader, book: Address, order: HintedOrder, start: bigint): Promise<bigint> => {
  const { soldToken, boughtToken, from, to } = order;
  let target = start;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const data = bookOrders.getClosestOrderIndex.encode(soldToken, boughtToken, target, from, to, STEP_DEPTH);
    const answer = await reader.send<Hex>('eth_call', [{ to: book, data }, 'latest']).catch(() => undefined);
    const closest = answer === undefined ? undefined : bookOrders.getClosestOrderIndex.decode(answer);
    if (!closest?.ok) return start;
    const { index, isEnd } = closest.value;
    if (isEnd || index === 0n || index === target) return index;
    target = index;
  }
  return target;
};

export const refreshingHint = (terms: OrderTerms, order: HintedOrder, book: Address): TransactionPlan => ({
  ...planOrder(terms, book),
  refresh: { rule: 'orderHint', terms, order, book },
});
