import { renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { factoryPair } from '#chain/abis/factory.ts';
import { lockStaking } from '#chain/abis/lockStaking.ts';
import { pausable } from '#chain/abis/pausable.ts';
import { singleStaking } from '#chain/abis/singleStaking.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { stakingRules } from '#config/stakingRules.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useLockedStakes } from '#reads/staking/useLockedStakes.ts';
import { useLockProgramme } from '#reads/staking/useLockProgramme.ts';
import { usePoolLock } from '#reads/staking/usePoolLock.ts';
import { useSingleProgrammes } from '#reads/staking/useSingleProgrammes.ts';
import { maker, MYT, USDC } from '../../pages/trade/mockMarket.ts';
import { openReads } from '../../support/readAnswers.tsx';

const staking: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const hostile: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const both = [hostile, staking];

const encoded = (...values: readonly (bigint | string)[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    values.map(() => 'uint256'),
    values.map(BigInt),
  ) as Hex;
const reverted: CallOutcome = { status: 'reverted', data: '0x' };

describe('single-token programmes', () => {
  const open = () => {
    const reads = openReads();
    const { result } = renderHook(() => useSingleProgrammes(both, alice), { wrapper: reads.wrapper });
    return { ...reads, programmes: () => result.current };
  };
  const answerGood = ({ answer }: ReturnType<typeof open>): void => {
    answer(singleStaking.stakedToken.call(staking), encoded(MYT.address));
    answer(singleStaking.rewardToken.call(staking), encoded(MYT.address));
    answer(singleStaking.rewardPerBlock.call(staking), encoded(7n));
    answer(singleStaking.endBlock.call(staking), encoded(0n));
    answer(singleStaking.totalStaked.call(staking), encoded(40n));
    answer(singleStaking.unclaimed.call(staking), encoded(3n));
    answer(singleStaking.getRewardInfo.call(staking), encoded(9n, 1n));
    answer(pausable.paused.call(staking), encoded(0n));
    answer(erc20.balanceOf.call(MYT.address, staking), encoded(100n));
    answer(erc20.balanceOf.call(MYT.address, alice), encoded(50n));
    answer(singleStaking.userInfo.call(staking, alice), encoded(20n, 0n));
    answer(singleStaking.pendingReward.call(staking, alice), encoded(2n));
  };

  it('a contract that reverts or reports nonsense hides nothing of another one', () => {
    const page = open();
    answerGood(page);
    page.answer(singleStaking.stakedToken.call(hostile), reverted);
    page.answer(singleStaking.rewardToken.call(hostile), `0x${'ff'.repeat(100_000)}`);
    page.answer(singleStaking.getRewardInfo.call(hostile), encoded(1n));
    const [bad, good] = page.programmes();
    expect(bad).toMatchObject({ isFailed: true, token: undefined, terms: undefined, pending: undefined });
    expect(good).toMatchObject({ isFailed: false, isPaused: false, staked: 20n, held: 50n, pending: 2n });
    expect(good?.terms).toEqual({ perBlock: 7n, endBlock: 0n, lastRewardBlock: 9n, totalStaked: 40n, unclaimed: 3n });
  });

  it('stakes of the same token pay no rewards; another token pays all that is held of it', () => {
    const page = open();
    answerGood(page);
    expect(page.programmes()[1]?.payable).toBe(60n);
    page.answer(singleStaking.rewardToken.call(staking), encoded(USDC.address));
    page.answer(erc20.balanceOf.call(USDC.address, staking), encoded(5n));
    expect(page.programmes()[1]?.payable).toBe(5n);
  });

  it('take a token that reports no decimals in raw units, and name one that no node can read', () => {
    const page = open();
    answerGood(page);
    const [mute, deaf] = [maker(71), maker(72)];
    page.answer(singleStaking.stakedToken.call(hostile), encoded(mute));
    page.answer(singleStaking.rewardToken.call(hostile), encoded(deaf));
    page.answer(singleStaking.userInfo.call(hostile, alice), encoded(3n, 0n));
    const fields = [erc20.symbol, erc20.name, erc20.decimals] as const;
    expect(page.programmes()[0]).toMatchObject({ token: undefined, unreadToken: undefined });
    for (const field of fields) page.answer(field.call(mute), reverted);
    for (const field of fields) page.answer(field.call(deaf), { status: 'unread' });
    expect(page.programmes()[0]).toMatchObject({
      token: { address: mute, symbol: 'UNKNOWN', decimals: 0, inRawUnits: true },
      rewardToken: undefined,
      unreadToken: deaf,
      staked: 3n,
    });
    for (const field of fields) page.answer(field.call(deaf), reverted);
    expect(page.programmes()[0]).toMatchObject({ rewardToken: { address: deaf }, unreadToken: undefined });
    expect(page.programmes()[1]).toMatchObject({ token: MYT, unreadToken: undefined });
  });

  it('asks nothing of an account that there is not', () => {
    const reads = openReads();
    renderHook(() => useSingleProgrammes(both, undefined), { wrapper: reads.wrapper });
    expect(reads.isRequested(singleStaking.pendingReward.call(staking, alice))).toBe(false);
  });
});

describe('locks', () => {
  const openOwn = (live = 2) => {
    const reads = openReads();
    const { result } = renderHook(() => useLockedStakes(staking, alice, live), { wrapper: reads.wrapper });
    return { ...reads, own: () => result.current };
  };
  const stakeAt = (index: bigint) => lockStaking.stakes.call(staking, alice, index);

  it('are read up to a limit, however many the contract names', () => {
    const page = openOwn();
    page.answer(lockStaking.stakesCount.call(staking, alice), encoded(2n ** 256n - 1n));
    const last = BigInt(stakingRules.maxStakes);
    expect(page.isRequested(stakeAt(last - 1n))).toBe(true);
    expect(page.isRequested(stakeAt(last))).toBe(false);
    expect(page.own().isComplete).toBe(false);
  });

  it('are complete once each was reported or refused, those that end first at first', () => {
    const page = openOwn();
    page.answer(lockStaking.stakesCount.call(staking, alice), encoded(3n));
    page.answer(stakeAt(0n), encoded(7n, 1n, 900n, 50n, 11n, 10n));
    page.answer(stakeAt(1n), encoded(8n, 1n, 500n, 50n, 11n, 10n));
    expect(page.own().isComplete).toBe(false);
    page.answer(stakeAt(2n), reverted);
    expect(page.own().isComplete).toBe(true);
    expect(page.own().stakes.map(({ id, index }) => [id, index])).toEqual([
      [8n, 1n],
      [7n, 0n],
    ]);
  });

  it('that cannot be counted count as failed', () => {
    const page = openOwn();
    page.answer(lockStaking.stakesCount.call(staking, alice), reverted);
    expect(page.own()).toMatchObject({ isFailed: true, isComplete: false, stakes: [] });
  });

  it('are in raw units if the token reports no decimals, and fail if no node can read it', () => {
    const reads = openReads();
    const { result } = renderHook(() => useLockProgramme(staking), { wrapper: reads.wrapper });
    const mute = maker(71);
    reads.answer(lockStaking.token.call(staking), encoded(mute));
    const fields = [erc20.symbol, erc20.name, erc20.decimals] as const;
    for (const side of [factoryPair.token0, factoryPair.token1]) reads.answer(side.call(mute), reverted);
    for (const field of fields) reads.answer(field.call(mute), { status: 'unread' });
    expect(result.current).toMatchObject({ token: undefined, isFailed: true });
    for (const field of fields) reads.answer(field.call(mute), reverted);
    expect(result.current).toMatchObject({ token: { inRawUnits: true, decimals: 0 }, isFailed: false });
  });

  it('have the symbol of the exchange for pool tokens, if the factory has this pool for the two tokens', () => {
    const { pair } = exchangePair(defaultExchange, MYT.address, USDC.address);
    for (const [at, isPoolToken] of [
      [pair, true],
      [maker(72), false],
    ] as const) {
      const reads = openReads();
      const { result } = renderHook(() => useLockProgramme(staking), { wrapper: reads.wrapper });
      reads.answer(lockStaking.token.call(staking), encoded(at));
      for (const field of [erc20.symbol, erc20.name, erc20.decimals]) reads.answer(field.call(at), reverted);
      reads.answer(factoryPair.token0.call(at), encoded(MYT.address));
      reads.answer(factoryPair.token1.call(at), encoded(USDC.address));
      const token = isPoolToken ? { symbol: 'MYT-LP', decimals: 18 } : { inRawUnits: true, decimals: 0 };
      expect(result.current).toMatchObject({ isPoolToken, token, isFailed: false });
    }
  });

  it('are offered for the times that have a duration', () => {
    const reads = openReads();
    const { result } = renderHook(() => useLockProgramme(staking), { wrapper: reads.wrapper });
    const { answer } = reads;
    answer(lockStaking.token.call(staking), encoded(MYT.address));
    // A listed token is no pool token, so it is not read as one.
    expect(reads.isRequested(factoryPair.token0.call(MYT.address))).toBe(false);
    answer(lockStaking.tokenDuration.call(staking, 3n), encoded(100n));
    answer(lockStaking.tokenDuration.call(staking, 6n), encoded(200n));
    answer(lockStaking.tokenDuration.call(staking, 12n), encoded(0n));
    answer(lockStaking.tokenRate.call(staking, 3n), encoded(20n));
    answer(lockStaking.tokenRate.call(staking, 6n), encoded(50n));
    answer(lockStaking.remainingLockUp.call(staking, 6n), encoded(9n));
    expect(result.current.token?.symbol).toBe('MYT');
    expect(result.current.offers).toEqual([
      { months: 3n, durationSeconds: 100n, rateBps: 20n, remaining: undefined },
      { months: 6n, durationSeconds: 200n, rateBps: 50n, remaining: 9n },
    ]);
  });

  it('of a pool list read their times only once their token is a pool token, and never for another token', () => {
    const { pair } = exchangePair(defaultExchange, MYT.address, USDC.address);
    for (const token of [pair, MYT.address]) {
      const reads = openReads();
      const { result } = renderHook(() => usePoolLock(staking), { wrapper: reads.wrapper });
      const months = Array.from({ length: stakingRules.maxMonths }, (_, i) => BigInt(i + 1));
      const requestedMonths = () =>
        months.filter((month) => reads.isRequested(lockStaking.tokenDuration.call(staking, month))).length;
      expect(requestedMonths()).toBe(0);
      reads.answer(lockStaking.token.call(staking), encoded(token));
      if (token === MYT.address) {
        expect([result.current, requestedMonths()]).toEqual(['none', 0]);
        continue;
      }
      expect(result.current).toBeUndefined();
      reads.answer(factoryPair.token0.call(pair), encoded(MYT.address));
      reads.answer(factoryPair.token1.call(pair), encoded(USDC.address));
      expect(requestedMonths()).toBe(stakingRules.maxMonths);
      reads.answer(pausable.paused.call(staking), encoded(0n));
      reads.answer(lockStaking.tokenDuration.call(staking, 3n), encoded(100n));
      reads.answer(lockStaking.tokenRate.call(staking, 3n), encoded(20n));
      const offers = [{ months: 3n, durationSeconds: 100n, rateBps: 20n, remaining: undefined }];
      expect(result.current).toEqual({ token: pair, isPaused: false, offers });
    }
  });
});
