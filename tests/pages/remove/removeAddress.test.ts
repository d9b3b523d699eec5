import { describe, expect, it } from 'vitest';
import { DEFAULT_EXCHANGE_ID } from '#config/exchangeRule.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { movePath, otherForm, poolKeyOf, readRemoveAddress, targetId } from '#pages/remove/removeAddress.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const at = (a: string, b: string, search = '') => readRemoveAddress(`/remove/${a}/${b}`, search);

describe('the address of the form', () => {
  it('names two currencies and an exchange', () => {
    expect(at(MYT.address, USDC.address)).toMatchObject({
      idA: MYT.address,
      idB: USDC.address,
      exchange: { id: DEFAULT_EXCHANGE_ID },
      exchangeId: null,
    });
    expect(at('ETH', USDC.address, '?dex=nowhere').exchange).toBeUndefined();
  });

  it('leads to the same pool in the other form of the coin', () => {
    const native = at('eth', USDC.address);
    const wrapped = at(wrappedNative.address.toLowerCase(), USDC.address);
    expect(otherForm(native)).toEqual({
      path: `/remove/${wrappedNative.address}/${USDC.address}`,
      isNative: false,
    });
    expect(otherForm(wrapped)).toEqual({ path: `/remove/ETH/${USDC.address}`, isNative: true });
    expect(poolKeyOf(native)).toBe(poolKeyOf(wrapped));
    expect(poolKeyOf(native)).not.toBe(poolKeyOf(at('eth', USDC.address, '?dex=harbour')));
  });

  it('includes staked pool tokens on request, in both forms of the coin', () => {
    expect(at('ETH', USDC.address).usesStake).toBe(false);
    const staked = at('ETH', USDC.address, '?dex=harbour&staked=1');
    expect(staked.usesStake).toBe(true);
    expect(otherForm(staked)?.path).toMatch(/\?dex=harbour&staked=1$/);
    expect(otherForm(at('ETH', USDC.address, '?staked=1'))?.path).toMatch(/[^&]\?staked=1$/);
    expect(poolKeyOf(at('ETH', USDC.address, '?staked=1'))).toBe(poolKeyOf(at('ETH', USDC.address)));
  });

  it('names the only token that is received, in both forms of the coin', () => {
    expect(at('ETH', USDC.address).receives).toBeUndefined();
    expect(at('ETH', USDC.address, '?receive=c').receives).toBeUndefined();
    expect(at('ETH', USDC.address, '?receive=constructor').receives).toBeUndefined();
    const one = at('ETH', USDC.address, '?receive=b&staked=1');
    expect(one.receives).toBe('B');
    expect(otherForm(one)?.path).toMatch(/\?staked=1&receive=b$/);
    expect(otherForm(at('ETH', USDC.address, '?receive=a'))?.path).toMatch(/[^&]\?receive=a$/);
  });

  it('names the removal whose other token is swapped next, by its hash', () => {
    const hash = `0x${'a1'.repeat(32)}`;
    expect(at('ETH', USDC.address, `?receive=b&removal=${hash}`).removal).toBe(hash);
    expect(at('ETH', USDC.address, '?removal=0x12').removal).toBeUndefined();
  });

  it('names the pool that the pool tokens move to, with the coin if both pools have it', () => {
    const { address: weth } = MYT;
    const to = at('ETH', USDC.address, `?move=a-${weth.toLowerCase()}`);
    expect([to.target, to.movesTo]).toEqual([{ shared: 'A', other: weth }, `a-${weth.toLowerCase()}`]);
    for (const wrong of ['', 'harbour', `c-${weth}`, `b-${weth.slice(0, -1)}`]) {
      expect(at(MYT.address, USDC.address, `?move=${wrong}`).target).toBeUndefined();
    }
    const wrapped = at(wrappedNative.address, USDC.address, '?staked=1');
    const path = (shared: 'A' | 'B') => movePath(wrapped, targetId({ shared, other: weth }));
    expect(path('A')).toBe(`/remove/ETH/${USDC.address}?staked=1&move=a-${weth}`);
    expect(path('B')).toBe(`/remove/${wrappedNative.address}/${USDC.address}?staked=1&move=b-${weth}`);
  });

  it('names the exchange that the pool tokens move to, of the wrapped coin alone', () => {
    expect(at(MYT.address, USDC.address, '?move=harbour').movesTo).toBe('harbour');
    expect(at('ETH', USDC.address, '?move=harbour').movesTo).toBeUndefined();
    const wrapped = `/remove/${wrappedNative.address}/${USDC.address}`;
    expect(movePath(at('ETH', USDC.address, '?staked=1'), 'harbour')).toBe(`${wrapped}?staked=1&move=harbour`);
    expect(movePath(at('ETH', USDC.address, '?receive=b'), 'harbour')).toBe(`${wrapped}?move=harbour`);
    expect(movePath(at('ETH', USDC.address, '?dex=harbour'), 'myt')).toBe(`${wrapped}?dex=harbour&move=myt`);
  });

  it('keeps the exchange', () => {
    expect(otherForm(at('ETH', MYT.address, '?dex=harbour'))?.path).toMatch(/\?dex=harbour$/);
  });

  it('has one form only without the coin, and none with it on both sides', () => {
    expect(otherForm(at(MYT.address, USDC.address))).toBeUndefined();
    expect(otherForm(at('ETH', wrappedNative.address))).toBeUndefined();
  });
});
