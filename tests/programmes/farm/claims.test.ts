import { expect, it } from 'vitest';
import type { Token } from '#domain/tokens/types.ts';
import { rewardAmount } from '#features/alerts/rewardReaders.tsx';
import { isFarmRead } from '#programmes/farm/claims.ts';
import type { FarmView } from '#features/farms/index.ts';

const FARM = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const token: Token = {
  kind: 'token',
  chainId: 137,
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  symbol: 'MYT',
  name: 'MYT',
  decimals: 18,
};
const reward = { address: token.address, token, rate: 1n, held: 9n, price: undefined, funding: undefined };
const farm = (
  earned: bigint | undefined,
  change: Partial<Pick<FarmView, 'staked' | 'rewards' | 'stakingToken'>> = {},
): FarmView => ({
  address: FARM,
  kind: 'single',
  name: 'MYT',
  words: '',
  stakingToken: token,
  sides: undefined,
  exchangeId: undefined,
  rewards: [{ ...reward, earned }],
  phase: undefined,
  isActive: true,
  isShort: false,
  isUnpaid: false,
  paidUntil: 1n,
  paysFromStakes: false,
  stakesShortBy: 0n,
  isClaimRefused: false,
  isExitRefused: false,
  aprBps: undefined,
  aprFor: () => undefined,
  apyBps: undefined,
  valueOf: () => undefined,
  periodFinish: 1n,
  lastUpdateTime: 1n,
  totalStaked: 5n,
  isPaused: undefined,
  staked: 5n,
  held: 0n,
  isFailed: false,
  ...change,
});

it('a farm is read once what it pays is known, and its tokens where it pays something', () => {
  expect([farm(0n), farm(3n)].map(isFarmRead)).toEqual([true, true]);
  expect(isFarmRead(farm(undefined))).toBe(false);
  expect(isFarmRead(farm(0n, { staked: undefined }))).toBe(false);
  const nameless = { ...reward, token: undefined };
  expect(isFarmRead(farm(3n, { rewards: [{ ...nameless, earned: 3n }] }))).toBe(false);
  expect(isFarmRead(farm(0n, { rewards: [{ ...nameless, earned: 0n }] }))).toBe(true);
  expect(isFarmRead(farm(3n, { stakingToken: undefined }))).toBe(false);
});

it('the reward that an alert about a farm compares is unknown, not nothing, while the farm is unread', () => {
  const rule = { claim: `farm:${FARM}`, token: token.address } as const;
  const nothing = { claims: [], isComplete: true };
  expect(rewardAmount(nothing, rule)).toBe(0n);
  expect(rewardAmount({ ...nothing, isKnown: (id) => id !== rule.claim }, rule)).toBeUndefined();
  expect(rewardAmount({ ...nothing, isComplete: false, isKnown: () => true }, rule)).toBeUndefined();
});
