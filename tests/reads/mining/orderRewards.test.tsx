import { renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { expect, it } from 'vitest';
import { orderMining } from '#chain/abis/orderMining.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { useOrderRewards } from '#reads/mining/useOrderMining.ts';
import { openReads } from '../../support/readAnswers.tsx';

const REWARDS = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const encode = (...values: readonly (string | number)[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    values.map((value) => (typeof value === 'string' ? 'address' : 'uint256')),
    [...values],
  ) as Hex;

const open = () => {
  const reads = openReads();
  const { result } = renderHook(() => useOrderRewards(REWARDS, ALICE), { wrapper: reads.wrapper });
  return { ...reads, result };
};

it('an account without an entry has earned nothing; before that is known, nothing is', () => {
  const { result, answer } = open();
  expect(result.current.record).toBeUndefined();
  answer(orderMining.indexOf.call(REWARDS, ALICE), encode(0));
  expect(result.current.record).toEqual({ maker: ALICE, addRewardEndBlock: 0n, reward: 0n, rewardSum: 0n });
});

it('its entry is read by its index, and the entry of another account is not believed', () => {
  const { result, answer, isRequested } = open();
  expect(isRequested(orderMining.minerAt.call(REWARDS, 3n))).toBe(false);
  answer(orderMining.indexOf.call(REWARDS, ALICE), encode(3));
  answer(orderMining.minerAt.call(REWARDS, 3n), encode(BOB, 0, 50, 7, 9));
  expect(result.current.record).toBeUndefined();
  answer(orderMining.minerAt.call(REWARDS, 3n), encode(ALICE, 0, 50, 7, 9));
  expect(result.current.record).toEqual({ maker: ALICE, addRewardEndBlock: 50n, reward: 7n, rewardSum: 9n });
  expect(result.current.index).toBe(3n);
});

it('a contract that does not answer is a failure, not nothing', () => {
  const { result, answer } = open();
  answer(orderMining.indexOf.call(REWARDS, ALICE), { status: 'unsupported' });
  expect([result.current.record, result.current.isFailed]).toEqual([undefined, true]);
});
