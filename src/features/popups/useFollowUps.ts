import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { tradePath } from '#config/paths.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { followUpTurn, type FollowUp, type FollowUpOffer, type FollowUpTurn } from '#domain/followUps/followUp.ts';
import { offerState, paidOutOf, type OfferState } from '#domain/followUps/placedOffer.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import { orderStories, type OrderStory } from '#domain/orderBook/accountOrders.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { fillPopupKey } from '#state/app/popupKeys.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { followUpsStore } from '#stores/followUpsStore.ts';
import { ticketReview } from '#stores/ticketReview.ts';
import { useNow } from '#ui/hooks/useNow.ts';

/** Milliseconds between two looks at the age of sent orders. */
const AGE_CHECK_MS = 10_000;

export interface FollowUpNews {
  readonly followUp: FollowUp;
  readonly story: OrderStory;
  readonly turn: FollowUpOffer | Extract<FollowUpTurn, { kind: 'dropped' }>;
}

interface KnownNews extends FollowUpNews {
  readonly state: OfferState;
}

const OPEN: OfferState = { kind: 'open' };

/** Fills and cancellations for which the signing account has prepared an order. */
const useKnownNews = (): readonly KnownNews[] => {
  const { signer } = useWallet();
  const followUps = useSyncExternalStore(followUpsStore.subscribe, followUpsStore.current);
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const own = useMemo(() => followUps.filter(({ account }) => account === signer), [followUps, signer]);
  const events = valueOf(useAccountEvents(own.length > 0 ? signer : undefined));
  const nowMs = useNow(AGE_CHECK_MS);
  return useMemo(() => {
    if (!events || own.length === 0) return [];
    const stories = new Map(orderStories(events).map((story) => [story.key, story]));
    return own.flatMap((followUp): readonly KnownNews[] => {
      const story = stories.get(followUp.order);
      const turn = followUpTurn(followUp, story);
      if (!story || turn.kind === 'waiting') return [];
      const placed = (): OfferState =>
        turn.kind === 'offer' ? offerState(Object.values(records), followUp, turn, wrappedNative.address, nowMs) : OPEN;
      return [{ followUp, story, turn, state: placed() }];
    });
  }, [events, own, records, nowMs]);
};

export const useFollowUpNews = (): readonly FollowUpNews[] =>
  useKnownNews().filter(({ state }) => state.kind === 'open');

/**
 * An offer ends once its order is mined, even if sent by another tab or before a reload. A failed order is offered
 * again.
 */
export const usePlacedFollowUps = (): void => {
  const news = useKnownNews();
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const { followUp, state } of news) {
      const { sentTime, order } = followUp;
      const isSent = sentTime !== undefined;
      if (state.kind === 'placed') followUpsStore.answered(followUp, state.offer);
      else if (isSent !== (state.kind === 'sent')) followUpsStore.sent(followUp, isSent ? undefined : Date.now());
      if (state.kind !== 'open') dispatch(popupRemoved({ key: fillPopupKey(order) }));
    }
  }, [news, dispatch]);
};

/** Native coin or its wrapper, as chosen with the order. */
export const usePaidOut = ({ placed }: OrderStory, bought: Token): Currency => {
  const record = useAppSelector((state) => selectTransaction(state, POLYGON_CHAIN_ID, placed.transactionHash));
  return paidOutOf(record?.info, bought, wrappedNative, nativeCurrency);
};

/** Fills the ticket with the prepared order and requests its confirmation, quoted at the newest block. */
export const useOpenFollowUp = (): ((news: FollowUpNews, paid: Currency, bought: Currency) => void) => {
  const navigate = useNavigate();
  return ({ followUp, turn }, paid, bought) => {
    if (turn.kind !== 'offer') return;
    const [input, output] = [currencyId(paid), currencyId(bought)];
    const { price } = followUp;
    const amount = typeableText(turn.amount, paid.decimals);
    followUpsStore.opened(followUp, turn, Date.now());
    ticketReview.set({ input, output, amount, price });
    const query = new URLSearchParams({ type: 'limit', price, exactAmount: amount });
    void navigate(`${tradePath(input, output)}?${query}`);
  };
};
