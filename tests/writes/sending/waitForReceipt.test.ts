import { expect, it } from 'vitest';
import { readReceipt } from '#chain/sending/receipt.ts';
import { checked, cleared, receiptFound, receiptReorganised, replaced } from '#state/transactions/slice.ts';
import { waitForReceipt } from '#writes/sending/waitForReceipt.ts';
import { HASH, receiptAt, sendOne } from '../../support/sentRecord.ts';

const chainId = 137;
const found = (block: number) => {
  const read = readReceipt(receiptAt(block));
  if (!read) throw new Error('no receipt');
  return receiptFound({ chainId, hash: HASH, receipt: read.receipt, confirmedTime: 5 });
};

/** Result of the promise; `waiting` until then. */
const waitFor = (store: Parameters<typeof waitForReceipt>[0], hash: `0x${string}` = HASH) => {
  let outcome: unknown = 'waiting';
  void waitForReceipt(store, chainId, hash).then((receipt) => {
    outcome = receipt?.blockNumber;
  });
  return async (): Promise<unknown> => {
    await Promise.resolve();
    await Promise.resolve();
    return outcome;
  };
};

it('waits until the blocks have brought the receipt, and takes the first one', async () => {
  const { store } = sendOne();
  const outcome = waitFor(store);
  store.dispatch(checked({ chainId, checks: [{ hash: HASH, blockNumber: 10, isUnseen: false }] }));
  expect(await outcome()).toBe('waiting');
  store.dispatch(found(11));
  store.dispatch(receiptReorganised({ chainId, hash: HASH, atMs: 6 }));
  store.dispatch(found(12));
  expect(await outcome()).toBe(11);
});

it('is there at once where the receipt is', async () => {
  const { store } = sendOne();
  store.dispatch(found(11));
  expect(await waitFor(store)()).toBe(11);
});

it('ends without a receipt where none comes any more', async () => {
  const other = sendOne();
  const ending = waitFor(other.store);
  other.store.dispatch(replaced({ chainId, hash: HASH, ended: { kind: 'lost', blockNumber: 11 }, atMs: 5 }));
  expect(await ending()).toBeUndefined();
  const list = sendOne();
  const clearing = waitFor(list.store);
  list.store.dispatch(cleared({ chainId }));
  expect(await clearing()).toBeUndefined();
  expect(await waitFor(list.store, '0x0f')()).toBeUndefined();
});
