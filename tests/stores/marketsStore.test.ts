import { Interface } from 'ethers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { factory, factoryPair } from '#chain/abis/factory.ts';
import { pair } from '#chain/abis/pair.ts';
import { rules } from '#config/rules.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { createMarketsStore } from '#stores/marketsStore.ts';
import { readEarlyMarkets } from '#updaters/lists/readEarlyMarkets.ts';
import { createFakeNode, keyOf, word } from '../support/fakeNode.ts';

const at = (number: number): Address => toChecksumAddress(`0x${number.toString(16).padStart(40, '0')}`);
const FACTORY = at(1);
const MULTICALL = at(2);
const poolAt = (place: number): Address => at(10_000 + place);
const tokenAt = (number: number): Address => at(20_000 + number);
const results = new Interface([
  'function text() view returns (string)',
  'function reserves() view returns (uint112,uint112,uint32)',
]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A factory with pools, each of a new token against token 0. */
const startFactory = () => {
  const node = createFakeNode();
  const set = (call: Call, answer: Hex | 'burnsAllGas'): void => void node.contracts.set(keyOf(call), answer);
  const open = (count: number): void => {
    set(factory.allPairsLength.call(FACTORY), word(count));
    // Beyond its end the factory's list burns all gas, as old compilers have it.
    for (let beyond = count; beyond < count + 20; beyond += 1) {
      set(factory.allPairs.call(FACTORY, BigInt(beyond)), 'burnsAllGas');
    }
    for (let place = 0; place < count; place += 1) {
      set(factory.allPairs.call(FACTORY, BigInt(place)), word(BigInt(poolAt(place))));
      set(factoryPair.token0.call(poolAt(place)), word(BigInt(tokenAt(0))));
      set(factoryPair.token1.call(poolAt(place)), word(BigInt(tokenAt(place + 1))));
      set(pair.getReserves.call(poolAt(place)), results.encodeFunctionResult('reserves', [place + 1, 7, 0]) as Hex);
    }
  };
  const answerToken = (token: Address, symbol: string): void => {
    set(erc20.symbol.call(token), results.encodeFunctionResult('text', [symbol]) as Hex);
    set(erc20.name.call(token), results.encodeFunctionResult('text', [`${symbol} Coin`]) as Hex);
    set(erc20.decimals.call(token), word(9));
  };
  const pages = { first: 4, next: 10 };
  const store = createMarketsStore({ rpc: node, factory: FACTORY, multicall: MULTICALL, pages });
  const settle = () => vi.advanceTimersByTimeAsync(60_000);
  return { node, set, open, answerToken, store, settle };
};

describe('the list of all pairs of the factory', () => {
  it('shows a first page quickly and then the rest, in bounded pages', async () => {
    const { node, open, store, settle } = startFactory();
    open(32);
    const seen: (readonly [number, string])[] = [];
    store.subscribe(() => seen.push([store.list().pools.length, store.list().status]));
    store.watch();
    await settle();
    expect(seen).toEqual([
      [4, 'reading'],
      [14, 'reading'],
      [24, 'reading'],
      [32, 'complete'],
    ]);
    expect(store.list().total).toBe(32);
    expect(store.list().pools[31]).toEqual({
      pair: poolAt(31),
      token0: tokenAt(0),
      token1: tokenAt(32),
      reserve0: 32n,
      reserve1: 7n,
    });
    expect(node.requests).toHaveLength(9);
  });

  it('a factory without pools is complete', async () => {
    const { open, store, settle } = startFactory();
    open(0);
    store.watch();
    await settle();
    expect(store.list()).toMatchObject({ status: 'complete', total: 0, pools: [] });
  });

  it('stops when nobody looks and goes on from there', async () => {
    const { node, open, store, settle } = startFactory();
    open(32);
    const leave = store.watch();
    const stop = store.subscribe(() => {
      leave();
      stop();
    });
    await settle();
    expect(store.list().pools).toHaveLength(4);
    const requests = node.requests.length;
    store.watch();
    await settle();
    expect(store.list().status).toBe('complete');
    expect(node.requests.length - requests).toBe(6);
  });

  it('keeps what it has when the node fails, and asks again some blocks later', async () => {
    const { node, open, store, settle } = startFactory();
    open(30);
    const stop = store.subscribe(() => {
      node.broken = true;
      stop();
    });
    store.watch();
    await settle();
    expect(store.list()).toMatchObject({ status: 'failed', total: 30 });
    expect(store.list().pools).toHaveLength(4);
    node.broken = false;
    store.seeBlock(1000);
    await settle();
    expect(store.list().status).toBe('failed');
    store.seeBlock(1000 + rules.markets.retryBlocks);
    await settle();
    expect(store.list()).toMatchObject({ status: 'complete' });
    expect(store.list().pools).toHaveLength(30);
  });

  it('a token that once could not be read is queried again some blocks later, not unknown for good', async () => {
    const { set, open, answerToken, store, settle } = startFactory();
    open(1);
    const token = tokenAt(1);
    for (const field of [erc20.symbol, erc20.name, erc20.decimals]) set(field.call(token), 'burnsAllGas');
    store.watch();
    store.seeBlock(1000);
    store.wantTokens([token]);
    await settle();
    expect(store.list()).toMatchObject({ status: 'complete' });
    expect(store.list().tokens.has(token)).toBe(false);
    answerToken(token, 'ONE');
    store.seeBlock(1000 + rules.markets.retryBlocks - 1);
    await settle();
    expect(store.list().tokens.has(token)).toBe(false);
    store.seeBlock(1000 + rules.markets.retryBlocks);
    await settle();
    expect(store.list().tokens.get(token)).toMatchObject({ symbol: 'ONE', decimals: 9 });
  });

  it('finds new pools and reserves when the list is old', async () => {
    const { set, open, store, settle } = startFactory();
    open(2);
    store.watch();
    store.seeBlock(1000);
    await settle();
    open(3);
    set(pair.getReserves.call(poolAt(0)), results.encodeFunctionResult('reserves', [5, 6, 0]) as Hex);
    store.seeBlock(1000 + rules.markets.refreshBlocks - 1);
    await settle();
    expect(store.list().pools).toHaveLength(2);
    store.seeBlock(1000 + rules.markets.refreshBlocks);
    await settle();
    expect(store.list().pools.map(({ reserve0 }) => reserve0)).toEqual([5n, 2n, 3n]);
  });
});

describe('symbols and decimals of unknown tokens', () => {
  it('are read for the tokens that are requested, and made harmless', async () => {
    const { open, answerToken, store, settle } = startFactory();
    open(2);
    answerToken(tokenAt(1), 'EV\u202eIL\u0007');
    answerToken(tokenAt(2), 'TWO');
    store.watch();
    store.wantTokens([tokenAt(1)]);
    await settle();
    expect([...store.list().tokens.keys()]).toEqual([tokenAt(1)]);
    expect(store.list().tokens.get(tokenAt(1))).toMatchObject({ symbol: 'EVIL', decimals: 9 });
  });

  it('one token that burns all gas does not take the others with it', async () => {
    const { set, open, answerToken, store, settle } = startFactory();
    open(0);
    for (const number of [1, 2, 3, 4, 5]) answerToken(tokenAt(number), `T${number}`);
    set(erc20.symbol.call(tokenAt(3)), 'burnsAllGas');
    set(erc20.decimals.call(tokenAt(4)), 'burnsAllGas');
    store.watch();
    store.wantTokens([1, 2, 3, 4, 5].map(tokenAt));
    await settle();
    const symbols = [1, 2, 3, 4, 5].map((number) => store.list().tokens.get(tokenAt(number))?.symbol);
    expect(symbols).toEqual(['T1', 'T2', 'UNKNOWN', undefined, 'T5']);
  });
});

it('is read with the tokens of its first pools before a page shows it, and no longer if no page does', async () => {
  const { node, open, answerToken, store, settle } = startFactory();
  open(2);
  answerToken(tokenAt(2), 'TWO');
  readEarlyMarkets(store);
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.list()).toMatchObject({ status: 'complete', total: 2 });
  expect(store.list().tokens.get(tokenAt(2))).toMatchObject({ symbol: 'TWO' });
  await settle();
  const requests = node.requests.length;
  store.seeBlock(1);
  store.seeBlock(1 + rules.markets.refreshBlocks);
  await settle();
  expect(node.requests).toHaveLength(requests);
});
