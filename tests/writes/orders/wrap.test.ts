import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { planWrap } from '#writes/orders/wrap.ts';

const weth9 = new Interface(['function deposit() payable', 'function withdraw(uint256 wad)']);
const terms = { native: nativeCurrency, wrapped: wrappedNative, amount: 5n * 10n ** 18n } as const;

describe('the native coin and its wrapper, one for one', () => {
  it('wraps by deposit, with the coin sent along', () => {
    const plan = planWrap({ kind: 'wrap', ...terms });
    expect(weth9.parseTransaction({ data: plan.callData })?.name).toBe('deposit');
    expect(plan).toMatchObject({
      contract: wrappedNative.address,
      method: 'deposit',
      value: terms.amount,
      info: { kind: 'wrap', input: { symbol: 'MATIC' }, output: { symbol: 'WMATIC' }, amount: '5000000000000000000' },
    });
    expect(plan.approval).toBeUndefined();
  });

  it('unwraps by withdraw, and sends no coin', () => {
    const plan = planWrap({ kind: 'unwrap', ...terms });
    const call = weth9.parseTransaction({ data: plan.callData });
    expect([call?.name, call?.args.toArray()]).toEqual(['withdraw', [terms.amount]]);
    expect(plan).toMatchObject({ value: 0n, info: { kind: 'unwrap', input: { symbol: 'WMATIC' } } });
  });
});
