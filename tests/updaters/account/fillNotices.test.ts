import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { storageKeys } from '#config/storageKeys.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { ready, reloading } from '#lib/loadable.ts';
import { createStorage } from '#lib/storage.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { createAccountOrdersStore } from '#stores/accountOrdersStore.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { soundsFillsSet } from '#state/user/slice.ts';
import { followFills, soundOnce } from '#updaters/account/fillNotices.ts';

const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

let logs = 0;
const at = (transactionHash: Hex, event: BookEvent): PlacedEvent => ({
  event,
  soldToken: MYT,
  boughtToken: USDC,
  blockNumber: 7,
  logIndex: (logs += 1),
  timestamp: undefined,
  transactionHash,
});
const placed = at('0x01', { kind: 'AddOrder', maker: ALICE, soldToken: MYT, from: 100n, to: 50n, index: 1n });
const fill = (hash: Hex, inNum: bigint) =>
  at(hash, { kind: 'UpdateOrderInfo', soldToken: MYT, index: 1n, inNum, outNum: inNum / 2n });

const memory = () => {
  const values = new Map<string, string>();
  return createStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }));
};

const openTab = (kept = memory()) => {
  const store = configureStore({ reducer: rootReducer });
  const orders = createAccountOrdersStore();
  const sound = vi.fn(() => Promise.resolve());
  followFills(store, orders, kept, sound);
  orders.watch(ALICE);
  return {
    store,
    sound,
    orders,
    record: (...events: readonly PlacedEvent[]) => orders.record(ALICE, ready(events)),
    announced: () => store.getState().app.popupList.map(({ content }) => [content.fill?.sold, content.fill?.remain]),
  };
};

const before = fill('0x02', 10n);
const part = fill('0x03', 40n);
const rest = fill('0x04', 50n);

it('announces a fill once, of a later one of the same order in its place, and of none from before the visit', () => {
  const { record, announced } = openTab();
  record(placed, before);
  expect(announced()).toEqual([]);
  record(placed, before, part);
  record(placed, before, part);
  expect(announced()).toEqual([['40', '50']]);
  record(placed, before, part, rest);
  expect(announced()).toEqual([['50', '0']]);
});

it('is an order filled once a fill used it up, and else a part of one: some is open, or the rest was cancelled', () => {
  const events = (tab: ReturnType<typeof openTab>) =>
    tab.store.getState().app.popupList.map(({ content }) => content.fill?.event);
  const tab = openTab();
  tab.record(placed, before);
  tab.record(placed, before, part);
  expect(events(tab)).toEqual(['partly']);
  tab.record(placed, before, part, rest);
  expect(events(tab)).toEqual(['filled']);

  const other = openTab();
  other.record(placed, before);
  other.record(placed, before, part, at('0x05', { kind: 'CancelOrderWithNum', soldToken: MYT, index: 1n, num: 50n }));
  expect(other.announced()).toEqual([['40', '0']]);
  expect(events(other)).toEqual(['partly']);
});

it('two takers in one block are one popup', () => {
  const { record, announced } = openTab();
  record(placed, before);
  record(placed, before, part, rest);
  expect(announced()).toEqual([['90', '0']]);
});

it('an account being read again announces nothing, and later fills are reported when it is back', () => {
  const { orders, record, announced } = openTab();
  record(placed, before);
  orders.record(ALICE, reloading([placed, before, part]));
  expect(announced()).toEqual([]);
  orders.watch(BOB);
  orders.record(BOB, ready([placed, before, part]));
  expect(announced()).toEqual([]);
  orders.watch(ALICE);
  record(placed, before, part);
  expect(announced()).toEqual([['40', '50']]);
});

it('a fill that its chain takes back takes its popup along, and is reported again where it comes back', () => {
  const { record, announced } = openTab();
  record(placed);
  record(placed, part);
  record(placed);
  expect(announced()).toEqual([]);
  record(placed, part);
  expect(announced()).toEqual([['40', '60']]);
});

it('one tab announces it', () => {
  const kept = memory();
  const [first, second] = [openTab(kept), openTab(kept)];
  for (const tab of [first, second]) tab.record(placed);
  for (const tab of [first, second]) tab.record(placed, part);
  expect([first.announced().length, second.announced().length]).toEqual([1, 0]);
});

it('corrupt storage keeps nothing back', () => {
  const kept = memory();
  kept.set(storageKeys.announcedFills, '{"not": a list');
  const { record, announced } = openTab(kept);
  record(placed);
  record(placed, part);
  expect(announced()).toHaveLength(1);
});

it('sounds where that is switched on: once for all fills reported together, and in the tab that announces them', () => {
  const kept = memory();
  const [silent, loud, later] = [openTab(), openTab(kept), openTab(kept)];
  for (const { store } of [loud, later]) store.dispatch(soundsFillsSet(true));
  for (const { record } of [silent, loud, later]) {
    record(placed, before);
    record(placed, before, part, rest);
  }
  expect(silent.sound).not.toHaveBeenCalled();
  expect(loud.sound).toHaveBeenCalledTimes(1);
  expect(later.sound).not.toHaveBeenCalled();
  loud.record(placed, before, part, rest);
  expect(loud.sound).toHaveBeenCalledTimes(1);
});

it('one of the tabs that see a fill at the same time sounds', async () => {
  const held = new Set<string>();
  const request = async (name: string, _options: unknown, hold: (lock: unknown) => unknown): Promise<void> => {
    if (held.has(name)) return void hold(null);
    held.add(name);
    await hold({});
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.useFakeTimers();
  const play = vi.fn(() => Promise.resolve());
  await Promise.all([soundOnce(play), soundOnce(play)]);
  expect(play).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  await soundOnce(play);
  expect(play).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('nothing is reported for an account that is only watched, and what it filled is history afterwards', () => {
  const { orders, store, sound, announced } = openTab();
  store.dispatch(soundsFillsSet(true));
  watchedAccount.set({ phase: 'watching', account: ALICE, name: undefined });
  orders.record(ALICE, ready([placed, before]));
  orders.record(ALICE, ready([placed, before, part]));
  watchedAccount.set({ phase: 'off' });
  expect([announced(), sound.mock.calls.length]).toEqual([[], 0]);
  orders.record(ALICE, ready([placed, before, part]));
  orders.record(ALICE, ready([placed, before, part, rest]));
  expect(announced()).toHaveLength(1);
});
