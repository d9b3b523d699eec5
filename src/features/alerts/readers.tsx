import { useMemo } from 'react';
import { exchangeById } from '#config/exchanges.ts';
import type { Level } from '#domain/alerts/crossing.ts';
import { balanceLevel, lockLevel, priceLevel } from '#domain/alerts/levels.ts';
import type { Alert, BalanceRule, LockRule, PriceRule } from '#domain/alerts/types.ts';
import { poolPrice } from '#domain/markets/marketSides.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useCurrentReserves } from '#reads/pools/useCurrentReserves.ts';
import { usePositionStates } from '#reads/pools/usePositionStates.ts';
import { bookStore } from '#stores/bookStore.ts';
import { isClosed } from '#stores/positions.ts';
import { useAdvance } from './useAdvance.ts';

export interface ReaderProps<R> {
  readonly alert: Alert;
  readonly rule: R;
}

export const useLevel = (alert: Alert, level: Level): void =>
  useAdvance(
    alert,
    useMemo(() => ({ kind: 'level', level }), [level]),
  );

export function PriceReader({ alert, rule }: ReaderProps<PriceRule>): null {
  const { pair, token0 } = bookStore.pairOf(rule.base, rule.quote);
  const reserves = useCurrentReserves(pair);
  const price = reserves && poolPrice(reserves, { baseIsToken0: token0 === rule.base });
  useLevel(alert, priceLevel(rule, price));
  return null;
}

export function BalanceReader({ alert, rule }: ReaderProps<BalanceRule>): null {
  const { account, pair, token0, token1 } = rule;
  const exchange = exchangeById(rule.exchange);
  const [state] = usePositionStates(account, exchange ? [{ exchange, pair, token0, token1 }] : []);
  const reserves = useCurrentReserves(pair);
  const ratio = reserves && { numerator: reserves.reserve1, denominator: reserves.reserve0 };
  const isOpen = state?.state === 'known' && !isClosed(state.position);
  useLevel(alert, isOpen ? balanceLevel(rule, ratio) : undefined);
  return null;
}

export function LockReader({ alert, rule }: ReaderProps<LockRule>): null {
  const { timestamp } = useBlock();
  useLevel(alert, lockLevel(rule, timestamp));
  return null;
}
