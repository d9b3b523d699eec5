import { useMemo } from 'react';
import { orderBook } from '#chain/abis/orderBook.ts';
import { contracts } from '#chain/contracts.ts';
import { rules } from '#config/rules.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, ready, reloading, valueOf, type Loadable } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';
import type { MyOrder } from './useDeepOrders.ts';

const CALLS_PER_ORDER = 3;

export type Candidate = Pick<OrderStory, 'soldToken' | 'boughtToken' | 'index' | 'state'>;

/** None if closed; undefined while unknown. */
const openOrder = (
  { soldToken, boughtToken, index }: Candidate,
  [head = idle, before = idle, details = idle]: readonly Loadable<Hex>[],
): readonly MyOrder[] | undefined => {
  const rows = valueOf(mapLoadable(details, orderBook.getOrderByIndexBatch.decode));
  const first = valueOf(mapLoadable(head, orderBook.getLastOrderIndex.decode));
  const previous = valueOf(mapLoadable(before, orderBook.getPreOrderIndex.decode));
  const detail = rows?.[0];
  if (rows && (!detail || detail.from === 0n)) return [];
  const isLinked = first === index || Boolean(previous);
  if (!isLinked && first !== undefined && previous !== undefined) return [];
  if (!isLinked || !detail) return undefined;
  const { maker, from, to, remain } = detail;
  return [{ index, maker, from, to, remain, soldToken, boughtToken }];
};

/** Confirmed on the chain: open only while in its list. Loading with the known ones while any is unknown. */
export const useOpenElsewhere = (
  stories: readonly Candidate[],
  tokenA: Address | undefined,
  tokenB: Address | undefined,
): Loadable<readonly MyOrder[]> => {
  const candidates = useMemo(() => {
    const isShown = ({ soldToken, boughtToken }: Candidate): boolean =>
      [tokenA, tokenB].includes(soldToken) && [tokenA, tokenB].includes(boughtToken);
    return stories
      .filter((story) => story.state === 'open' && !isShown(story))
      .slice(0, rules.accountOrders.otherMarkets);
  }, [stories, tokenA, tokenB]);
  const { orderBook: book } = contracts;
  const data = useCalls(
    candidates.flatMap(({ soldToken, boughtToken, index }) => [
      orderBook.getLastOrderIndex.call(book, soldToken, boughtToken),
      orderBook.getPreOrderIndex.call(book, soldToken, boughtToken, index),
      orderBook.getOrderByIndexBatch.call(book, soldToken, boughtToken, [index]),
    ]),
  );
  return useMemo(() => {
    const orders = candidates.map((candidate, i) =>
      openOrder(candidate, data.slice(i * CALLS_PER_ORDER, (i + 1) * CALLS_PER_ORDER)),
    );
    const open = orders.flatMap((order) => order ?? []);
    return orders.includes(undefined) ? reloading(open) : ready(open);
  }, [candidates, data]);
};
