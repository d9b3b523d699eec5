import { expect, it } from 'vitest';
import type { ExchangeOffer } from '#domain/trade/chooseExchange.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import { extraSplitGas, splitGas } from '#domain/trade/splitGas.ts';
import { splitTrade } from '#domain/trade/splitTrade.ts';
import { maker, PAIR } from '../orderBook/markets.ts';
import { buy, E18, E6, market } from './tickets.ts';

const rule = { order: 1_000n, fill: 100n, swap: 30n, approve: 7n };
const harbour: RouterMarket = {
  ...{ id: 'harbour', name: 'Harbour', router: maker(90), pair: PAIR, feeFactor: 997, usable: true },
  ...{ reserveSold: 154_089_972_000n, reserveBought: 368_460n * E18 },
};
const intent = buy(40_000n * E6);
const split = splitTrade({ intent, market, other: harbour });
if (!split) throw new Error('no split');

const quote = quoteTrade(intent, market);
const inBook: ExchangeOffer = { id: 'myt', quote, market: undefined };
const elsewhere: ExchangeOffer = { id: 'harbour', quote, market: harbour };

it('instead of the book alone there is one more swap', () => {
  expect(extraSplitGas({ split, instead: inBook }, rule, true)).toBe(30n);
});

it('instead of another exchange alone there is one more order with its fills', () => {
  expect(split.book.fills.length).toBeGreaterThan(0);
  const fills = BigInt(split.book.fills.length);
  expect(extraSplitGas({ split, instead: elsewhere }, rule, true)).toBe(1_000n + fills * 100n);
});

it('both parts together are an order with its fills and a swap', () => {
  expect(splitGas(split, rule)).toBe(1_000n + BigInt(split.book.fills.length) * 100n + 30n);
});

it('a token needs one more approval, the native coin none', () => {
  for (const instead of [inBook, elsewhere]) {
    const [token, native] = [false, true].map((paysNative) => extraSplitGas({ split, instead }, rule, paysNative));
    expect((token ?? 0n) - (native ?? 0n)).toBe(7n);
  }
});
