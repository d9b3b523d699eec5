import type { OwnFilled, CountedRow } from '#domain/history/ownTotals.ts';
import type { OwnFacts, OwnKind } from '#domain/history/ownFilter.ts';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { OwnTrade } from '#domain/portfolio/ownTrade.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { takerFee } from '#domain/trade/limitOrder.ts';
import { sidesOf } from '#state/marketRule.ts';
import { marketKeyOf } from './marketKeyOf.ts';
import { marketKeyName } from './filterWords.ts';
import { viewKey, type OpenOrderView } from '../order/own/openOrderView.ts';

export interface OwnEntry<T> extends CountedRow {
  readonly of: T;
}

type Tokens = ReadonlyMap<Address, Token>;

type KindOf = (order: Pick<OrderStory, 'from' | 'to'> & { readonly transactionHash: string }) => OwnKind;

interface Sides {
  readonly soldToken: Address;
  readonly boughtToken: Address;
}

const createPlaces = () => {
  const places = new Map<Address, Map<Address, Pick<OwnFacts, 'market' | 'side'>>>();
  return ({ soldToken, boughtToken }: Sides): Pick<OwnFacts, 'market' | 'side'> => {
    const ofSold = places.get(soldToken) ?? new Map<Address, Pick<OwnFacts, 'market' | 'side'>>();
    places.set(soldToken, ofSold);
    const known = ofSold.get(boughtToken);
    if (known) return known;
    const { base, quote } = sidesOf(soldToken, boughtToken);
    const place = { market: `${base} ${quote}`, side: base === soldToken ? 'SELL' : 'BUY' } as const;
    ofSold.set(boughtToken, place);
    return place;
  };
};

const filledOf = ({ filled, received, filledAsTaker }: OrderStory): OwnFilled => ({
  sold: filled,
  received,
  fee: takerFee(filledAsTaker),
});

/** Amounts of an unread token count as unknown. */
export const isRead = (tokens: Tokens, { soldToken, boughtToken }: Sides): boolean =>
  tokens.has(soldToken) && tokens.has(boughtToken);

export const orderEntries = (
  stories: readonly OrderStory[],
  tokens: Tokens,
  kindOf: KindOf,
): readonly OwnEntry<OrderStory>[] => {
  const placeOf = createPlaces();
  return stories.map((story) => {
    const { soldToken, boughtToken, from, to, state, remain, placed } = story;
    const { timestamp, transactionHash } = placed;
    const kind = kindOf({ from, to, transactionHash });
    const known = isRead(tokens, story);
    return {
      of: story,
      facts: { ...placeOf(story), timestamp, kind, status: state },
      ...{ soldToken, boughtToken, filled: known ? filledOf(story) : undefined },
      ...{ remain: known ? remain : 0n, sentIn: transactionHash },
    };
  });
};

const kindOfTrade = ({ role, exchange }: OwnTrade): OwnKind => (exchange === undefined ? role : 'swap');

export const tradeEntries = (trades: readonly OwnTrade[], tokens: Tokens): readonly OwnEntry<OwnTrade>[] => {
  const placeOf = createPlaces();
  return trades.map((trade) => {
    const { soldToken, boughtToken, sold, received, fee, role, at } = trade;
    return {
      of: trade,
      facts: { ...placeOf(trade), timestamp: at.timestamp, kind: kindOfTrade(trade), status: undefined },
      ...{ soldToken, boughtToken, filled: isRead(tokens, trade) ? { sold, received, fee } : undefined },
      // A maker's fill is in the taker's transaction.
      ...{ remain: 0n, sentIn: role === 'taker' ? at.transactionHash : undefined },
    };
  });
};

const nothing: OwnFilled = { sold: 0n, received: 0n, fee: takerFee(0n) };

export const openEntries = <V extends OpenOrderView>(
  views: readonly V[],
  stories: readonly OrderStory[],
  kindOf: KindOf,
): readonly OwnEntry<V>[] => {
  const byKey = new Map(stories.map((story) => [story.key, story]));
  return views.map((view) => {
    const { order, side } = view;
    const { soldToken, boughtToken, from, to, remain } = order;
    const story = byKey.get(viewKey(view));
    const { timestamp, transactionHash = 'unread' } = story?.placed ?? {};
    const kind = transactionHash === 'unread' ? 'unrecorded' : kindOf({ from, to, transactionHash });
    const filled = story ? filledOf(story) : remain === from ? nothing : undefined;
    return {
      of: view,
      facts: { market: marketKeyOf(soldToken, boughtToken), side, timestamp, kind, status: 'open' },
      ...{ soldToken, boughtToken, filled, remain, sentIn: transactionHash },
    };
  });
};

/** Names, keyed as in `OwnFacts` and sorted. */
export const marketNames = (entries: readonly CountedRow[], tokens: Tokens): ReadonlyMap<string, string> => {
  const keys = [...new Set(entries.map(({ facts }) => facts.market))];
  const named = keys.map((key) => [key, marketKeyName(key, tokens)] as const);
  return new Map(named.toSorted(([, a], [, b]) => a.localeCompare(b)));
};
