import { describe, expect, it } from 'vitest';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { PairFactor } from '#domain/mining/orderMining.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { minedOrderView, pairView, sumOf, type PairFacts } from '#features/earnViews/index.ts';

const MYT = '0x4535e52cdf3aB787B379b7b72B5990767e6747E4';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const OTHER = '0x53E0bca35eC356BD5ddDFebbD1Fc0fD03FaBad39';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const UNIT = 10n ** 18n;
const DOLLAR = 10n ** 6n;

const token = (address: Address, symbol: string, decimals: number): Token => ({
  kind: 'token',
  chainId: 137,
  address,
  symbol,
  name: symbol,
  decimals,
});
const factor: PairFactor = { token0: MYT, token1: USDC, factor: 60n, maxLimit: 600n, minLimit: 500n };
const reserves = { reserve0: 1000n * UNIT, reserve1: 500n * DOLLAR };
const order = (sold: Address, bought: Address, from: bigint, to: bigint, index = 1n) => {
  return { index, maker: ALICE, from, to, remain: from, soldToken: sold, boughtToken: bought } as const;
};
const sale = order(MYT, USDC, 100n * UNIT, 50n * DOLLAR);
const book: PairBook = {
  pair: OTHER,
  blockNumber: 1,
  token0: USDC,
  token1: MYT,
  reserve0: reserves.reserve1,
  reserve1: reserves.reserve0,
  side0: { soldToken: USDC, orders: [order(USDC, MYT, 150n * DOLLAR, 300n * UNIT, 2n)], complete: true },
  side1: { soldToken: MYT, orders: [sale], complete: true },
};
const facts: PairFacts = {
  factors: [factor, { ...factor, token0: wrappedNative.address, factor: 40n }],
  reserves: new Map([[factor, reserves]]),
  books: new Map([[factor, book]]),
  tokens: new Map([
    [MYT, token(MYT, 'MYT', 18)],
    [USDC, token(USDC, 'USDC', 6)],
  ]),
  blockAmount: 10n * UNIT,
  blockTimeMs: 86_400_000,
};

describe('an own order', () => {
  it('earns its part of what its pair earns: 60% of 10 a block, a quarter of all weight, one block a day', () => {
    expect(minedOrderView(sale, facts)).toMatchObject({
      name: 'MYT/USDC',
      side: 'SELL',
      price: '0.50000',
      status: 'counts',
      perDay: (6n * UNIT) / 4n,
    });
  });

  it('earns nothing outside the spread or in another pair, and says which', () => {
    const far = order(MYT, USDC, 100n * UNIT, 54n * DOLLAR);
    expect(minedOrderView(far, facts)).toMatchObject({
      status: 'outsideSpread',
      perDay: 0n,
      spread: { low: '0.47500', high: '0.53000' },
    });
    const elsewhere = minedOrderView(order(OTHER, USDC, 1n, 1n), facts);
    expect(elsewhere).toMatchObject({ status: 'pairNotListed', perDay: 0n, name: '–', price: '–' });
  });

  it('is unknown, not nothing, while the pairs, the price or the book are', () => {
    const unknownPairs = minedOrderView(sale, { ...facts, factors: undefined });
    expect([unknownPairs.status, unknownPairs.perDay]).toEqual([undefined, undefined]);
    expect(minedOrderView(sale, { ...facts, reserves: new Map() }).status).toBeUndefined();
    for (const missing of [{ books: new Map() }, { blockAmount: undefined }]) {
      const view = minedOrderView(sale, { ...facts, ...missing });
      expect([view.status, view.perDay]).toEqual(['counts', undefined]);
    }
    const small = { ...book, side0: { ...book.side0, orders: [] }, side1: { ...book.side1, orders: [] } };
    expect(minedOrderView(sale, { ...facts, books: new Map([[factor, small]]) }).perDay).toBeUndefined();
  });
});

it('a pair has its prices rounded into the spread, and dashes while they are unknown', () => {
  expect(pairView(factor, facts)).toMatchObject({
    low: '0.47500',
    high: '0.53000',
    price: '0.50000',
    perBlock: 6n * UNIT,
  });
  const bare = pairView(factor, { ...facts, reserves: new Map(), tokens: new Map(), blockAmount: undefined });
  expect(bare).toMatchObject({ low: '–', high: '–', price: '–', name: '–', perBlock: undefined });
});

it('a sum with an unknown part is unknown', () => {
  expect([sumOf([]), sumOf([1n, 2n]), sumOf([1n, undefined])]).toEqual([0n, 3n, undefined]);
});
