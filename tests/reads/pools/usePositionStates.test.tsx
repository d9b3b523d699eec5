import { renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { pausable } from '#chain/abis/pausable.ts';
import { pool as poolAbi, protocolFee } from '#chain/abis/pool.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import { defaultExchange } from '#config/exchanges.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { usePositionStates } from '#reads/pools/usePositionStates.ts';
import { MYT, USDC } from '../../pages/trade/mockMarket.ts';
import { openReads } from '../../support/readAnswers.tsx';

const staking = await vi.hoisted(async (): Promise<Address> => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_LP_STAKING_ADDRESS: '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082' });
  return '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
});

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const held = exchangePair(defaultExchange, MYT.address, USDC.address);

const encoded = (...values: readonly (bigint | string)[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    values.map(() => 'uint256'),
    values.map(BigInt),
  ) as Hex;
const unread: CallOutcome = { status: 'unread' };
const pairs = [held];

const open = () => {
  const reads = openReads();
  const { result } = renderHook(() => usePositionStates(alice, pairs), { wrapper: reads.wrapper });
  const { answer } = reads;
  const answerPool = (): void => {
    answer(pairAbi.getReserves.call(held.pair), encoded(10n, 20n, 0n));
    answer(erc20.totalSupply.call(held.pair), encoded(14n));
    answer(poolAbi.kLast.call(held.pair), encoded(200n));
    answer(protocolFee.feeTo.call(defaultExchange.factory), encoded(0n));
  };
  const answerBalance = (balance: Hex | CallOutcome): void => answer(erc20.balanceOf.call(held.pair, alice), balance);
  const rewards = {
    pool: (lpToken: Address, allocPoint = 1n, paused = 0n): void => {
      answer(pausable.paused.call(staking), encoded(paused));
      answer(lpStaking.poolLength.call(staking), encoded(1n));
      answer(lpStaking.pidOf.call(staking, held.pair), encoded(0n));
      answer(lpStaking.poolInfo.call(staking, 0n), encoded(lpToken, allocPoint, 0n, 0n, 0n, 0n));
    },
    staked: (amount: bigint): void => answer(lpStaking.userInfo.call(staking, 0n, alice), encoded(amount, 0n, 0n)),
  };
  const state = () => result.current[0];
  return { ...reads, state, answerPool, answerBalance, rewards };
};

let page = open();
beforeEach(() => {
  page = open();
});

const holding = () => {
  const state = page.state();
  return state?.state === 'known' ? [state.position.holding, state.position.mining] : state?.state;
};

describe("the account's part of a pair", () => {
  it('is loading until pool and balance are read', () => {
    expect(holding()).toBe('loading');
    page.answerPool();
    expect(holding()).toBe('loading');
    page.answerBalance(encoded(5n));
    expect(page.state()).toMatchObject({
      state: 'known',
      position: { token0: { symbol: 'USDC' }, token1: { symbol: 'MYT' }, pool: { totalSupply: 14n } },
    });
  });

  it('a balance of none is none, and one that could not be read is not', () => {
    page.answerPool();
    page.answerBalance(encoded(0n));
    expect(holding()).toMatchObject([{ wallet: 0n }, undefined]);
    page = open();
    page.answerPool();
    page.answerBalance(unread);
    expect(holding()).toBe('unread');
  });

  it('a pool that there is not is gone, whatever the balance', () => {
    page.answer(pairAbi.getReserves.call(held.pair), { status: 'unsupported' });
    page.answerBalance(encoded(5n));
    expect(holding()).toBe('gone');
  });

  it('a pool that could not be read is no closed one', () => {
    page.answer(pairAbi.getReserves.call(held.pair), unread);
    page.answerBalance(encoded(5n));
    expect(holding()).toBe('unread');
  });
});

describe('the staked part of it', () => {
  beforeEach(() => {
    page.answerPool();
    page.answerBalance(encoded(5n));
  });

  it('is unknown until the rewards pool reports it, never none', () => {
    expect(holding()).toEqual([{ wallet: 5n, staked: undefined }, undefined]);
    page.rewards.pool(held.pair);
    expect(holding()).toEqual([
      { wallet: 5n, staked: undefined },
      { pid: 0n, isFinished: false },
    ]);
    page.rewards.staked(3n);
    expect(holding()).toEqual([
      { wallet: 5n, staked: 3n },
      { pid: 0n, isFinished: false },
    ]);
  });

  it('is none where the number the contract names is of other pool tokens', () => {
    page.rewards.pool(MYT.address);
    page.rewards.staked(3n);
    expect(holding()).toEqual([{ wallet: 5n, staked: 0n }, undefined]);
  });

  it('is none where the rewards pool has no pools at all, and its first one is not requested', () => {
    page.answer(lpStaking.poolLength.call(staking), encoded(0n));
    page.answer(lpStaking.pidOf.call(staking, held.pair), encoded(0n));
    expect(holding()).toEqual([{ wallet: 5n, staked: 0n }, undefined]);
    expect(page.isRequested(lpStaking.poolInfo.call(staking, 0n))).toBe(false);
  });

  it.each([
    ['the pool has no share of the rewards any more', 0n, 0n, true],
    ['all rewards are paused', 1n, 1n, true],
    ['rewards go on', 1n, 0n, false],
  ])('%s', (_, allocPoint, paused, isFinished) => {
    page.rewards.pool(held.pair, allocPoint, paused);
    expect(holding()).toMatchObject([{}, { isFinished }]);
  });
});
