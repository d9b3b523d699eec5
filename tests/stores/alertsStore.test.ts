// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { storageKeys } from '#config/storageKeys.ts';
import type { AlertReading } from '#domain/alerts/stepAlerts.ts';
import type { AlertRule } from '#domain/alerts/types.ts';
import { createMutex } from '#lib/createMutex.ts';
import { createStorage } from '#lib/storage.ts';
import { createAlertsStore } from '#stores/alertsStore.ts';

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const STAKING = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const lock = (number: bigint, endTime = 5n): AlertRule => ({
  kind: 'lock',
  account: ALICE,
  staking: STAKING,
  lock: number,
  name: 'MYT',
  endTime,
});

/** A browser's storage with its lock, which tabs share. */
const createBrowser = (values = new Map<string, string>()) => {
  const mutex = createMutex();
  const storage = () =>
    createStorage(() => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }));
  const withLock = async <T>(_name: string, action: () => T | Promise<T>): Promise<T> => {
    const release = await mutex.acquire();
    try {
      return await action();
    } finally {
      release();
    }
  };
  return { values, openTab: () => createAlertsStore(storage(), withLock) };
};

const on = (id: string): ReadonlyMap<string, AlertReading> => new Map([[id, { kind: 'level', level: 'on' }]]);

it('one of two tabs that see the same blocks announces', async () => {
  const { openTab } = createBrowser();
  openTab().set(lock(1n), 90);
  const tabs = [openTab(), openTab()];
  const id = tabs[0]?.current()[0]?.id ?? '';
  const announced: string[] = [];
  for (const block of [100, 101, 102, 103, 104, 105]) {
    const fired = await Promise.all(tabs.map((tab) => tab.advance(block, on(id))));
    announced.push(...fired.flatMap((entry, tab) => entry.map(() => `${tab} at ${block}`)));
  }
  expect(announced).toHaveLength(1);
  expect(announced[0]).toContain('at 103');
  expect(tabs.map((tab) => tab.isAnnounced(id))).toEqual([true, true]);
});

it('stores nothing at a block that changes nothing', async () => {
  const { values, openTab } = createBrowser();
  const tab = openTab();
  tab.set(lock(1n), 90);
  const id = tab.current()[0]?.id ?? '';
  for (const block of [100, 103]) await tab.advance(block, on(id));
  const before = values.get(storageKeys.alertStates);
  values.set(storageKeys.alertStates, `${before} `);
  await tab.advance(104, on(id));
  expect(values.get(storageKeys.alertStates)).toBe(`${before} `);
});

it('a change is made to what another tab has stored by then, and the same thing is one alert', () => {
  const { openTab } = createBrowser();
  const [first, second] = [openTab(), openTab()];
  first.set(lock(1n), 90);
  second.set(lock(2n), 91);
  first.set(lock(1n, 7n), 92);
  expect(first.current().map(({ rule }) => (rule.kind === 'lock' ? [rule.lock, rule.endTime] : []))).toEqual([
    [2n, 5n],
    [1n, 7n],
  ]);
  second.remove(first.current()[0]?.id ?? '');
  first.refresh();
  expect(first.current()).toHaveLength(1);
});

it('an alert that is removed is reported by no tab, and one that is set again begins again', async () => {
  const { values, openTab } = createBrowser();
  const [first, second] = [openTab(), openTab()];
  first.set(lock(1n), 90);
  second.refresh();
  const id = second.current()[0]?.id ?? '';
  await second.advance(100, on(id));
  first.remove(id);
  expect(await second.advance(103, on(id))).toEqual([]);
  first.set(lock(1n), 104);
  const again = first.current()[0]?.id ?? '';
  expect(first.isAnnounced(again)).toBe(false);
  await first.advance(105, on(again));
  expect(values.get(storageKeys.alertStates)).not.toContain(id);
  expect(await first.advance(108, on(again))).toHaveLength(1);
});

it.each(['', 'null', '{', '[{"id":1}]', '{"crossings":7,"news":[]}'])(
  'storage with %s counts as empty',
  async (text) => {
    const values = new Map<string, string>([
      [storageKeys.alerts, text],
      [storageKeys.alertStates, text],
    ]);
    const tab = createBrowser(values).openTab();
    expect(tab.current()).toEqual([]);
    tab.set(lock(1n), 90);
    const id = tab.current()[0]?.id ?? '';
    await tab.advance(100, on(id));
    expect(await tab.advance(103, on(id))).toHaveLength(1);
  },
);

it('adopts what the service worker announced, so that no tab announces it again', async () => {
  const { openTab } = createBrowser();
  openTab().set(lock(1n), 90);
  const [tab, other] = [openTab(), openTab()];
  const id = tab.current()[0]?.id ?? '';
  await tab.adopt(new Map([[id, { block: 100, isAnnounced: true }]]));
  expect([tab.isAnnounced(id), other.stateOf(id)]).toEqual([true, { at: 100, since: undefined, isAnnounced: true }]);
  for (const block of [101, 102, 103, 104, 105]) expect(await other.advance(block, on(id))).toEqual([]);
  await other.adopt(new Map([[id, { block: 99, isAnnounced: false }]]));
  expect(tab.isAnnounced(id)).toBe(true);
});

it('an alert set instead of another takes its place in one write', () => {
  const { openTab, values } = createBrowser();
  const tab = openTab();
  tab.set(lock(1n), 90);
  tab.set(lock(2n), 91);
  const id = tab.current()[0]?.id;
  const seen: number[] = [];
  tab.subscribe(() => seen.push((JSON.parse(values.get(storageKeys.alerts) ?? '[]') as unknown[]).length));
  tab.set(lock(3n), 92, id);
  expect(tab.current().map(({ rule }) => rule)).toEqual([lock(2n), lock(3n)]);
  expect(seen).toEqual([2]);
});
