import { describe, expect, it, vi } from 'vitest';
import type { Multisig, MultisigReport } from '#chain/connectors/multisig.ts';
import { NO_GAS_TERMS } from '#chain/safe/safeTransaction.ts';
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

const setUp = (known: Parameters<typeof sendOne>[0] = {}) => {
  const sent = sendOne({ safe: { threshold: 2, searchedTo: 1 }, ...known });
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

describe('a page that describes other calls under the hash', () => {
  const call = { to: alice, value: '5', data: '0xd0e30db0' } as const;
  const proposed = { to: alice, value: 5n, data: call.data, operation: 0, gas: NO_GAS_TERMS } as const;
  const other = { ...proposed, value: 6n } as const;

  it.each([
    ['the same call', proposed, undefined],
    ['another amount', other, { ...call, value: '6' }],
    ["code in the Safe's name", { ...proposed, operation: 1 }, call],
  ] as const)('is compared: %s', async (_, described, instead) => {
    const { see, readTransaction, record } = setUp({ requested: [call] });
    readTransaction.mockResolvedValueOnce({ ...NOTHING, nonce: 4, proposed: described });
    await see(10);
    await vi.waitFor(() => expect(record().safe?.nonce).toBe(4));
    expect(record().safe?.instead).toEqual(instead);
  });
});
