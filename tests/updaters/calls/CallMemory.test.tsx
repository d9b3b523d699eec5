import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { storageKeys } from '#config/storageKeys.ts';
import { ONCE_UNHURRIED } from '#domain/multicall/dueCalls.ts';
import { ONCE } from '#reads/calls/useCalls.ts';
import { listenersAdded } from '#state/multicall/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { callMemory } from '#stores/callMemory.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { blockSubscribers } from '#updaters/block/blockSubscribers.ts';
import { CallMemory } from '#updaters/calls/CallMemory.tsx';

const chainId = 137;
const TOKEN = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const SUPPLY = '0x18160ddd';
const NAME = '0x06fdde03';
const SETTLED_MS = 6000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  watchedAccount.set({ phase: 'off' });
  window.localStorage.clear();
  vi.useRealTimers();
});

const openPage = (path: string) => {
  const store = configureStore({ reducer: rootReducer });
  const { unmount } = render(
    <Provider store={store}>
      <WalletProvider>
        <MemoryRouter initialEntries={[path]}>
          <CallMemory />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  const listeners = () => store.getState().multicall.callListeners[chainId] ?? {};
  const listen = (callKey: string, blocksPerFetch = 1) =>
    act(() => void store.dispatch(listenersAdded({ chainId, callKeys: [callKey], blocksPerFetch })));
  return { listeners, listen, unmount };
};

const settle = () => act(() => void vi.advanceTimersByTime(SETTLED_MS));

it('a page asks at once what it queried at its last visit, each once, and forgets what it asks no more', () => {
  callMemory.write('/burn -', { calls: [`${TOKEN} ${SUPPLY} ${NAME}`], own: [] });
  const { listeners, listen } = openPage('/burn');
  expect(listeners()).toEqual({ [`${TOKEN}-${SUPPLY}`]: { [ONCE]: 1 }, [`${TOKEN}-${NAME}`]: { [ONCE]: 1 } });
  listen(`${TOKEN}-${NAME}`);
  settle();
  expect(listeners()).toEqual({ [`${TOKEN}-${NAME}`]: { 1: 1 } });
  expect(callMemory.restore('/burn -').calls).toEqual([`${TOKEN} ${NAME}`]);
});

it('a page that is left before it has sent its own calls changes nothing of what is kept', () => {
  const kept = { calls: [`${TOKEN} ${SUPPLY}`], own: [] };
  callMemory.write('/burn -', kept);
  const { listeners, unmount } = openPage('/burn');
  unmount();
  settle();
  expect(listeners()).toEqual({});
  expect(callMemory.restore('/burn -')).toEqual(kept);
});

it('a page of a watched account repeats the calls of the own one, and keeps nothing', () => {
  const kept = { calls: [`${TOKEN} 0x70a08231@`], own: [] };
  callMemory.write('/burn', kept);
  watchedAccount.set({ phase: 'watching', account: BOB, name: undefined });
  const { listeners, listen } = openPage('/burn');
  expect(Object.keys(listeners())).toEqual([`${TOKEN}-0x70a08231${BOB.slice(2).toLowerCase().padStart(64, '0')}`]);
  listen(`${TOKEN}-${NAME}`);
  settle();
  expect(callMemory.restore('/burn')).toEqual(kept);
});

it('a call that can wait, as for the name of the account, is not kept, as it would name the account', () => {
  const { listen } = openPage('/burn');
  listen(`${TOKEN}-${NAME}`);
  listen(`${TOKEN}-${SUPPLY}`, ONCE_UNHURRIED);
  settle();
  expect(callMemory.restore('/burn -').calls).toEqual([`${TOKEN} ${NAME}`]);
});

it('the first request waits for the account of the last visit, and none for one that left since', () => {
  window.localStorage.setItem(storageKeys.wallet, 'metamask');
  openPage('/burn');
  expect(blockSubscribers.isHeld()).toBe(true);
  act(() => watchedAccount.set({ phase: 'watching', account: BOB, name: undefined }));
  expect(blockSubscribers.isHeld()).toBe(false);
  act(() => watchedAccount.set({ phase: 'off' }));
  expect(blockSubscribers.isHeld()).toBe(false);
});
