import { useMemo } from 'react';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { priceLevel } from '#domain/alerts/levels.ts';
import { priceRule } from '#domain/alerts/priceRule.ts';
import type { PriceRule } from '#domain/alerts/types.ts';
import { validateAlert } from '#domain/alerts/validateAlert.ts';
import type { Address } from '#domain/tokens/types.ts';
import { selectBlockAge } from '#state/app/selectBlockAge.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import { useAppStore } from '#state/hooks.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { useAlerts } from './useAlerts.ts';
import { usePoolPrice } from './usePoolPrice.ts';

export interface PriceLine {
  readonly id: string;
  readonly side: PriceRule['side'];
  readonly price: Fraction;
}

interface PriceLines {
  readonly lines: readonly PriceLine[];
  /** Returns true once the alert has the typed price; false leaves the alert unchanged. */
  move(id: string, text: string): boolean;
}

interface PriceLinesMarket {
  readonly base: Address;
  readonly quote: Address;
  readonly decimals: { readonly base: number; readonly quote: number };
}

export const usePriceLines = ({ base, quote, decimals }: PriceLinesMarket): PriceLines => {
  const alerts = useAlerts();
  const store = useAppStore();
  const lines = useMemo(
    () =>
      alerts.flatMap(({ id, rule }) =>
        rule.kind === 'price' && rule.base === base && rule.quote === quote
          ? [{ id, side: rule.side, price: rule.price }]
          : [],
      ),
    [alerts, base, quote],
  );
  const now = usePoolPrice(base, quote, lines.length === 0);
  const move = (id: string, text: string): boolean => {
    const price = parsePrice(text, decimals.base, decimals.quote);
    const rule = priceRule({ base, quote }, price, now);
    const block = selectBlockNumber(store.getState());
    const problem = validateAlert({
      isTyped: price !== undefined,
      isZero: price?.numerator === 0n,
      rule,
      level: rule && priceLevel(rule, now),
      isFresh: selectBlockAge(store.getState(), Date.now()).freshness === 'fresh',
      alerts: alertsStore.current().filter((alert) => alert.id !== id),
    });
    if (problem !== undefined || !rule || block === undefined) return false;
    alertsStore.set(rule, block, id);
    return true;
  };
  return { lines, move };
};
