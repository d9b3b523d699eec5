import { expect, it } from 'vitest';
import type { SliceJob } from '#domain/slices/sliceJob.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { sliceCounts } from '#features/slices/sliceCounts.ts';

const hash = (digit: string): Hex => `0x${digit.repeat(64)}`;
const outcome = { spent: '100', received: '42', orderIndex: '1', receivedFromBook: '0', ordersTouched: 0, rests: '0' };
const info = { kind: 'placeOrder', slice: { job: 'job', index: 0 } };
const success = { info, receipt: { status: 1 }, outcome };
const job = (...digits: readonly string[]): Pick<SliceJob, 'id' | 'results'> => ({
  id: 'job',
  results: [...digits.map((digit) => ({ hash: hash(digit) })), { skipped: { code: 'user' } }],
});
const records = (entries: Readonly<Record<string, object>>): Readonly<Record<string, TransactionRecord>> =>
  Object.fromEntries(
    Object.entries(entries).map(([digit, record]) => [
      hash(digit),
      { info, hash: hash(digit), ...record } as unknown as TransactionRecord,
    ]),
  );

it('a pending slice is neither placed nor filled, and a failed one counts apart', () => {
  const known = records({
    a: success,
    b: {},
    c: { receipt: { status: 0 } },
    d: { ended: { kind: 'cancelled', blockNumber: 1 } },
  });
  expect(sliceCounts(job('a', 'b', 'c', 'd'), known)).toEqual({
    ...{ placed: 1, pending: 1, failed: 2, skipped: 1, unknown: 0 },
    filled: { spent: 100n, received: 42n },
  });
});

it('the filled amount is unknown once a record is no longer kept, or shows no order', () => {
  expect(sliceCounts(job('a', 'b'), records({ a: success }))).toMatchObject({
    placed: 1,
    unknown: 1,
    filled: undefined,
  });
  expect(sliceCounts(job('a'), records({ a: { receipt: { status: 1 } } }))).toMatchObject({
    placed: 0,
    unknown: 1,
    filled: undefined,
  });
});

it('counts a slice that the wallet sent although it answered that it did not', () => {
  const other = { ...success, info: { ...info, slice: { job: 'other', index: 0 } } };
  const counts = sliceCounts(job('a'), records({ a: success, b: success, c: other }));
  expect(counts).toMatchObject({ placed: 2, filled: { spent: 200n, received: 84n } });
});
