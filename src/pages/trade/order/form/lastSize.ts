import { useSyncExternalStore } from 'react';
import { storageKeys } from '#config/storageKeys.ts';
import { isTypeable } from '#domain/amounts/isTypeable.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { TradeField } from '#domain/trade/types.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import { createStoredTexts } from '#lib/storedTexts.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';

const MAX_MARKETS = 50;

const lastSizes = createStoredTexts(storageKeys.lastSizes, MAX_MARKETS);

interface TypedSize {
  readonly currencies: TradeCurrencies;
  readonly field: TradeField;
  readonly input: CurrencyFieldView;
  readonly output: CurrencyFieldView;
}

const marketKey = ({ inputToken, outputToken }: TradeCurrencies): string =>
  [inputToken?.address, outputToken?.address].toSorted().join('-');

export const rememberSize = ({ currencies, field, input, output }: TypedSize): void => {
  const { currency, text } = field === 'INPUT' ? input : output;
  if (currency && text !== '') lastSizes.set(marketKey(currencies), `${currencyId(currency)} ${text}`);
};

interface LastSize {
  readonly field: TradeField;
  readonly text: string;
  readonly symbol: string;
}

export const useLastSize = (currencies: TradeCurrencies): LastSize | undefined => {
  const { input, output } = currencies;
  const read = (): string | undefined => lastSizes.get(marketKey(currencies));
  const [id, text] = useSyncExternalStore(lastSizes.subscribe, read)?.split(' ') ?? [];
  if (id === undefined || text === undefined || !isTypeable(text)) return undefined;
  if (input && currencyId(input) === id) return { field: 'INPUT', text, symbol: input.symbol };
  if (output && currencyId(output) === id) return { field: 'OUTPUT', text, symbol: output.symbol };
  return undefined;
};
