import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ownNavigation } from '#config/paths.ts';
import { initialSwap, isRecounted, recipientTyped, type SwapState } from '#state/swap/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { UrlUpdater } from '#updaters/session/UrlUpdater.tsx';

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
    goTo: (next: string, options = {}) => act(() => router.navigate(next, options)),
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
  ])('by the rule "%s"', (_, address, filled) => expect(openAt(address).swap()).toMatchObject(filled));

  it('it sets amount, field, direction, order type, price and recipient', () => {
    const query = `exactAmount=12.5&exactField=output&direction=sell&type=limit&price=0.42&recipient=${DAI.toLowerCase()}`;
    expect(openAt(`/trade/${USDC}/${MYT}?${query}`).swap()).toMatchObject({
      typedValue: '12.5',
      independentField: 'OUTPUT',
      independentDirection: 'BUY',
      independentTypedOrder: 'LIMIT',
      price: '0.42',
      recipient: DAI,
    });
  });

  it('leaves what it does not name as it was', () => {
    const before = { typedValue: '7', price: '2', independentTypedOrder: 'LIMIT' as const };
    expect(openAt(`/trade/${USDC}/${MYT}`, before).swap()).toMatchObject(before);
  });
});

describe('the side follows from what a link pays and gets', () => {
  it.each([
    ['paying with a stablecoin buys the other', `/trade/${USDC}/${MYT}`, 'BUY'],
    ['paying for a stablecoin sells', `/trade/${MYT}/${USDC}`, 'SELL'],
    ['the native coin is the base of a stablecoin', `/trade/ETH/${USDC}`, 'SELL'],
    ['and the quote of the rest', `/trade/ETH/${TEL}`, 'BUY'],
    ['of two stablecoins the first of the list is the quote', `/trade/${USDC}/${DAI}`, 'BUY'],
    ['from the other side too', `/trade/${DAI}/${USDC}`, 'SELL'],
    ['whatever direction it names besides', `/trade/${USDC}/${MYT}?direction=sell`, 'BUY'],
  ])('the rule "%s" decides', (_, address, side) => expect(openAt(address).swap().independentDirection).toBe(side));

  it('a direction without currencies turns the ticket', () => {
    const before = { ...pair(MYT, USDC), typedValue: '5', independentField: 'INPUT' as const };
    expect(openAt('/trade?direction=buy', before).swap()).toMatchObject({
      ...pair(USDC, MYT),
      independentDirection: 'BUY',
      independentField: 'OUTPUT',
      typedValue: '5',
    });
  });

  it('the same market the other way round keeps what its amount counts', async () => {
    const { swap, goTo } = openAt(`/trade/${USDC}/${MYT}?exactAmount=100`);
    await goTo(`/trade/${MYT}/${USDC}`);
    expect(swap()).toMatchObject({ ...pair(MYT, USDC), independentDirection: 'SELL', independentField: 'OUTPUT' });
    expect(isRecounted(swap())).toBe(false);
  });

  it('another market keeps the amount and knows that it counts another token', async () => {
    const { swap, goTo } = openAt(`/trade/${USDC}/${MYT}?exactAmount=100`);
    await goTo(`/trade/ETH/${MYT}`);
    expect(swap()).toMatchObject({ ...pair('ETH', MYT), independentDirection: 'BUY', typedValue: '100' });
    expect(isRecounted(swap())).toBe(true);
  });
});

describe('the recipient of a link lives with that link alone', () => {
  const link = `/trade/${USDC}/${MYT}?recipient=${DAI}`;

  it.each([
    ['the next link', `/trade/${USDC}/${MYT}`],
    ['another page', '/pool'],
    ['the way to the ticket without a link', '/trade'],
  ])('%s forgets it', async (_, next) => {
    const { swap, goTo } = openAt(link);
    expect(swap().recipient).toBe(DAI);
    await goTo(next);
    expect(swap().recipient).toBeNull();
  });

  it('one of the last visit is forgotten', () => {
    expect(openAt('/trade', { recipient: DAI }).swap().recipient).toBeNull();
  });

  it('the ticket’s own change of pair forgets the link’s, and keeps one typed since', async () => {
    const { store, swap, goTo } = openAt(link);
    await goTo(`/trade/${MYT}/${USDC}`, { state: ownNavigation });
    expect(swap().recipient).toBeNull();
    store.dispatch(recipientTyped(MYT));
    await goTo(`/trade/${USDC}/${MYT}`, { state: ownNavigation });
    expect(swap().recipient).toBe(MYT);
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
  it.each(['/pool', '/trade', '/nowhere'])('apply on %s', (path) => {
    const { store } = openAt(`${path}?theme=light&ape`);
    expect(store.getState().user).toMatchObject({ userDarkMode: false, userExpertMode: true });
  });

  it('other pages leave the ticket alone', () => {
    expect(openAt(`/pool?inputCurrency=${DAI}`).swap()).toEqual(initialSwap);
  });
});
