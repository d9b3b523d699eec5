import { beforeEach, expect, it } from 'vitest';
import { cleared, receiptFound, replaced } from '#state/transactions/slice.ts';
import { drafts } from '#stores/drafts.ts';
import { followDrafts } from '#updaters/transactions/followDrafts.ts';
import { alice, sendOne } from '../../support/sentRecord.ts';

const HASH = `0x${'c3'.repeat(32)}` as const;
const chainId = 137;

const receipt = (status: number) => ({
  blockHash: HASH,
  blockNumber: 9,
  contractAddress: null,
  from: alice,
  status,
  to: alice,
  transactionHash: HASH,
  transactionIndex: 0,
});

const setUp = () => {
  const { store } = sendOne({ hash: HASH });
  const stop = followDrafts(store);
  drafts.write('form', '7');
  drafts.sent('form', HASH);
  return { store, stop };
};

beforeEach(() => drafts.write('form', ''));

it('empties a form once its transaction succeeded', () => {
  const { store, stop } = setUp();
  expect(drafts.read('form')).toBe('7');
  store.dispatch(receiptFound({ chainId, hash: HASH, receipt: receipt(1), confirmedTime: 1 }));
  expect(drafts.read('form')).toBe('');
  stop();
});

it('keeps a form whose transaction reverted, was replaced or left the list', () => {
  const reverted = setUp();
  reverted.store.dispatch(receiptFound({ chainId, hash: HASH, receipt: receipt(0), confirmedTime: 1 }));
  expect(drafts.read('form')).toBe('7');
  reverted.stop();
  const gone = setUp();
  gone.store.dispatch(replaced({ chainId, hash: HASH, ended: { kind: 'replaced', blockNumber: 9 }, atMs: 1 }));
  expect(drafts.read('form')).toBe('7');
  gone.stop();
  const left = setUp();
  left.store.dispatch(cleared({ chainId }));
  expect(drafts.read('form')).toBe('7');
  expect(drafts.pending()).toEqual([]);
  left.stop();
});

it('empties a form whose request was found on the chain after a reload', () => {
  drafts.write('form', '7');
  drafts.sent('form', 'request');
  const { store } = sendOne({ hash: HASH, requestId: 'request' });
  const stop = followDrafts(store);
  expect(drafts.read('form')).toBe('7');
  store.dispatch(receiptFound({ chainId, hash: HASH, receipt: receipt(1), confirmedTime: 1 }));
  expect(drafts.read('form')).toBe('');
  stop();
});
