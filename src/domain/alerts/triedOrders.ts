import type { OrderStory } from '../orderBook/accountOrders.ts';

const MAX_SIDES = 20;

/** `side`: index of the order that represents all orders of its side, which are payable together or not at all. */
interface TriedOrder {
  readonly story: OrderStory;
  readonly side: number;
}

/** Open orders, newest first, of the 20 sides with the newest ones. `sides` has one order per side. */
export const triedOrders = (
  stories: readonly OrderStory[],
): { readonly sides: readonly OrderStory[]; readonly orders: readonly TriedOrder[] } => {
  const known = new Map<string, number>();
  const sides: OrderStory[] = [];
  const orders = stories.flatMap((story): readonly TriedOrder[] => {
    if (story.state !== 'open') return [];
    const key = `${story.soldToken} ${story.boughtToken}`;
    if (!known.has(key) && sides.length < MAX_SIDES) {
      known.set(key, sides.length);
      sides.push(story);
    }
    const side = known.get(key);
    return side === undefined ? [] : [{ story, side }];
  });
  return { sides, orders };
};
