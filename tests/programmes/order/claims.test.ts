import { expect, it } from 'vitest';
import type { OrderVault } from '#domain/mining/orderMining.ts';
import type { VaultSource } from '#domain/mining/vault.ts';
import type { Token } from '#domain/tokens/types.ts';
import { orderClaims } from '#programmes/order/claims.ts';

const REWARDS = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token: Token = {
  kind: 'token',
  chainId: 137,
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  symbol: 'MYT',
  name: 'MYT',
  decimals: 18,
};
const vault: OrderVault & VaultSource = {
  token: token.address,
  payer: ALICE,
  spender: REWARDS,
  balance: 1000n,
  allowance: 1000n,
  held: 50n,
  perBlock: 10n,
  startBlock: 100n,
};
const record = { maker: ALICE, addRewardEndBlock: 90n, reward: 40n, rewardSum: 70n } as const;
const known = { token, vault, index: 3n, record, isFailed: false };

it('the earned reward is one claim, which is blocked where the next block could not pay it', () => {
  const { claims, isComplete } = orderClaims(REWARDS, known, 100);
  expect(claims).toMatchObject([{ id: 'order', programme: { key: 'order' }, rewards: [{ token, amount: 40n }] }]);
  expect([claims[0]?.blocked, isComplete]).toEqual([undefined, true]);
  const large = { ...known, record: { ...record, reward: 61n } };
  expect(orderClaims(REWARDS, large, 100).claims[0]?.blocked).toBe('vaultShort');
  expect(orderClaims(REWARDS, { ...known, vault: { ...vault, allowance: 9n } }, 100).claims[0]?.blocked).toBe(
    'vaultShort',
  );
});

it('nothing earned is no claim, and something unknown is not nothing', () => {
  expect(orderClaims(REWARDS, { ...known, record: { ...record, reward: 0n } }, 100)).toEqual({
    claims: [],
    isComplete: true,
  });
  expect(orderClaims(REWARDS, { ...known, record: undefined }, 100)).toEqual({ claims: [], isComplete: false });
  expect(orderClaims(REWARDS, { ...known, token: undefined }, 100).isComplete).toBe(false);
  expect(orderClaims(REWARDS, { ...known, index: undefined }, 100).isComplete).toBe(false);
  expect(orderClaims(REWARDS, { ...known, vault: undefined }, 100)).toMatchObject({
    claims: [{ blocked: undefined }],
    isComplete: false,
  });
});
