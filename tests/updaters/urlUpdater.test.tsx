import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { initialSwap } from '../../src/state/swap/slice.ts';
import type { SwapState } from '../../src/state/swap/slice.ts';
import { rootReducer } from '../../src/state/rootReducer.ts';
import { UrlUpdater } from '../../src/updaters/UrlUpdater.tsx';

const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const DAI = '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063';
const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const TEL = '0xdF7837DE1F2Fa4631D716CF2502f8b230F1dcc32';

/** Opens an address with the form as the last visit left it. */
const openAt = (address: string, before: Partial<SwapState> = {}) => {
  const store = configureStore({ reducer: rootReducer, preloadedState: { swap: { ...initialSwap, ...before } } });
  const router = createMemoryRouter([{ path: '*', element: <UrlUpdater /> }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    store,
    swap: () => store.getState().swap,
    goTo: (next: string) => act(() => router.navigate(next)),
  };
};

const pair = (input: string | null, output: string | null) => ({
  INPUT: { currencyId: input },
  OUTPUT: { currencyId: output },
});

describe('a trade link fills the ticket', () => {
  it.each([
    ['the native currency and the second default token if neither is given', '/trade', pair('ETH', USDC)],
    ['the currencies of the path', `/trade/${USDC}/${MYT}`, pair(USDC, MYT)],
    ['ETH in any case, addresses in any case', `/trade/eth/${DAI.toLowerCase()}`, pair('ETH', DAI)],
    ['the currencies of the query', `/trade?inputCurrency=${USDC}&outputCurrency=${MYT}`, pair(USDC, MYT)],
    ['if both are equal the output is cleared', `/trade/${USDC}/${USDC}`, pair(USDC, null)],
    ['one alone', `/trade/${USDC}`, pair(USDC, null)],
  ])('%s', (_, address, filled) => expect(openAt(address).swap()).toMatchObject(filled));

  it('with amount, field, direction, order type, price and recipient', () => {
    const query = `exactAmount=12.5&exactField=output&direction=sell&type=limit&price=0.42&recipient=${DAI.toLowerCase()}`;
    expect(openAt(`/trade/${USDC}/${MYT}?${query}`).swap()).toMatchObject({
      typedValue: '12.5',
      independentField: 'OUTPUT',
      independentDirection: 'SELL',
      independentTypedOrder: 'LIMIT',
      price: '0.42',
      recipient: DAI,
    });
  });

  it('leaves what it does not name as it was', () => {
    const before = { typedValue: '7', price: '2', recipient: DAI, independentTypedOrder: 'LIMIT' as const };
    expect(openAt(`/trade/${USDC}/${MYT}`, before).swap()).toMatchObject(before);
  });
});

describe('the side a link without a direction reads as', () => {
  it.each([
    ['paying with a stablecoin buys the other', `/trade/${USDC}/${MYT}`, 'BUY'],
    ['paying for a stablecoin sells', `/trade/${MYT}/${USDC}`, 'SELL'],
    ['the native coin is the base of a stablecoin', `/trade/ETH/${USDC}`, 'SELL'],
    ['and the quote of the rest', `/trade/ETH/${TEL}`, 'BUY'],
    ['on a tie the output is the base', `/trade/${USDC}/${DAI}`, 'BUY'],
  ])('%s', (_, address, side) => expect(openAt(address).swap().independentDirection).toBe(side));

  it('a link that names the pair the form already has keeps its side', () => {
    const before = { ...pair(MYT, USDC), independentDirection: 'BUY' as const };
    expect(openAt(`/trade/${MYT}/${USDC}`, before).swap().independentDirection).toBe('BUY');
  });

  it('the direction of the link wins', () => {
    expect(openAt(`/trade/${USDC}/${MYT}?direction=sell`).swap().independentDirection).toBe('SELL');
  });
});

describe('an address that names no currency', () => {
  it('keeps the pair and the side of the last visit', () => {
    const before = { ...pair(MYT, USDC), independentDirection: 'SELL' as const };
    expect(openAt('/trade?type=limit', before).swap()).toMatchObject({ ...before, independentTypedOrder: 'LIMIT' });
  });

  it('half a pair is none', () => {
    expect(openAt('/trade', pair(MYT, null)).swap()).toMatchObject(pair('ETH', USDC));
  });
});

it('follows the browser from address to address', async () => {
  const { swap, goTo } = openAt(`/trade/${USDC}/${MYT}`);
  await goTo(`/trade/ETH/${USDC}`);
  expect(swap()).toMatchObject({ ...pair('ETH', USDC), independentDirection: 'SELL' });
});

describe('theme and expert mode on every page', () => {
  it.each(['/pool', '/trade', '/nowhere'])('%s', (path) => {
    const { store } = openAt(`${path}?theme=light&ape`);
    expect(store.getState().user).toMatchObject({ userDarkMode: false, userExpertMode: true });
  });

  it('other pages leave the ticket alone', () => {
    expect(openAt(`/pool?inputCurrency=${DAI}`).swap()).toEqual(initialSwap);
  });
});
