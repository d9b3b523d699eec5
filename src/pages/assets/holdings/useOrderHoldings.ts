import { useMemo } from 'react';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { orderKey, orderStories, type OrderStory } from '#domain/orderBook/accountOrders.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useOpenElsewhere } from '#reads/book/useOpenElsewhere.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';
import { useTokensAhead } from '#reads/tokens/useTokensAhead.ts';
import { rules } from '#config/rules.ts';
import type { Holding, HoldingsHook } from './holdingsHook.ts';
import { tokenHolding } from './tokenHolding.ts';

const NONE: readonly OrderStory[] = [];

interface Reserved {
  readonly soldToken: Address;
  readonly remain: bigint;
}

const reservedBy = (
  orders: readonly Reserved[],
): ReadonlyMap<Address, { readonly amount: bigint; readonly count: number }> => {
  const sums = new Map<Address, { readonly amount: bigint; readonly count: number }>();
  for (const { soldToken, remain } of orders) {
    const { amount = 0n, count = 0 } = sums.get(soldToken) ?? {};
    sums.set(soldToken, { amount: amount + remain, count: count + 1 });
  }
  return sums;
};

/** Remainders of open orders, which a cancellation returns. */
export const useOrderHoldings: HoldingsHook = (account) => {
  const events = useAccountEvents(account);
  const known = valueOf(events);
  const open = useMemo(() => (known ? orderStories(known).filter(({ state }) => state === 'open') : NONE), [known]);
  useTokensAhead([...new Set(open.map(({ soldToken }) => soldToken))]);
  const reading = useOpenElsewhere(open, undefined, undefined);
  const orders = useMemo((): readonly Reserved[] => {
    const read = valueOf(reading) ?? [];
    const keys = new Set(read.map(({ soldToken, boughtToken, index }) => orderKey(soldToken, boughtToken, index)));
    // Only this many orders are read from the chain; the state of the others follows from events.
    const others = open.slice(rules.accountOrders.otherMarkets).filter(({ key }) => !keys.has(key));
    return [...read, ...others];
  }, [reading, open]);
  const tokens = usePoolTokens(orders.map(({ soldToken }) => soldToken));
  return useMemo(() => {
    const reserved = [...reservedBy(orders)];
    return {
      lines: reserved.flatMap(([address, { amount, count }]): readonly Holding[] => {
        const token = tokens.get(address);
        return token ? [{ ...tokenHolding(paidBackOf(token, wrappedNative, nativeCurrency), amount), count }] : [];
      }),
      isComplete:
        events.status === 'ready' && reading.status === 'ready' && reserved.every(([address]) => tokens.has(address)),
      isFailed: events.status === 'failed',
    };
  }, [orders, tokens, events, reading]);
};
