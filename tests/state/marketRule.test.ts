import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownTokens, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { currencyId, wrappedOf } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { marketName, marketOf, sideOf, sideOfIds } from '#state/marketRule.ts';
import {
  amountTyped,
  currencyChosen,
  directionSwitched,
  formCleared,
  initialSwap,
  isRecounted,
  prefilled,
  swapReducer,
} from '#state/swap/slice.ts';

const unlisted = fc.integer({ min: 1, max: 1 << 30 }).map((number): Currency => {
  const address = toChecksumAddress(`0x${number.toString(16).padStart(40, '7')}`);
  return { kind: 'token', chainId: 137, address, decimals: 18, symbol: `T${number}`, name: '' };
});
const currency = fc.oneof(fc.constantFrom<Currency>(nativeCurrency, ...knownTokens), unlisted);
const tokenOf = (entry: Currency) => wrappedOf(entry, wrappedNative).address;
const pairs = fc.tuple(currency, currency).filter(([a, b]) => tokenOf(a) !== tokenOf(b));
const amount = fc.bigInt({ min: 1n, max: 10n ** 30n });

const bySymbol = (symbol: string): Currency => knownTokens.find((token) => token.symbol === symbol) ?? nativeCurrency;

describe('one name for one market', () => {
  it('is the same from both sides, for all pairs, with the coin or its wrapper', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        expect(marketOf(b, a)).toEqual(marketOf(a, b));
        const wrapped = [a, b].map((entry) => wrappedOf(entry, wrappedNative));
        const [first = a, second = b] = wrapped;
        expect(marketName(marketOf(second, first))).toBe(marketName(marketOf(a, b)));
      }),
    );
  });

  it('turns side and price together: an order keeps its price, its counter-order has the other side and the same price', () => {
    fc.assert(
      fc.property(pairs, amount, amount, ([sold, bought], from, to) => {
        const side = sideOf(tokenOf(sold), tokenOf(bought));
        const counter = sideOf(tokenOf(bought), tokenOf(sold));
        const { base } = marketOf(sold, bought);
        expect(side).toBe(base === sold ? 'SELL' : 'BUY');
        expect(counter).not.toBe(side);
        expect(compareFractions(orderPrice(side, from, to), orderPrice(counter, to, from))).toBe(0);
      }),
    );
  });

  it.each([
    ['USDC', 'DAI', 'DAI/USDC'],
    ['USDT', 'DAI', 'DAI/USDT'],
    ['WMATIC', 'USDC', 'MATIC/USDC'],
    ['WMATIC', 'WETH', 'WETH/MATIC'],
    ['WETH', 'WBTC', 'WETH/WBTC'],
    ['WMATIC', 'MYT', 'MYT/MATIC'],
    ['MYT', 'TEL', 'TEL/MYT'],
  ])('%s and %s have the name %s', (a, b, name) => expect(marketName(marketOf(bySymbol(a), bySymbol(b)))).toBe(name));

  it('a coin and its wrapper are no market and have no side', () => {
    expect(marketName(marketOf(wrappedNative, nativeCurrency))).toBe('MATIC/WMATIC');
    expect(sideOfIds('eth', wrappedNative.address.toLowerCase())).toBeUndefined();
    expect(sideOfIds('ETH', null)).toBeUndefined();
  });
});

describe('the ticket', () => {
  const id = currency.map(currencyId);
  const field = fc.constantFrom('INPUT' as const, 'OUTPUT' as const);
  const step = fc.oneof(
    fc.record({ field, currencyId: id }).map(currencyChosen),
    fc.record({ field, text: fc.constantFrom('', '1', '20') }).map(amountTyped),
    fc.record({ inputCurrencyId: id, outputCurrencyId: id }).map(prefilled),
    fc.constantFrom<'BUY' | 'SELL'>('BUY', 'SELL').map((independentDirection) => prefilled({ independentDirection })),
    fc.constant(directionSwitched()),
    fc.constant(formCleared()),
  );

  it('has the side of its two currencies whatever is done, and turning it round twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const state = steps.reduce(swapReducer, initialSwap);
        const side = sideOfIds(state.INPUT.currencyId, state.OUTPUT.currencyId);
        if (side) expect(state.independentDirection).toBe(side);
        const turned = swapReducer(state, directionSwitched());
        expect(isRecounted(turned)).toBe(isRecounted(state));
        expect(swapReducer(turned, directionSwitched())).toEqual(state);
      }),
    );
  });
});
