import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { useReportedOrders } from '#reads/book/useReportedOrders.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { reportedOrders } from '#stores/reportedOrders.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_DATA_API_URL: 'https://data.example' });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

const account = toChecksumAddress(`0x${'1'.repeat(40)}`);

const show = async () => {
  const want = vi.spyOn(reportedOrders, 'want');
  const store = configureStore({ reducer: rootReducer });
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <Provider store={store}>{children}</Provider>
  );
  renderHook(() => useReportedOrders(account, undefined), { wrapper });
  // Its code comes with the first who listens.
  await act(() => vi.dynamicImportSettled());
  return want;
};

afterEach(() => {
  watchedAccount.set({ phase: 'off' });
  vi.restoreAllMocks();
});

it('the service is queried for the orders of the wallet’s own account', async () => {
  expect(await show()).toHaveBeenCalledWith(account);
});

it('it never learns which account is only watched', async () => {
  watchedAccount.set({ phase: 'watching', account, name: undefined });
  expect(await show()).not.toHaveBeenCalled();
});
