import { expect, it } from 'vitest';
import type { Token } from '#domain/tokens/types.ts';
import { claimSums, payableTogether } from '#features/claims/payableClaims.ts';
import { lockClaim, nameContracts } from '#programmes/lock/claims.ts';

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
const payer = { staking: STAKING, isPoolToken: false, isPaused: false, held: 150n } as const;
const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

it('a lock that is over pays its deposit and its reward by one claim', () => {
  expect(lockClaim(payer, token, stake(3n))).toMatchObject({
    id: `lock:${STAKING}:3`,
    name: 'MYT #3',
    termSeconds: 10n,
    programme: { key: 'lock' },
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

it('locks of two contracts with one number are two claims, each paid by its own contract', () => {
  const elsewhere = lockClaim(
    { ...payer, staking: OTHER, isPoolToken: true },
    { ...token, symbol: 'MYT-LP' },
    stake(3n),
    'MYT/USDC',
  );
  const claims = payableTogether([lockClaim(payer, token, stake(3n)), elsewhere]);
  expect(claims.map(({ blocked }) => blocked)).toEqual([undefined, undefined]);
  expect(claims.map(({ id }) => id)).toEqual([`lock:${STAKING}:3`, `lock:${OTHER}:3`]);
  expect(claims.map(({ name }) => name)).toEqual(['MYT #3', 'MYT/USDC #3']);
  expect(claims.map(({ paysPoolTokens }) => paysPoolTokens)).toEqual([false, true]);
  expect(elsewhere.plan.contract).toBe(OTHER);
});

it('locks of one number and token in two contracts are named by their contract', () => {
  const claims = ([STAKING, OTHER] as const).map((staking) => lockClaim({ ...payer, staking }, token, stake(3n)));
  expect(nameContracts(claims).map(({ name }) => name)).toEqual(['MYT #3, 0xBd5F...F082', 'MYT #3, 0x90F7...b906']);
  expect(nameContracts([lockClaim(payer, token, stake(3n)), lockClaim(payer, token, stake(4n))])).toMatchObject([
    { name: 'MYT #3' },
    { name: 'MYT #4' },
  ]);
});
