import { renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { factoryPair } from '#chain/abis/factory.ts';
import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { miningRules } from '#config/miningRules.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useMiningPools } from '#reads/mining/useMiningPools.ts';
import { usePoolStates } from '#reads/mining/usePoolStates.ts';
import { useStakedPairs } from '#reads/mining/useStakedPairs.ts';
import { MYT, USDC } from '../../pages/trade/mockMarket.ts';
import { openReads } from '../../support/readAnswers.tsx';

const staking: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hostile: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const own = exchangePair(defaultExchange, MYT.address, USDC.address);

const encoded = (...values: readonly (bigint | string)[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    values.map(() => 'uint256'),
    values.map(BigInt),
  ) as Hex;
const reverted: CallOutcome = { status: 'reverted', data: '0x' };
const unread: CallOutcome = { status: 'unread' };

const requests = [
  { pid: 0n, lpToken: hostile },
  { pid: 1n, lpToken: own.pair },
];

const openStates = () => {
  const reads = openReads();
  const { result } = renderHook(() => usePoolStates(staking, requests, alice), { wrapper: reads.wrapper });
  const answerPool = (pid: bigint, lpToken: Address): void => {
    reads.answer(lpMining.poolInfo.call(staking, pid), encoded(lpToken, 3n, 7n, 0n, 0n, 50n));
    reads.answer(lpStaking.userInfo.call(staking, pid, alice), encoded(5n, 0n, 0n));
  };
  return { ...reads, states: () => result.current, answerPool };
};

describe('the state of pools', () => {
  it('a token that reverts, burns gas or reports nonsense hides nothing of the others', () => {
    const page = openStates();
    page.answerPool(0n, hostile);
    page.answerPool(1n, own.pair);
    page.answer(erc20.balanceOf.call(hostile, staking), reverted);
    page.answer(erc20.balanceOf.call(hostile, alice), `0x${'ff'.repeat(100_000)}`);
    page.answer(lpStaking.pending.call(staking, 0n, alice), unread);
    page.answer(erc20.balanceOf.call(own.pair, staking), encoded(60n));
    page.answer(erc20.balanceOf.call(own.pair, alice), encoded(9n));
    page.answer(lpStaking.pending.call(staking, 1n, alice), encoded(11n, 0n));
    const [bad, good] = page.states();
    expect(bad).toMatchObject({ supply: undefined, staked: 5n, pending: undefined, isFailed: true });
    expect(good).toMatchObject({ supply: 60n, held: 9n, staked: 5n, pending: [11n, 0n], isFailed: false });
  });

  it('pool tokens that are passed on are shared by those that were staked', () => {
    const page = openStates();
    page.answerPool(1n, own.pair);
    page.answer(erc20.balanceOf.call(own.pair, staking), encoded(0n));
    page.answer(lpMining.isMultLP.call(staking, own.pair), encoded(1n));
    page.answer(lpStaking.pending.call(staking, 1n, alice), encoded(11n, 4n));
    expect(page.states()[1]).toMatchObject({ supply: 50n, pending: [11n, 4n] });
  });
});

describe('the list of pools', () => {
  it('asks for no more pools than there can be, however many the contract names', () => {
    const reads = openReads();
    renderHook(() => useMiningPools(staking, 10 ** 9, alice), { wrapper: reads.wrapper });
    const last = BigInt(miningRules.maxPools);
    expect(reads.isRequested(lpMining.poolInfo.call(staking, last - 1n))).toBe(true);
    expect(reads.isRequested(lpMining.poolInfo.call(staking, last))).toBe(false);
  });

  it('is complete once every pool was reported or refused', () => {
    const reads = openReads();
    const { result } = renderHook(() => useMiningPools(staking, 2, undefined), { wrapper: reads.wrapper });
    reads.answer(lpMining.poolInfo.call(staking, 0n), encoded(own.pair, 3n, 7n, 0n, 0n, 50n));
    expect(result.current.isComplete).toBe(false);
    reads.answer(lpMining.poolInfo.call(staking, 1n), reverted);
    expect(result.current).toMatchObject({
      isComplete: true,
      pools: [{ pid: 0n, lpToken: own.pair, staked: undefined }],
    });
  });
});

it('a pair is where its factory puts it, whatever a contract says of itself', () => {
  const reads = openReads();
  const { result } = renderHook(() => useStakedPairs([hostile, own.pair]), { wrapper: reads.wrapper });
  expect([...result.current]).toEqual([]);
  for (const one of [hostile, own.pair]) {
    reads.answer(factoryPair.token0.call(one), encoded(own.token0));
    reads.answer(factoryPair.token1.call(one), encoded(own.token1));
  }
  expect([...result.current]).toEqual([
    [hostile, undefined],
    [own.pair, own],
  ]);
});
