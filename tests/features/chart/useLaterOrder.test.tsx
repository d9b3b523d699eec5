import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { chartMarketOf } from '#features/chart/index.ts';
import { useLaterOrder } from '#features/chart/useLaterOrder.ts';
import { useAppSelector } from '#state/hooks.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { amountTyped, orderTypeChosen, priceTyped } from '#state/swap/slice.ts';
import { MYT, USDC } from '../../pages/trade/mockMarket.ts';

const known = (market: ReturnType<typeof chartMarketOf>) => {
  if (!market) throw new Error('no market');
  return market;
};
const market = known(chartMarketOf({ base: MYT, quote: USDC }));

afterEach(() => vi.unstubAllGlobals());

const open = (isTraded = true) => {
  const store = configureStore({ reducer: rootReducer });
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const rendered: { readonly shown: typeof market; readonly order: ReturnType<typeof useLaterOrder> }[] = [];
  const { result, rerender } = renderHook(
    ({ shown }) => {
      const order = useLaterOrder(shown, isTraded);
      rendered.push({ shown, order });
      return order;
    },
    { wrapper, initialProps: { shown: market } },
  );
  const { result: typed } = renderHook(() => useAppSelector(({ swap }) => swap.typedValue), { wrapper });
  return { store, result, rerender, rendered, typed };
};

it('renders nothing while a market order is typed', () => {
  const { store, result, rendered } = open();
  const renders = rendered.length;
  act(() => void store.dispatch(amountTyped({ field: 'INPUT', text: '1' })));
  expect(rendered).toHaveLength(renders);
  expect(result.current).toBeUndefined();
});

it('has a typed digit of a limit order after the render that shows the digit', async () => {
  const { store, result, rendered, typed } = open();
  act(() => {
    store.dispatch(orderTypeChosen('LIMIT'));
    store.dispatch(priceTyped('0.4'));
  });
  expect(result.current).toMatchObject({ orderType: 'LIMIT', amount: '', price: '0.4' });
  const renders = rendered.length;
  // React then works in tasks as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  store.dispatch(amountTyped({ field: 'INPUT', text: '1' }));
  await Promise.resolve();
  expect(typed.current).toBe('1');
  expect([result.current?.amount, rendered.length]).toEqual(['', renders]);
  await vi.waitFor(() => expect(result.current?.amount).toBe('1'));
  expect(rendered).toHaveLength(renders + 1);
});

it('never has the order of a market with another one', () => {
  const { store, result, rerender, rendered } = open();
  act(() => {
    store.dispatch(orderTypeChosen('LIMIT'));
    store.dispatch(priceTyped('0.4'));
  });
  const other = { ...market };
  rerender({ shown: other });
  expect(rendered.find(({ shown }) => shown === other)).toEqual({ shown: other, order: undefined });
  act(() => void store.dispatch(priceTyped('0.5')));
  expect(result.current?.price).toBe('0.5');
});

it('has no order in the chart of another market than the ticket has', () => {
  const { store, result } = open(false);
  act(() => {
    store.dispatch(orderTypeChosen('LIMIT'));
    store.dispatch(priceTyped('0.4'));
  });
  expect(result.current).toBeUndefined();
});
