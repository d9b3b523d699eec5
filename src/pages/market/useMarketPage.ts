import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { rules } from '#config/rules.ts';
import type { MarketColumn } from '#domain/markets/sortMarkets.ts';
import { useAwaitedList, useMarketList, type MarketListView } from '#features/markets/index.ts';
import { useDayBlock } from '#reads/markets/useDayBlock.ts';
import { readMarketAddress, sortPressed, writeMarketAddress, type MarketAddress } from './marketAddress.ts';

export interface MarketPageView extends MarketAddress {
  readonly list: MarketListView;
  readonly now: number | undefined;
  readonly search: (text: string) => void;
  readonly press: (column: MarketColumn) => void;
  readonly showStarred: (only: boolean) => void;
  readonly showMore: () => void;
}

export const useMarketPage = (): MarketPageView => {
  const [query, setQuery] = useSearchParams();
  const [count, setCount] = useState<number>(rules.markets.shown);
  const shown = readMarketAddress(query);
  // The field shows typed text at once; the URL follows later.
  const [text, setText] = useState(shown.text);
  const arrival = { key: useLocation().key, how: useNavigationType() };
  const [lastKey, setLastKey] = useState(arrival.key);
  // Typing replaces the URL, so only a link or a step back sets the field's text.
  if (arrival.key !== lastKey) {
    setLastKey(arrival.key);
    if (arrival.how !== 'REPLACE') setText(shown.text);
  }
  const address = { ...shown, text };
  const list = useMarketList({ ...address, count });
  useAwaitedList(list);
  const { timestamp: now } = useDayBlock();
  const go = (change: Partial<MarketAddress>): void => {
    setCount(rules.markets.shown);
    setQuery(writeMarketAddress(query, { ...address, ...change }), { replace: true });
  };
  return {
    ...address,
    list,
    now,
    search: (typed) => {
      setText(typed);
      go({ text: typed });
    },
    press: (column) => go({ sort: sortPressed(address.sort, column) }),
    showStarred: (starredOnly) => go({ starredOnly }),
    showMore: () => setCount(count + rules.markets.shown),
  };
};
