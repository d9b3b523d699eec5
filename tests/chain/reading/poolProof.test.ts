import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { factoryPair } from '#chain/abis/factory.ts';
import { exchangePair, provePools, readHeld, type ExchangePair } from '#chain/reading/poolProof.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { createFakeNode, keyOf, word } from '../../support/fakeNode.ts';

const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const multicall: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const exchange: ExchangeConfig = {
  id: 'myt',
  name: 'MYT Exchange',
  factory: '0x1000000000000000000000000000000000000001',
  initCodeHash: `0x${'ab'.repeat(32)}`,
  router: '0x1000000000000000000000000000000000000002',
  feeFactor: 997,
  routerCallable: true,
};
const exchanges = [exchange];

const tokenAt = (place: number): Address =>
  toChecksumAddress(`0x${(0x9999 * (place + 1)).toString(16).padStart(40, '0')}`);

const openPools = (count: number) => {
  const node = createFakeNode();
  node.delayMs = 0;
  const pairs = Array.from({ length: count }, (_, place) => exchangePair(exchange, tokenAt(place), USDC));
  for (const { pair, token0, token1 } of pairs) {
    node.contracts.set(keyOf(factoryPair.token0.call(pair)), word(BigInt(token0)));
    node.contracts.set(keyOf(factoryPair.token1.call(pair)), word(BigInt(token1)));
    node.contracts.set(keyOf(erc20.balanceOf.call(pair, alice)), word(1));
  }
  return { node, pairs };
};

const addressesOf = (pairs: readonly ExchangePair[]): readonly Address[] => pairs.map(({ pair }) => pair);

describe('the proof of a pool', () => {
  it('is the address its factory gives the two tokens, in either order', async () => {
    const { node, pairs } = openPools(1);
    const [pair] = pairs;
    expect(exchangePair(exchange, USDC, tokenAt(0))).toEqual(pair);
    expect((await provePools(node, { multicall, exchanges }, addressesOf(pairs))).pools).toEqual(pairs);
    const elsewhere = { ...exchange, factory: exchange.router };
    expect((await provePools(node, { multicall, exchanges: [elsewhere] }, addressesOf(pairs))).pools).toEqual([]);
  });

  it('one contract that burns all gas does not hide the others', async () => {
    const { node, pairs } = openPools(9);
    const [bad, ...good] = pairs;
    if (!bad) throw new Error('there is no pool');
    node.contracts.set(keyOf(factoryPair.token0.call(bad.pair)), 'burnsAllGas');
    expect((await provePools(node, { multicall, exchanges }, addressesOf(pairs))).pools).toEqual(good);
  });

  it.each([
    ['forward', 1, 104],
    ['back', -1, 95],
  ])('is of the lowest block that answered calls apart, while the chain goes %s', async (_, step, lowest) => {
    const { node, pairs } = openPools(2);
    const [bad] = pairs;
    if (!bad) throw new Error('there is no pool');
    node.contracts.set(keyOf(factoryPair.token0.call(bad.pair)), 'burnsAllGas');
    const { send } = node;
    node.send = (...request) => {
      node.block += step;
      return send(...request);
    };
    // The first three of the five requests contain the call that burns all gas.
    expect(await provePools(node, { multicall, exchanges }, addressesOf(pairs))).toMatchObject({ blockNumber: lowest });
  });

  it('a token paired with itself, or a pair with only one token, is no pool', async () => {
    const { node, pairs } = openPools(2);
    const [twin, half] = addressesOf(pairs);
    if (!twin || !half) throw new Error('there are no pools');
    node.contracts.set(keyOf(factoryPair.token0.call(twin)), word(BigInt(USDC)));
    node.contracts.set(keyOf(factoryPair.token1.call(twin)), word(BigInt(USDC)));
    node.contracts.set(keyOf(factoryPair.token1.call(half)), 'revert');
    expect((await provePools(node, { multicall, exchanges }, [twin, half])).pools).toEqual([]);
  });
});

it('many pools are read in pages of 200, and all answers count', async () => {
  const { node, pairs } = openPools(210);
  expect(await readHeld(node, multicall, alice, pairs)).toEqual(pairs);
  expect(node.requests).toHaveLength(2);
});

it('both readings fail without an answer of the node', async () => {
  const { node, pairs } = openPools(1);
  node.broken = true;
  await expect(provePools(node, { multicall, exchanges }, addressesOf(pairs))).rejects.toThrow();
  await expect(readHeld(node, multicall, alice, pairs)).rejects.toThrow();
});
