import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { useToldOrders } from '#reads/book/useToldOrders.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { toldOrders } from '#stores/toldOrders.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';

const account = toChecksumAddress(`0x${'1'.repeat(40)}`);

const show = () => {
  const want = vi.spyOn(toldOrders, 'want');
  const store = configureStore({ reducer: rootReducer });
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <Provider store={store}>{children}</Provider>
  );
  renderHook(() => useToldOrders(account, undefined), { wrapper });
  return want;
};

afterEach(() => {
  watchedAccount.set({ phase: 'off' });
  vi.restoreAllMocks();
});

it('the service is asked for the orders of the wallet’s own account', () => {
  expect(show()).toHaveBeenCalledWith(account);
});

it('it never learns which account is only watched', () => {
  watchedAccount.set({ phase: 'watching', account, name: undefined });
  expect(show()).not.toHaveBeenCalled();
});
