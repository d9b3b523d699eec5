import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { tradePath } from '#config/paths.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { followUpTurn, type FollowUp, type FollowUpTurn } from '#domain/followUps/followUp.ts';
import { orderOfKey } from '#domain/followUps/storedFollowUps.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { orderStories, type OrderStory } from '#domain/orderBook/accountOrders.ts';
import { currencyId, paidBackOf } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { fillPopupKey } from '#state/app/popupKeys.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { followUpsStore } from '#stores/followUpsStore.ts';
import { ticketReview } from '#stores/ticketReview.ts';

export type FollowUpOffer = Extract<FollowUpTurn, { kind: 'offer' }>;

export interface FollowUpNews {
  readonly followUp: FollowUp;
  readonly story: OrderStory;
  readonly turn: FollowUpOffer | Extract<FollowUpTurn, { kind: 'dropped' }>;
}

/** Fills and cancellations that the signing account prepared an order for. */
export const useFollowUpNews = (): readonly FollowUpNews[] => {
  const { signer } = useWallet();
  const followUps = useSyncExternalStore(followUpsStore.subscribe, followUpsStore.current);
  const own = useMemo(() => followUps.filter(({ account }) => account === signer), [followUps, signer]);
  const events = valueOf(useAccountEvents(own.length > 0 ? signer : undefined));
  return useMemo(() => {
    if (!events || own.length === 0) return [];
    const stories = new Map(orderStories(events).map((story) => [story.key, story]));
    return own.flatMap((followUp): readonly FollowUpNews[] => {
      const story = stories.get(followUp.order);
      const turn = followUpTurn(followUp, story);
      return story && turn.kind !== 'waiting' ? [{ followUp, story, turn }] : [];
    });
  }, [events, own]);
};

const isPlaced = ({ from, info, addedTime }: TransactionRecord, { account, order, opened, openedTime }: FollowUp) => {
  if (openedTime === undefined || opened === undefined || from !== account || addedTime < openedTime) return false;
  if (info.kind !== 'placeOrder' || info.orderType !== 'LIMIT') return false;
  const paid = info.input.address ?? wrappedNative.address;
  return paid === orderOfKey(order)?.boughtToken && info.from === opened.toString();
};

/** An offer ends once its order is sent, also by another tab or after a reload. */
export const usePlacedFollowUps = (news: readonly FollowUpNews[]): void => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const { followUp, turn } of news) {
      if (turn.kind !== 'offer' || !Object.values(records).some((record) => isPlaced(record, followUp))) continue;
      followUpsStore.answered(followUp, turn);
      dispatch(popupRemoved({ key: fillPopupKey(followUp.order) }));
    }
  }, [news, records, dispatch]);
};

/** Fills the ticket with the prepared order and requests its confirmation, which is quoted at the newest block. */
export const useOpenFollowUp = (): ((news: FollowUpNews, sold: Token, bought: Token) => void) => {
  const navigate = useNavigate();
  return ({ followUp, turn }, sold, bought) => {
    if (turn.kind !== 'offer') return;
    const [output, input] = [sold, bought].map((token) => currencyId(paidBackOf(token, wrappedNative, nativeCurrency)));
    if (input === undefined || output === undefined) return;
    const { price } = followUp;
    const amount = formatExact(turn.amount, bought.decimals);
    followUpsStore.opened(followUp, turn.amount, Date.now());
    ticketReview.set({ input, output, amount, price });
    const query = new URLSearchParams({ type: 'limit', price, exactAmount: amount });
    void navigate(`${tradePath(input, output)}?${query}`);
  };
};
