import { expect, it, vi } from 'vitest';
import type { Multisig, MultisigReport } from '#chain/connectors/multisig.ts';
import { blockSeen } from '#state/app/slice.ts';
import { safeProgressed } from '#state/transactions/slice.ts';
import { followInSafe } from '#updaters/transactions/followInSafe.ts';
import { alice, HASH, sendOne } from '../../support/sentRecord.ts';

const MINED = '0x0a';
const NOTHING: MultisigReport = {
  nonce: undefined,
  confirmations: undefined,
  confirmationsRequired: undefined,
  minedHash: undefined,
  signedBy: undefined,
  submittedAtMs: undefined,
  proposed: undefined,
};

const setUp = () => {
  const sent = sendOne({ safe: { threshold: 2, searchedTo: 1 } });
  const readTransaction = vi.fn<Multisig['readTransaction']>(() => Promise.resolve(NOTHING));
  const multisig = { address: alice, threshold: 2, ownerCount: 3, sendBatch: vi.fn(), readTransaction };
  const stop = followInSafe(sent.store, multisig);
  const see = async (blockNumber: number): Promise<void> => {
    sent.store.dispatch(blockSeen({ chainId: 137, blockNumber, blockTimestamp: 1_600_000_000, seenAtMs: 1 }));
    await vi.waitFor(() => undefined);
  };
  return { ...sent, readTransaction, stop, see };
};

it('asks the Safe every other block, and keeps what it reports', async () => {
  const { see, readTransaction, record } = setUp();
  await see(10);
  await see(11);
  expect(readTransaction).toHaveBeenCalledTimes(1);
  readTransaction.mockResolvedValueOnce({ ...NOTHING, nonce: 4, confirmations: 1, confirmationsRequired: 3 });
  await see(12);
  expect(record().safe).toEqual({ threshold: 3, searchedTo: 1, nonce: 4, confirmations: 1 });
});

it('loses nothing to an answer that lacks it, or to none', async () => {
  const { see, readTransaction, record, store } = setUp();
  store.dispatch(safeProgressed({ chainId: 137, hash: HASH, progress: { nonce: 4, confirmations: 1 } }));
  await see(10);
  readTransaction.mockRejectedValueOnce(new Error('unknown'));
  await see(12);
  expect(record().safe).toEqual({ threshold: 2, searchedTo: 1, nonce: 4, confirmations: 1 });
});

it('asks no more once it was executed, or after it was stopped', async () => {
  const { see, readTransaction, record, stop } = setUp();
  readTransaction.mockResolvedValueOnce({ ...NOTHING, minedHash: MINED });
  await see(10);
  expect(record().safe?.minedHash).toBe(MINED);
  await see(20);
  stop();
  await see(30);
  expect(readTransaction).toHaveBeenCalledTimes(1);
});
