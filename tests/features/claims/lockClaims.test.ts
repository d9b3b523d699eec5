import { expect, it } from 'vitest';
import type { Token } from '#domain/tokens/types.ts';
import { claimSums, payableTogether } from '#features/claims/payableClaims.ts';
import { lockClaim } from '#features/claims/useLockClaims.ts';

const STAKING = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const token: Token = {
  kind: 'token',
  chainId: 137,
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  symbol: 'MYT',
  name: 'MYT',
  decimals: 18,
};
const stake = (id: bigint) => ({
  id,
  index: 0n,
  startTime: 0n,
  endTime: 10n,
  rateBps: 800n,
  payout: 108n,
  deposited: 100n,
});
const payer = { staking: STAKING, isPaused: false, held: 150n } as const;

it('a lock that is over pays its deposit and its reward by one claim', () => {
  expect(lockClaim(payer, token, stake(3n))).toMatchObject({
    id: 'lock:3',
    programme: 'lock',
    rewards: [{ token, amount: 108n }],
    blocked: undefined,
    plan: { contract: STAKING, method: 'withdraw' },
  });
  expect(lockClaim({ ...payer, isPaused: true }, token, stake(3n)).blocked).toBe('paused');
  expect(lockClaim({ ...payer, held: 107n }, token, stake(3n)).blocked).toBe('vaultShort');
});

it('two locks that the contract cannot pay together are not both ready', () => {
  const claims = payableTogether([lockClaim(payer, token, stake(3n)), lockClaim(payer, token, stake(4n))]);
  expect(claims.map(({ blocked }) => blocked)).toEqual([undefined, 'vaultShared']);
  const { ready, unpaid } = claimSums(claims);
  expect([ready[0]?.amount, unpaid[0]?.amount]).toEqual([108n, 108n]);
});
