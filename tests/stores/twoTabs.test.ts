// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { alertsStore, followStoredAlerts } from '#stores/alertsStore.ts';
import { applicationDrafts } from '#stores/applicationDrafts.ts';
import { followUpsStore } from '#stores/followUpsStore.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { followStoredRequests, walletRequests } from '#stores/walletRequests.ts';
import { terms } from '../domain/slices/jobs.ts';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOOK = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const orderAt = (index: number): string =>
  `0x1000000000000000000000000000000000000000 0x2000000000000000000000000000000000000000 ${index}`;

interface Shared {
  readonly key: string;
  readonly follow: () => () => void;
  /** A change by this tab; `index` tells two apart. */
  readonly change: (index: number) => void;
  readonly count: () => number;
}

const stores: Readonly<Record<string, Shared>> = {
  'wallet requests': {
    key: storageKeys.walletRequests,
    follow: followStoredRequests,
    change: (index) =>
      void walletRequests.ask({
        ...{ from: ACCOUNT, chainId: 137, summary: 'Reset USDT', kind: 'transaction', askedTime: index },
        info: { kind: 'resetApproval', token: { symbol: 'USDT', decimals: 6 }, spender: BOOK, amount: '0' },
        calls: [{ to: BOOK, data: '0x01', value: '0' }],
      }),
    count: () => walletRequests.all().length,
  },
  'sliced orders': {
    key: laterStorageKeys.slices,
    follow: slicesStore.follow,
    change: (index) => void slicesStore.start({ ...terms, account: ACCOUNT }, 1_800_000_000_000 + index),
    count: () => slicesStore.current().length,
  },
  'prepared orders': {
    key: laterStorageKeys.followUps,
    follow: followUpsStore.follow,
    change: (index) =>
      void followUpsStore.set({
        ...{ account: ACCOUNT, order: orderAt(index), price: '0.45', when: 'part' },
        ...{ answered: 0n, answeredSold: 0n },
      }),
    count: () => followUpsStore.current().length,
  },
  alerts: {
    key: storageKeys.alerts,
    follow: followStoredAlerts,
    change: (index) =>
      alertsStore.set(
        { kind: 'lock', account: ACCOUNT, staking: BOOK, lock: BigInt(index), name: 'MYT', endTime: 5n },
        7,
      ),
    count: () => alertsStore.current().length,
  },
  'typed applications': {
    key: storageKeys.applications,
    follow: () => applicationDrafts.subscribe(() => undefined),
    change: (index) => applicationDrafts.type('token', index === 1 ? { website: 'https://a' } : { about: 'b' }),
    count: () => Object.values(applicationDrafts.read('token')).filter((text) => text !== '').length,
  },
};

let leave = (): void => undefined;
afterEach(() => leave());

it.each(Object.entries(stores))(
  'loses none of the %s that two tabs change at the same moment',
  (_name, { key, follow, change, count }) => {
    localStorage.clear();
    leave = follow();
    const otherTab = (text: string | null): void => {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
    };
    change(2);
    const text = localStorage.getItem(key);
    otherTab(null);
    expect(count()).toBe(0);
    change(1);
    // The other tab's change was made without the one of this tab.
    otherTab(text);
    expect(count()).toBe(2);
  },
);
