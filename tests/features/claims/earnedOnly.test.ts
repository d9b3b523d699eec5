import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Token } from '#domain/tokens/types.ts';
import { earnedOnly, returnedSums } from '#features/claims/payableClaims.ts';
import { declaration as bond } from '#programmes/bond/declaration.ts';
import type { RewardClaim } from '#programmes/claim.ts';
import { lockClaim } from '#programmes/lock/claims.ts';

const STAKING = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const token: Token = {
  kind: 'token',
  chainId: 137,
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  symbol: 'MYT',
  name: 'MYT',
  decimals: 18,
};
const payer = { staking: STAKING, isPoolToken: false, isPaused: false, held: undefined } as const;

const lockOf = (deposited: bigint, payout: bigint): RewardClaim =>
  lockClaim(payer, token, { id: 3n, index: 0n, startTime: 0n, endTime: 10n, rateBps: 800n, payout, deposited });

const bondOf = (payout: bigint): RewardClaim => ({
  ...lockOf(0n, payout),
  id: 'bond:1',
  programme: bond,
  returned: [{ token, amount: payout }],
});

it('all rewards count what a lock earned, not its deposit, and nothing of a bond that was bought', () => {
  const claims = [lockOf(100n, 108n), bondOf(500n)];
  expect(earnedOnly(claims).map(({ rewards }) => rewards)).toEqual([[{ token, amount: 8n }]]);
  expect(returnedSums(claims)).toEqual([{ token, amount: 600n }]);
});

it('the deposit of an account is named as its own only where it can be paid now', () => {
  expect(returnedSums([{ ...bondOf(500n), blocked: 'vaultShort' }])).toEqual([]);
});

it('an unknown amount stays unknown', () => {
  const unknown: RewardClaim = { ...bondOf(0n), rewards: [{ token, amount: undefined }] };
  expect(earnedOnly([unknown]).map(({ rewards }) => rewards)).toEqual([[{ token, amount: undefined }]]);
});

it('earned and returned amounts of a claim are its whole payment', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 30n), fc.bigInt(0n, 10n ** 30n), (deposited, reward) => {
      const claims = [lockOf(deposited, deposited + reward)];
      const earned = earnedOnly(claims).flatMap(({ rewards }) => rewards);
      expect((earned[0]?.amount ?? 0n) + (returnedSums(claims)[0]?.amount ?? 0n)).toBe(deposited + reward);
    }),
  );
});
