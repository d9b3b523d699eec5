import { useMemo } from 'react';
import { orderBook } from '#chain/abis/orderBook.ts';
import { contracts } from '#chain/contracts.ts';
import { rules } from '#config/rules.ts';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ready, reloading, valueOf, type Loadable } from '#lib/loadable.ts';
import { useReadsOfEach, type Answers } from '../calls/useReadsOfEach.ts';
import type { MyOrder } from './useDeepOrders.ts';

export type Candidate = Pick<OrderStory, 'soldToken' | 'boughtToken' | 'index' | 'state'>;

const readsOf = ({ soldToken, boughtToken, index }: Candidate) => {
  const { orderBook: book } = contracts;
  return {
    head: orderBook.getLastOrderIndex.read(book, soldToken, boughtToken),
    before: orderBook.getPreOrderIndex.read(book, soldToken, boughtToken, index),
    details: orderBook.getOrderByIndexBatch.read(book, soldToken, boughtToken, [index]),
  };
};

const openOrder = (
  { soldToken, boughtToken, index }: Candidate,
  answers: Answers<ReturnType<typeof readsOf>>,
): readonly MyOrder[] | undefined => {
  const rows = valueOf(answers.details);
  const first = valueOf(answers.head);
  const previous = valueOf(answers.before);
  const detail = rows?.[0];
  if (rows && (!detail || detail.from === 0n)) return [];
  const isLinked = first === index || Boolean(previous);
  if (!isLinked && first !== undefined && previous !== undefined) return [];
  if (!isLinked || !detail) return undefined;
  const { maker, from, to, remain } = detail;
  return [{ index, maker, from, to, remain, soldToken, boughtToken }];
};

/** Orders count as open only while their list has them. Loading, with the known orders, while any state is unknown. */
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
  const answers = useReadsOfEach(useMemo(() => candidates.map(readsOf), [candidates]));
  return useMemo(() => {
    const orders = candidates.map((candidate, i) => {
      const answered = answers[i];
      return answered && openOrder(candidate, answered);
    });
    const open = orders.flatMap((order) => order ?? []);
    return orders.includes(undefined) ? reloading(open) : ready(open);
  }, [candidates, answers]);
};
