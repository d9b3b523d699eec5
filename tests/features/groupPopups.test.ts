import { expect, it } from 'vitest';
import { groupPopups, jobsWithoutRests } from '#features/popups/groupPopups.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { Popup } from '#state/app/slice.ts';
import type { TransactionJob } from '#stores/transactionJobs.ts';

const job: TransactionJob = { id: Symbol('job'), kind: 'cancel', total: 130 };
const single: TransactionJob = { ...job, id: Symbol('single'), total: 1 };
const popup = (hash: string, success = true): Popup => ({
  key: hash,
  show: true,
  content: { txn: { hash, success } },
  removeAfterMs: 25_000,
});
const jobOf = (hash: string): TransactionJob | undefined =>
  hash.startsWith('0xj') ? job : hash.startsWith('0xs') ? single : undefined;

it('the successes of a job share one notice, at the place of the first', () => {
  const popups = [popup('0xj1'), popup('0xa'), popup('0xj2'), popup('0xj3')];
  const notices = groupPopups(popups, jobOf);
  expect(notices.map(({ key, popups: shown }) => [key, shown.length])).toEqual([
    ['0xj1', 3],
    ['0xa', 1],
  ]);
});

it('a failure within a job, and a job of one transaction, keep a notice each', () => {
  const notices = groupPopups([popup('0xj1'), popup('0xj2', false), popup('0xs1')], jobOf);
  expect(notices.map(({ key, job: shared }) => [key, shared?.kind])).toEqual([
    ['0xj1', 'cancel'],
    ['0xj2', undefined],
    ['0xs1', undefined],
  ]);
});

it('a slice that left a part unfilled keeps its notice, which offers to cancel the part', () => {
  const slices: TransactionJob = { ...job, id: Symbol('slices'), kind: 'slices' };
  const order = { kind: 'placeOrder', orderType: 'MARKET', cancelsRest: true, input: {}, output: {} };
  const record = (rests: string): TransactionRecord =>
    ({ info: order, outcome: { orderIndex: '1', rests } }) as unknown as TransactionRecord;
  const records = { '0xa': record('0'), '0xb': record('5'), '0xc': record('0') };
  const notices = groupPopups(
    [popup('0xa'), popup('0xb'), popup('0xc')],
    jobsWithoutRests(() => slices, records),
  );
  expect(notices.map(({ key, job: shared, popups: shown }) => [key, shared?.kind, shown.length])).toEqual([
    ['0xa', 'slices', 2],
    ['0xb', undefined, 1],
  ]);
  expect(jobsWithoutRests(() => job, records)('0xb')).toBe(job);
});
