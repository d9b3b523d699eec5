import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  rewardForTrade,
  tradeReward,
  tradeRewardsWaiting,
  tradeVaultAt,
  uncountedTrade,
  type TradePool,
} from '#domain/mining/tradeMining.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 30n });
const pools: fc.Arbitrary<TradePool> = fc.record({
  pair: fc.constant('0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const),
  quantity: amount,
  totalQuantity: amount,
  allocPoint: fc.bigInt({ min: 0n, max: 100n }),
  waiting: amount,
  lastRewardBlock: fc.bigInt({ min: 0n, max: 1_000n }),
});
const terms = fc.record({ perBlock: amount, totalAllocPoint: fc.bigInt({ min: 0n, max: 1_000n }) });
const blocks = fc.bigInt({ min: 0n, max: 2_000n });

describe('the rewards of trades', () => {
  it('all accounts together never get more than what waits', () => {
    fc.assert(
      fc.property(terms, pools, blocks, fc.array(amount, { maxLength: 5 }), (all, pool, at, owns) => {
        const quantity = owns.reduce((sum, own) => sum + own, 0n);
        const paid = owns.reduce((sum, own) => sum + tradeReward(all, { ...pool, quantity }, own, at), 0n);
        expect(paid <= tradeRewardsWaiting(all, pool, at)).toBe(true);
      }),
    );
  });

  it('a larger trade never earns less, and none earns nothing or more than what others left', () => {
    fc.assert(
      fc.property(
        terms,
        pools,
        blocks,
        amount,
        amount,
        fc.bigInt({ min: 0n, max: 100n }),
        (all, pool, at, less, more, part) => {
          const own = (pool.quantity * part) / 100n;
          const rewardOf = (traded: bigint): bigint => rewardForTrade(all, pool, { own, traded }, at);
          expect(rewardOf(0n)).toBe(0n);
          expect(rewardOf(less) <= rewardOf(less + more)).toBe(true);
          expect(rewardOf(less) <= tradeRewardsWaiting(all, pool, at) - tradeReward(all, pool, own, at)).toBe(true);
        },
      ),
    );
  });

  it('the vault owes what is due to every pair and pays each its part of a block', () => {
    const pool = {
      pair: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      quantity: 0n,
      totalQuantity: 0n,
      waiting: 5n,
    } as const;
    const pairs = [
      { ...pool, allocPoint: 3n, lastRewardBlock: 10n },
      { ...pool, allocPoint: 1n, lastRewardBlock: 14n },
    ];
    const held = { balance: 1n, allowance: 2n };
    expect(tradeVaultAt(held, { perBlock: 8n, totalAllocPoint: 4n }, pairs, 14n)).toEqual({
      ...held,
      owed: 24n,
      perBlock: 8n,
    });
  });
});

it('a trade does not count for the first reason in the order of the contract; what is not known is no reason', () => {
  const pool: TradePool = {
    pair: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    quantity: 0n,
    totalQuantity: 0n,
    allocPoint: 1n,
    waiting: 0n,
    lastRewardBlock: 0n,
  };
  const counted = { isInputListed: true, isOutputListed: true, pool, quantity: 1n };
  expect(uncountedTrade(counted)).toBeUndefined();
  expect(uncountedTrade({ ...counted, quantity: 0n })).toEqual({ code: 'noPrice' });
  expect(uncountedTrade({ ...counted, pool: { ...pool, allocPoint: 0n }, quantity: 0n })).toEqual({ code: 'noPoints' });
  expect(uncountedTrade({ ...counted, pool: null })).toEqual({ code: 'notRegistered' });
  expect(uncountedTrade({ ...counted, isOutputListed: false, pool: null })).toMatchObject({ token: 'output' });
  expect(uncountedTrade({ ...counted, isInputListed: false, isOutputListed: false })).toMatchObject({ token: 'input' });
  const unknown = { isInputListed: undefined, isOutputListed: undefined, pool: undefined, quantity: undefined };
  expect(uncountedTrade(unknown)).toBeUndefined();
});
