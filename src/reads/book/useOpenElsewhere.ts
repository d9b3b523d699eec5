import { useMemo } from 'react';
import { orderBook } from '#chain/abis/orderBook.ts';
import { contracts } from '#chain/contracts.ts';
import { rules } from '#config/rules.ts';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';
import type { MyOrder } from './useDeepOrders.ts';

const questionsAnOrder = 3;

/**
 * The orders of these stories that are open outside the shown pair, read back from the chain: an order is open only
 * while it is in its list, as its head or behind another one. Of many, the latest.
 */
export const useOpenElsewhere = (
  stories: readonly OrderStory[],
  tokenA: Address | undefined,
  tokenB: Address | undefined,
): readonly MyOrder[] => {
  const candidates = useMemo(() => {
    const isShown = ({ soldToken, wantedToken }: OrderStory): boolean =>
      [tokenA, tokenB].includes(soldToken) && [tokenA, tokenB].includes(wantedToken);
    return stories
      .filter((story) => story.state === 'open' && !isShown(story))
      .slice(0, rules.accountOrders.otherMarkets);
  }, [stories, tokenA, tokenB]);
  const { orderBook: book } = contracts;
  const data = useCalls(
    candidates.flatMap(({ soldToken, wantedToken, index }) => [
      orderBook.getLastOrderIndex.call(book, soldToken, wantedToken),
      orderBook.getPreOrderIndex.call(book, soldToken, wantedToken, index),
      orderBook.getOrderByIndexBatch.call(book, soldToken, wantedToken, [index]),
    ]),
  );
  return useMemo(
    () =>
      candidates.flatMap(({ soldToken, wantedToken, index }, i): readonly MyOrder[] => {
        const [head = idle, before = idle, details = idle] = data.slice(i * questionsAnOrder);
        const isHead = valueOf(mapLoadable(head, orderBook.getLastOrderIndex.decode)) === index;
        const isLinked = Boolean(valueOf(mapLoadable(before, orderBook.getPreOrderIndex.decode)));
        const detail = valueOf(mapLoadable(details, orderBook.getOrderByIndexBatch.decode))?.[0];
        if (!detail || detail.from === 0n || !(isHead || isLinked)) return [];
        const { maker, from, to, remain } = detail;
        return [{ index, maker, from, to, remain, soldToken, wantedToken }];
      }),
    [candidates, data],
  );
};
