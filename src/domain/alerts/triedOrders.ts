import type { OrderStory } from '../orderBook/accountOrders.ts';

/** Markets' sides whose payments are tried. */
const MAX_SIDES = 20;

/** An open order, and the index of the order that stands for its side: whether one can be paid holds for all of a side. */
export interface TriedOrder {
  readonly story: OrderStory;
  readonly side: number;
}

/**
 * The open orders, newest first as they come, whose payment is tried: all orders of the 20 sides with the newest ones.
 * Returns an order for each side, and the orders.
 */
export const triedOrders = (
  stories: readonly OrderStory[],
): { readonly sides: readonly OrderStory[]; readonly orders: readonly TriedOrder[] } => {
  const known = new Map<string, number>();
  const sides: OrderStory[] = [];
  const orders = stories.flatMap((story): readonly TriedOrder[] => {
    if (story.state !== 'open') return [];
    const key = `${story.soldToken} ${story.wantedToken}`;
    if (!known.has(key) && sides.length < MAX_SIDES) {
      known.set(key, sides.length);
      sides.push(story);
    }
    const side = known.get(key);
    return side === undefined ? [] : [{ story, side }];
  });
  return { sides, orders };
};
