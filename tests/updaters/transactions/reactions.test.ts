import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import { expertByLinkSet, popupAdded } from '#state/app/slice.ts';
import { expertModeSet } from '#state/user/slice.ts';
import { receiptFound, receiptReorganised, replaced } from '#state/transactions/slice.ts';
import { HASH, receiptAt, sendOne } from '../../support/sentRecord.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const chainId = 137;
const found = (hash: `0x${string}` = HASH, extra: object = {}) => {
  const read = readReceipt(receiptAt(11, extra));
  if (!read) throw new Error('no receipt');
  return receiptFound({ chainId, hash, receipt: read.receipt, confirmedTime: 5 });
};
const content = { txn: { hash: HASH, success: true, summary: '' } } as const;

describe('a popup', () => {
  it('comes with a receipt, once for the same transaction', () => {
    const { store, popups } = sendOne();
    store.dispatch(found());
    store.dispatch(found());
    expect(popups()).toEqual([{ hash: HASH, success: true, summary: 'Approve USDC' }]);
  });

  it('says that a transaction failed or was replaced', () => {
    const failed = sendOne();
    failed.store.dispatch(found(HASH, { status: '0x0' }));
    expect(failed.popups()).toMatchObject([{ success: false }]);
    const other = sendOne();
    other.store.dispatch(replaced({ chainId, hash: HASH, ended: { kind: 'cancelled', blockNumber: 11 }, atMs: 5 }));
    expect(other.popups()).toMatchObject([{ success: false }]);
  });

  it('does not come for a record that was cleared, nor for an end that a receipt has refuted', () => {
    const { store, popups } = sendOne();
    store.dispatch(found('0x0f'));
    expect(popups()).toEqual([]);
    store.dispatch(found());
    store.dispatch(replaced({ chainId, hash: HASH, ended: { kind: 'lost', blockNumber: 11 }, atMs: 5 }));
    expect(popups()).toMatchObject([{ success: true }]);
  });

  it('goes with the receipt that is taken back, and leaves those of others', () => {
    const { store, popups } = sendOne();
    store.dispatch(popupAdded({ key: 'other', content: { txn: { ...content.txn, hash: '0x0f' } } }));
    store.dispatch(found());
    store.dispatch(receiptReorganised({ chainId, hash: HASH, atMs: 6 }));
    expect(popups()).toMatchObject([{ hash: '0x0f' }]);
  });

  it('one that takes the place of another has its own time', () => {
    const { store, popups } = sendOne();
    store.dispatch(popupAdded({ key: 'one', content }));
    vi.advanceTimersByTime(rules.page.popupRemoveAfterMs - 1);
    store.dispatch(popupAdded({ key: 'one', content }));
    vi.advanceTimersByTime(rules.page.popupRemoveAfterMs - 1);
    expect(popups()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(popups()).toHaveLength(0);
  });

  it('stays if it has no time', () => {
    const { store, popups } = sendOne();
    store.dispatch(popupAdded({ key: 'one', content, removeAfterMs: null }));
    vi.advanceTimersByTime(10 * rules.page.popupRemoveAfterMs);
    expect(popups()).toHaveLength(1);
  });
});

it('the notice of expert mode goes when it is switched off, not when it is switched on', () => {
  const { store } = sendOne();
  store.dispatch(expertByLinkSet(true));
  store.dispatch(expertModeSet(true));
  expect(store.getState().app.expertByLink).toBe(true);
  store.dispatch(expertModeSet(false));
  expect(store.getState().app.expertByLink).toBe(false);
});
