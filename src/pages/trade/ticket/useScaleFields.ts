import { useMemo, useState } from 'react';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import type { ScaleSizes, ScaleTerms } from '#domain/trade/scaleOrders.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import type { Market } from '../shared/tradeMarket.ts';

export interface TypedScale {
  readonly first: string;
  readonly last: string;
  readonly total: string;
  readonly count: number;
  readonly sizes: ScaleSizes;
}

interface ScaleMarket {
  readonly market: Market | undefined;
  readonly currencies: Pick<TradeCurrencies, 'inputToken' | 'outputToken'>;
  readonly direction: TradeDirection;
}

export interface ScaleFieldsView {
  readonly typed: TypedScale;
  readonly terms: ScaleTerms | undefined;
  type(part: Partial<TypedScale>): void;
}

const DEFAULT_COUNT = 5;

export const scaleTermsOf = (
  { first, last, total, count, sizes }: TypedScale,
  { market, currencies: { inputToken, outputToken }, direction }: ScaleMarket,
): ScaleTerms | undefined => {
  if (!market || !inputToken || !outputToken) return undefined;
  const [from, to] = [first, last].map((text) => parsePrice(text, market.base.decimals, market.quote.decimals));
  const amount = parseAmount(total, inputToken.decimals);
  if (!from?.numerator || !to?.numerator || !amount.ok || amount.value === 0n) return undefined;
  const range = { total: amount.value, first: from, last: to, count, sizes };
  return { input: inputToken, output: outputToken, direction, ...range };
};

interface FilledTicket extends ScaleMarket {
  readonly input: Pick<CurrencyFieldView, 'currency' | 'amount'>;
  readonly priceText: string;
}

export const useScaleFields = ({ market, currencies, direction, input, priceText }: FilledTicket): ScaleFieldsView => {
  const [typed, setTyped] = useState<TypedScale>(() => ({
    first: priceText,
    last: '',
    total: input.currency && input.amount !== undefined ? typeableText(input.amount, input.currency.decimals) : '',
    count: DEFAULT_COUNT,
    sizes: 'equal',
  }));
  const { inputToken, outputToken } = currencies;
  const terms = useMemo(
    () => scaleTermsOf(typed, { market, currencies: { inputToken, outputToken }, direction }),
    [typed, market, inputToken, outputToken, direction],
  );
  return { typed, terms, type: (part) => setTyped((before) => ({ ...before, ...part })) };
};
