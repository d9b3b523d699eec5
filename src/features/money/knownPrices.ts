import { dollarToken, wrappedNative } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { NATIVE_ID } from '#domain/tokens/currency.ts';
import type { CurrencyId } from '#domain/tokens/currency.ts';

const ONE: Fraction = { numerator: 1n, denominator: 1n };

const known = new Map<CurrencyId, Fraction>(dollarToken ? [[dollarToken.address, ONE]] : []);

const keyOf = (id: CurrencyId): CurrencyId => (id === NATIVE_ID ? wrappedNative.address : id);

/** Keeps what a page has read of prices for what is said later: summaries, notices, outcomes. */
export const rememberPrices = (prices: ReadonlyMap<CurrencyId, Fraction>): void => {
  for (const [id, price] of prices) known.set(keyOf(id), price);
};

/** Dollars for a whole token as they were last read; undefined where no page has read them. */
export const knownPrice = (id: CurrencyId): Fraction | undefined => known.get(keyOf(id));
