import { useMemo, useState, useSyncExternalStore } from 'react';
import { defaultExchange, otherExchanges } from '#config/exchanges.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { ExchangeChoice } from '#domain/trade/chooseExchange.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { useExchangePairs } from '#reads/markets/useExchangePairs.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useAppSelector } from '#state/hooks.ts';
import type { QuoteReading } from './useBookQuote.ts';
import type { TypedOrder } from './useTypedOrder.ts';

const comparison = lazyModule(async () => (await import('#domain/trade/chooseExchange.ts')).chooseExchange);
interface Held {
  readonly id: string;
  readonly order: string;
}

const never = (): (() => void) => () => undefined;

export interface HoldableChoice {
  readonly exchange: ExchangeChoice | undefined;
  readonly isHeld: boolean;
  /** Fixes the exchange in use until the order changes; false releases it. */
  hold(isHeld: boolean): void;
}

export const useExchangeChoice = (
  account: Address | undefined,
  { inputToken, outputToken }: TradeCurrencies,
  intent: TypedOrder['intent'],
  quote: QuoteReading,
  isBookShut: boolean,
): HoldableChoice => {
  const chosen = useAppSelector((state) => state.swap.dex);
  const isCompared = intent?.orderType === 'MARKET' && otherExchanges.length > 0;
  const choose = useSyncExternalStore(isCompared ? comparison.subscribe : never, comparison.read);
  const markets = useExchangePairs(inputToken?.address, outputToken?.address);
  const [held, hold] = useState<Held>();
  const order = intent && [account, intent.field, intent.amount, inputToken?.address, outputToken?.address].join(' ');
  if (held && held.order !== order) hold(undefined);
  const exchangeId = held && held.order === order ? held.id : chosen;
  const exchange = useMemo(() => {
    if (!choose || !intent || !isCompared || markets.length === 0 || quote.status !== 'ready') return undefined;
    const book = { id: defaultExchange.id, quote: quote.value, market: undefined };
    return choose({ intent, book, markets, chosen: exchangeId, isBookShut });
  }, [choose, isCompared, intent, quote, markets, exchangeId, isBookShut]);
  return {
    exchange,
    isHeld: exchangeId !== chosen,
    hold: (isHeld) => hold(isHeld && order !== undefined && exchange ? { id: exchange.used.id, order } : undefined),
  };
};
