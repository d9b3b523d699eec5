import { describe, expect, it } from 'vitest';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { afterChoice, readAddAddress } from '#pages/add/addAddress.ts';
import { MYT, USDC } from '../trade/mockMarket.ts';

const read = (pathname: string, search = '') => readAddAddress(pathname, search);

describe('add, add/{currencyIdA}, add/{currencyIdA}/{currencyIdB}', () => {
  it('names no, one or two currencies', () => {
    expect(read('/add')).toMatchObject({ idA: null, idB: null, redirect: undefined });
    expect(read('/add/eth/')).toMatchObject({ idA: 'eth', idB: null });
    expect(read(`/add/${MYT.address}/ETH`)).toMatchObject({ idA: MYT.address, idB: 'ETH', exchange: { id: 'myt' } });
  });

  it.each([
    ['the same address in another case', `${USDC.address}/${USDC.address.toLowerCase()}`, USDC.address],
    ['the native coin twice', 'ETH/eth', 'ETH'],
    ['the native coin and its wrapper', `eth/${wrappedNative.address.toLowerCase()}`, 'eth'],
  ])('%s: it redirects to /add/{currencyIdA}', (_what, ids, left) => {
    expect(read(`/add/${ids}`).redirect).toBe(`/add/${left}`);
    expect(read(`/add/${ids}`, '?dex=harbour').redirect).toBe(`/add/${left}?dex=harbour`);
  });

  it('an exchange that is not there is not taken for the default one', () => {
    expect(read('/add', '?dex=nowhere')).toMatchObject({ exchange: undefined, exchangeId: 'nowhere' });
  });
});

describe('Changing a token navigates to a new add path', () => {
  const both = read(`/add/${MYT.address}/${USDC.address}`);

  it('the other side stays as it is', () => {
    expect(afterChoice(both, 'A', nativeCurrency)).toEqual({ path: `/add/ETH/${USDC.address}`, isSwapped: false });
    expect(afterChoice(both, 'B', nativeCurrency)).toEqual({ path: `/add/${MYT.address}/ETH`, isSwapped: false });
    expect(afterChoice(read('/add'), 'B', USDC)).toEqual({ path: `/add/${USDC.address}`, isSwapped: false });
  });

  it('choosing a token equal to the other side swaps the two', () => {
    const swapped = { path: `/add/${USDC.address}/${MYT.address}`, isSwapped: true };
    expect(afterChoice(both, 'A', USDC)).toEqual(swapped);
    expect(afterChoice(both, 'B', MYT)).toEqual(swapped);
    expect(afterChoice(read(`/add/${MYT.address}`), 'B', MYT)).toEqual({
      path: `/add/${MYT.address}`,
      isSwapped: true,
    });
  });

  it('choosing the other form of the coin swaps the two as well, and keeps the form that was chosen', () => {
    const coin = read(`/add/ETH/${USDC.address}`, '?dex=harbour');
    expect(afterChoice(coin, 'B', wrappedNative)).toEqual({
      path: `/add/${USDC.address}/${wrappedNative.address}?dex=harbour`,
      isSwapped: true,
    });
  });
});
