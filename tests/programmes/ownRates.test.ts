import { describe, expect, it } from 'vitest';
import { earnedNext } from '#domain/rewards/earnedNext.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { singleView } from '#features/earnViews/index.ts';
import { farmView } from '#features/farms/farmView.ts';
import { ownRateOf as farmRate } from '#programmes/farm/ownRate.ts';
import { ownRateOf as liquidityRate, rewardsOf } from '#programmes/liquidity/ownRate.ts';
import { ownRateOf as singleRate } from '#programmes/single/ownRate.ts';

const at = (digit: string): Address => `0x${digit.repeat(40)}`;
const token: Token = { ...{ kind: 'token', chainId: 137, decimals: 18, symbol: 'MYT', name: 'MYT' }, address: at('1') };
const [NOW, DAY] = [1_800_000_000n, 86_400n];

const farm = (rate: bigint | undefined, held: bigint) =>
  farmView(
    { address: at('2'), kind: 'single', stakingToken: at('3'), rewardTokens: [token.address] },
    {
      rewards: [{ token: token.address, rate, held, earned: 0n }],
      ...{ periodFinish: NOW + 100n * DAY, lastUpdateTime: NOW, totalStaked: 4n, staked: 1n, held: 0n },
      ...{ isPaused: undefined, isFailed: false },
    },
    {
      pairs: { known: new Map(), strange: new Set() },
      tokens: new Map([[token.address, token]]),
      prices: new Map(),
      now: NOW,
    },
  );

const single = (endBlock: bigint, payable: bigint) =>
  singleView(
    {
      ...{ staking: at('2'), token, rewardToken: token, isPaused: false, isFailed: false, unreadToken: undefined },
      terms: { perBlock: 40n, endBlock, lastRewardBlock: 1000n, totalStaked: 4n, unclaimed: 0n },
      ...{ payable, staked: 1n, held: 0n, pending: 0n },
    },
    { block: 1000n, blockTime: { ms: 2000, source: 'usual' }, tokenPrice: undefined, rewardPrice: undefined },
  );

const timeOf = (block: bigint): bigint => NOW + (block - 1000n) * 2n;
const next = (rate: ReturnType<typeof farmRate>) => rate && earnedNext([rate], NOW, 30n)[0]?.amount;

describe('rewards of the next 30 days', () => {
  it('of a farm with money for 10 days are those of 10 days, although its period lasts 100', () => {
    expect(next(farmRate(farm(40n, 40n * 100n * DAY)))).toBe(10n * 30n * DAY);
    const underfunded = farm(40n, 40n * 10n * DAY);
    expect(next(farmRate(underfunded))).toBe(10n * 10n * DAY);
    expect(underfunded).toMatchObject({ isShort: true, isUnpaid: false });
    const empty = farm(40n, 0n);
    expect(next(farmRate(empty))).toBe(0n);
    expect(empty).toMatchObject({ isShort: true, isUnpaid: true, aprBps: { bps: 0n } });
  });

  it('of a farm with an unknown rate are unknown, and so are its phase and yield', () => {
    const unknown = farm(undefined, 0n);
    expect(unknown).toMatchObject({ phase: undefined, aprBps: undefined });
  });

  it('of single-token staking stop with its last block, or once its contract holds no more', () => {
    const perDay = 10n * (DAY / 2n);
    const enough = 40n * DAY * 365n;
    expect(next(singleRate(single(0n, enough), timeOf))).toBe(30n * perDay);
    expect(next(singleRate(single(1000n + DAY / 2n, enough), timeOf))).toBe(perDay);
    expect(next(singleRate(single(0n, (40n * DAY) / 2n), timeOf))).toBe(perDay);
    expect(next(singleRate(single(1000n, enough), timeOf))).toBe(0n);
  });

  it('of a mining pool with two rewards name both, and are unknown in the second token', () => {
    const secondToken: Token = { ...token, symbol: 'SECOND', address: at('5') };
    const programme = { rewardToken: token, secondToken, isPaused: false } as const;
    const state = { isVaultShort: false, isFinished: false, staked: 1n, perDay: () => 10n } as const;
    const [one, two] = [
      { ...state, paysSecond: false },
      { ...state, paysSecond: true },
    ];
    const first = { token, amount: 10n };
    expect(rewardsOf(two, programme)).toEqual([token, secondToken]);
    expect(liquidityRate(two, programme)?.perDay).toEqual([first, { token: secondToken, amount: undefined }]);
    expect(rewardsOf(one, programme)).toEqual([token]);
    expect(rewardsOf(two, { ...programme, secondToken: undefined })).toEqual([token, undefined]);
    expect(liquidityRate(one, programme)).toEqual({ perDay: [first], vault: 'liquidity' });
    expect(liquidityRate({ ...two, staked: 0n }, programme)).toBeUndefined();
  });
});
