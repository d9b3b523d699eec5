import { useMemo, useState, useSyncExternalStore } from 'react';
import { defaultExchange, otherExchanges } from '#config/exchanges.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { ExchangeChoice, SplitUse } from '#domain/trade/chooseExchange.ts';
import { lazyModule } from '#lib/later.ts';
import { useExchangePairs } from '#reads/markets/useExchangePairs.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useAppSelector } from '#state/hooks.ts';
import type { BookQuote } from './useBookQuote.ts';
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
  hold(isHeld: boolean): void;
  setSplitUse(use: SplitUse): void;
}

export const useExchangeChoice = (
  account: Address | undefined,
  { inputToken, outputToken }: TradeCurrencies,
  intent: TypedOrder['intent'],
  { reading: quote, market }: Pick<BookQuote, 'reading' | 'market'>,
  isBookShut: boolean,
): HoldableChoice => {
  const chosen = useAppSelector((state) => state.swap.dex);
  const isCompared = intent?.orderType === 'MARKET' && otherExchanges.length > 0;
  const choose = useSyncExternalStore(isCompared ? comparison.subscribe : never, comparison.read);
  const markets = useExchangePairs(inputToken?.address, outputToken?.address);
  const [held, hold] = useState<Held>();
  const [splitUse, setSplitUse] = useState<SplitUse>('byHand');
  const order = intent && [account, intent.field, intent.amount, inputToken?.address, outputToken?.address].join(' ');
  if (held && held.order !== order) hold(undefined);
  const exchangeId = held && held.order === order ? held.id : chosen;
  const exchange = useMemo(() => {
    if (!choose || !intent || !isCompared || markets.length === 0 || quote.status !== 'ready') return undefined;
    const book = { id: defaultExchange.id, quote: quote.value, market: undefined };
    const { minGainBps: minSplitGainBps } = rules.split;
    return choose({ intent, book, markets, chosen: exchangeId, isBookShut, market, minSplitGainBps, splitUse });
  }, [choose, isCompared, intent, quote, market, markets, exchangeId, isBookShut, splitUse]);
  return {
    exchange,
    setSplitUse,
    isHeld: exchangeId !== chosen,
    hold: (isHeld) => hold(isHeld && order !== undefined && exchange ? { id: exchange.used.id, order } : undefined),
  };
};
