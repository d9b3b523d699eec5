import { AbiCoder, Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { bond as bondAbi } from '#chain/abis/bond.ts';
import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import type { BondQuote } from '#domain/bonds/quoteBond.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { checkReturned, explainPlan, inspectPlan } from '#writes/checks/planRules.ts';
import { planBond, planRedeem } from '#writes/rewards/bonds.ts';
import { readsOf } from '#writes/plan/decisiveReads.ts';
import { answeringContext } from '../../support/answeringContext.ts';

const bond: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const tokenAt = (address: Address, symbol: string): Token => ({
  kind: 'token',
  chainId: 137,
  address,
  symbol,
  name: symbol,
  decimals: 18,
});
const principal = tokenAt('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', 'USDC');
const payoutToken = tokenAt('0x90F79bf6EB2c4f870365E785982E1f101E93b906', 'MYT');
const quote: BondQuote = {
  amount: 7n,
  truePrice: 100n,
  maxPrice: 105n,
  gross: 70n,
  minGross: 66n,
  payout: 68n,
  minPayout: 64n,
  fee: 33_300n,
  vestingTerm: 300n,
};
const plan = planBond({ bond, principal, payoutToken, quote, depositor: alice });

const abi = new Interface(['function deposit(uint256,uint256,address)', 'function redeem(address)']);
const encoded = (...values: readonly bigint[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    values.map(() => 'uint256'),
    values,
  ) as Hex;

/** A node on which the bond has a vesting term and a fee. */
const bondWith = (term: bigint, fee: bigint) =>
  answeringContext(alice, (data) => (data === bondAbi.terms.selector ? encoded(1n, term, 0n, 5n, 9n) : encoded(fee)));

describe('a purchase', () => {
  it('calls deposit with its maximum price, for the account itself', () => {
    const call = abi.parseTransaction({ data: plan.callData });
    expect([plan.contract, plan.value, call?.name, call?.args.toArray()]).toEqual([
      bond,
      0n,
      'deposit',
      [7n, 105n, alice],
    ]);
    expect(plan.priceSensitive).toBe(true);
  });

  it('is decided by balance, allowance, terms, debt, fee, price and supply', () => {
    const kinds = readsOf([plan], alice).map(({ about }) => about.map((number) => number?.kind).join());
    expect(kinds).toEqual([
      'balance',
      'allowance',
      'terms,terms,terms,terms,terms',
      ...['terms', 'terms', 'terms', 'terms'],
      'supply',
    ]);
  });

  it('is sent only where the simulation pays at least what its maximum price pays', () => {
    expect(checkReturned(plan, encoded(66n))).toEqual({ ok: true, value: undefined });
    expect(checkReturned(plan, encoded(65n))).toEqual({ ok: false, error: { code: 'termsChanged' } });
    expect(checkReturned(plan, '0x')).toEqual({ ok: false, error: { code: 'wrongContract' } });
  });

  it('is not sent with a longer term or a higher fee than was confirmed', async () => {
    expect(await inspectPlan(plan, bondWith(300n, 33_300n))).toMatchObject({ ok: true });
    expect(await inspectPlan(plan, bondWith(299n, 0n))).toMatchObject({ ok: true });
    const changed = { ok: false, error: { code: 'termsChanged' } };
    expect(await inspectPlan(plan, bondWith(301n, 33_300n))).toEqual(changed);
    expect(await inspectPlan(plan, bondWith(300n, 33_301n))).toEqual(changed);
  });

  it('is not sent to a contract that reports no terms, nor where no node answers', async () => {
    const silent = answeringContext(alice, () => {
      throw new RpcError('network', 'no answer');
    });
    const reverting = answeringContext(alice, () => {
      throw new RpcResponseError(3, 'execution reverted', undefined);
    });
    expect(await inspectPlan(plan, reverting)).toEqual({ ok: false, error: { code: 'wrongContract' } });
    expect(
      await inspectPlan(
        plan,
        answeringContext(alice, () => '0x'),
      ),
    ).toEqual({
      ok: false,
      error: { code: 'wrongContract' },
    });
    expect(await inspectPlan(plan, silent)).toMatchObject({ ok: false, error: { code: 'network' } });
  });
});

describe('a redemption', () => {
  const redeem = planRedeem(bond, payoutToken, alice, 1n);
  it('calls redeem for the account itself', () => {
    const call = abi.parseTransaction({ data: redeem.callData });
    expect([redeem.contract, call?.name, call?.args.toArray()]).toEqual([bond, 'redeem', [alice]]);
    expect(checkReturned(redeem, encoded(1n)).ok).toBe(true);
    expect(checkReturned(redeem, '0x')).toEqual({ ok: false, error: { code: 'wrongContract' } });
  });

  it('says so where the bond cannot pay', async () => {
    const because = (reason: string) =>
      explainPlan(
        redeem,
        answeringContext(alice, () => '0x'),
        { code: 'reverted', reason, cause: 1 },
      );
    expect(await because('ERC20: transfer amount exceeds balance')).toEqual({ code: 'claimShort', cause: 1 });
    expect(await because('something else')).toBeUndefined();
  });
});
