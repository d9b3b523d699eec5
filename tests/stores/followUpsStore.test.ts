import { beforeEach, expect, it } from 'vitest';
import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import type { FollowUp } from '#domain/followUps/followUp.ts';
import { MAX_FOLLOW_UPS } from '#domain/followUps/storedFollowUps.ts';
import { createStorage } from '#lib/storage.ts';
import { createFollowUpsStore } from '#stores/followUpsStore.ts';

const ACCOUNT = '0x4000000000000000000000000000000000000000';
const keyAt = (at: number): string =>
  `0x1000000000000000000000000000000000000000 0x2000000000000000000000000000000000000000 ${at}`;
const prepared = (at: number, more: Partial<FollowUp> = {}): FollowUp => ({
  ...{ account: ACCOUNT, order: keyAt(at), price: '0.45', when: 'part', answered: 0n, answeredSold: 0n },
  ...more,
});

let isFull = false;
const kept = new Map<string, string>();
const area = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => void kept.delete(key),
};
const storage = createStorage(() => area);

beforeEach(() => storage.remove(laterStorageKeys.followUps));

it('keeps one prepared order for each order, at most fifty', () => {
  const store = createFollowUpsStore(storage);
  for (let at = 0; at < MAX_FOLLOW_UPS; at += 1) expect(store.set(prepared(at))).toBe('stored');
  expect(store.set(prepared(MAX_FOLLOW_UPS))).toBe('full');
  expect(store.set(prepared(3, { price: '0.5' }))).toBe('stored');
  const [known] = createFollowUpsStore(storage)
    .current()
    .filter(({ order }) => order === keyAt(3));
  expect(known?.price).toBe('0.5');
  expect(createFollowUpsStore(storage).current()).toHaveLength(MAX_FOLLOW_UPS);
});

it('reports an order that the storage refuses, keeps it until the page is left, and stores it once there is room', () => {
  const store = createFollowUpsStore(storage);
  isFull = true;
  expect(store.set(prepared(1))).toBe('notKept');
  expect(store.current()).toEqual([prepared(1)]);
  expect(kept.has(laterStorageKeys.followUps)).toBe(false);
  isFull = false;
  expect(store.set(prepared(1))).toBe('stored');
  expect(kept.get(laterStorageKeys.followUps)).toContain('0.45');
});

it('counts an answered part for all tabs, and forgets the order after its last part', () => {
  const [store, other] = [createFollowUpsStore(storage), createFollowUpsStore(storage)];
  store.set(prepared(1));
  store.set(prepared(2));
  other.opened(prepared(1), { amount: 5n, sold: 9n }, 1_800_000_000_000);
  store.answered(prepared(1), { kind: 'offer', amount: 5n, sold: 9n, isLast: false });
  expect(other.current()).toContainEqual(prepared(1, { answered: 5n, answeredSold: 9n }));
  store.answered(prepared(1, { answered: 5n }), { kind: 'offer', amount: 1n, sold: 2n, isLast: true });
  expect(store.current()).toEqual([prepared(2)]);
  store.remove(prepared(2));
  expect(store.current()).toEqual([]);
});

it('keeps since when the order of an offer is sent, until it fails or is opened again', () => {
  const store = createFollowUpsStore(storage);
  store.set(prepared(1));
  store.opened(prepared(1), { amount: 5n, sold: 9n }, 1000);
  store.sent(prepared(1), 2000);
  const opened = prepared(1, { opened: 5n, openedSold: 9n, openedTime: 1000 });
  expect(createFollowUpsStore(storage).current()).toEqual([{ ...opened, sentTime: 2000 }]);
  store.sent(prepared(1), undefined);
  expect(store.current()).toEqual([opened]);
  store.sent(prepared(1), 2000);
  store.opened(prepared(1), { amount: 5n, sold: 9n }, 3000);
  expect(store.current()).toEqual([opened]);
});

it('counts an offer once that two tabs answer', () => {
  const store = createFollowUpsStore(storage);
  store.set(prepared(1));
  const offer = { kind: 'offer', amount: 5n, sold: 9n, isLast: false } as const;
  store.answered(prepared(1), offer);
  createFollowUpsStore(storage).answered(prepared(1), offer);
  createFollowUpsStore(storage).answered(prepared(1), { ...offer, isLast: true });
  expect(store.current()).toEqual([prepared(1, { answered: 5n, answeredSold: 9n })]);
});

it.each(['0.5', '.5', '5.', '1'.repeat(79)])('keeps an order that was prepared at %s', (price) => {
  const store = createFollowUpsStore(storage);
  expect(store.set(prepared(1, { price }))).toBe('stored');
  expect(store.current()).toEqual([prepared(1, { price })]);
});

it.each(['', '{', 'null', '{"a":1}', '[1,null]'])('%j holds none', (text) => {
  storage.set(laterStorageKeys.followUps, text);
  expect(createFollowUpsStore(storage).current()).toEqual([]);
});

it('names the offer that the ticket of this tab shows, by account and tokens, until it is answered', () => {
  const [store, other] = [createFollowUpsStore(storage), createFollowUpsStore(storage)];
  const [token, paid] = [
    '0x1000000000000000000000000000000000000000',
    '0x2000000000000000000000000000000000000000',
  ] as const;
  store.set(prepared(1));
  store.set(prepared(2));
  expect(store.inTicket(ACCOUNT, paid, token)).toBeUndefined();
  store.opened(prepared(1), { amount: 5n, sold: 9n }, 1000);
  store.opened(prepared(2), { amount: 6n, sold: 9n }, 2000);
  expect(store.inTicket(ACCOUNT, paid, token)).toEqual({ order: keyAt(2), openedTime: 2000 });
  expect(store.inTicket(ACCOUNT, token, paid)).toBeUndefined();
  expect(store.inTicket(token, paid, token)).toBeUndefined();
  expect(other.inTicket(ACCOUNT, paid, token)).toBeUndefined();
  store.answered(prepared(2), { kind: 'offer', amount: 6n, sold: 9n, isLast: true });
  expect(store.inTicket(ACCOUNT, paid, token)).toBeUndefined();
});
