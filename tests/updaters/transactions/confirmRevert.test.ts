import { expect, it, vi } from 'vitest';
import { readReceipt } from '#chain/sending/receipt.ts';
import { disputedReceipts } from '#stores/disputedReceipts.ts';
import { keepReceipt } from '#updaters/transactions/keepReceipt.ts';
import { HASH, receiptAt, sendOne } from '../../support/sentRecord.ts';

const reverted = receiptAt(11, { status: '0x0' });
const succeeded = receiptAt(11);
const elsewhere = receiptAt(12, { status: '0x0' });

type Reports = readonly unknown[] | ReadonlyMap<string, unknown>;

const byHost = (reports: Reports): ReadonlyMap<string, unknown> =>
  reports instanceof Map ? reports : new Map([...reports].map((report, node) => [`node${node}`, report]));

const setUp = (...reports: readonly Reports[]) => {
  const { context, record, popups } = sendOne();
  const left = [...reports];
  const readReceipts = vi.fn(() => Promise.resolve(byHost(left.shift() ?? [])));
  /** The current node reports the receipt with a block. */
  const report = async (answer: unknown): Promise<void> => {
    const read = readReceipt(answer);
    if (!read) throw new Error('no receipt');
    keepReceipt({ ...context, readReceipts }, record(), read);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { record, popups, report, readReceipts };
};

it('keeps a success without asking another node', async () => {
  const { record, report, readReceipts } = setUp();
  await report(succeeded);
  expect(record().receipt?.status).toBe(1);
  expect(readReceipts).not.toHaveBeenCalled();
});

it.each<[string, readonly unknown[]]>([
  ['a second node reports it in the same block', [reverted, null, reverted]],
  ['there is no second node', [reverted]],
])('keeps a revert at once where %s', async (_name, answers) => {
  const { record, report, readReceipts } = setUp(answers);
  await report(reverted);
  expect(record().receipt?.status).toBe(0);
  expect(readReceipts).toHaveBeenCalledWith(HASH);
});

it('keeps no revert while another node reports a success, says so, and asks again with the next block', async () => {
  const { record, popups, report } = setUp([reverted, succeeded], [reverted, reverted]);
  await report(reverted);
  expect(record().receipt).toBeUndefined();
  expect([popups(), disputedReceipts.has(HASH)]).toEqual([[], true]);
  await report(reverted);
  expect(record().receipt?.status).toBe(0);
  expect(disputedReceipts.has(HASH)).toBe(false);
});

it.each<[string, readonly unknown[]]>([
  ['no node answers', [undefined, undefined]],
  ['only the node of the revert answers', [reverted, undefined, undefined]],
  ['only a third node answers, without a receipt', [reverted, undefined, null]],
])('a denial stands while %s', async (_name, silence) => {
  const { record, report } = setUp([reverted, succeeded, null], ...Array.from({ length: 20 }, () => silence));
  for (let block = 0; block < 20; block += 1) {
    await report(reverted);
    expect(record().receipt).toBeUndefined();
    expect(disputedReceipts.has(HASH)).toBe(true);
  }
});

it('a denial stays that of its node while the user adds and reorders nodes', async () => {
  const moved = new Map<string, unknown>([
    ['denies', undefined],
    ['new', null],
    ['reports', reverted],
  ]);
  const { record, report } = setUp(new Map([...moved, ['denies', succeeded]]), moved, moved);
  for (let block = 0; block < 3; block += 1) await report(reverted);
  expect(record().receipt).toBeUndefined();
  expect(disputedReceipts.has(HASH)).toBe(true);
});

it.each<[string, readonly [string, unknown][]]>([
  ['none is left but the one of the revert', [['reports', reverted]]],
  [
    'another one confirms the revert',
    [
      ['reports', reverted],
      ['other', reverted],
    ],
  ],
])('a denial ends with the removal of its node where %s', async (_name, left) => {
  const { record, report } = setUp(
    new Map([['denies', succeeded], ...left]),
    new Map([
      ['denies', undefined],
      ['reports', reverted],
    ]),
    new Map(left),
  );
  await report(reverted);
  await report(reverted);
  expect(disputedReceipts.has(HASH)).toBe(true);
  await report(reverted);
  expect(record().receipt?.status).toBe(0);
  expect(disputedReceipts.has(HASH)).toBe(false);
});

it('a denial stands where the revert moves to another block', async () => {
  const { record, report } = setUp([reverted, succeeded], [elsewhere, undefined]);
  await report(reverted);
  await report(elsewhere);
  expect(record().receipt).toBeUndefined();
  expect(disputedReceipts.has(HASH)).toBe(true);
});

it.each<[string, readonly unknown[], boolean]>([
  ['another node confirms the revert', [reverted, undefined, reverted], true],
  ['the same node confirms the revert', [reverted, reverted, undefined], true],
  ['the same node has no receipt any more', [reverted, null, undefined], false],
])('a denial ends once %s', async (_name, answers, isKept) => {
  const { record, report } = setUp([reverted, succeeded, null], [reverted, undefined, undefined], answers);
  for (let block = 0; block < 3; block += 1) await report(reverted);
  expect(record().receipt !== undefined).toBe(isKept);
  expect(disputedReceipts.has(HASH)).toBe(false);
});

it('keeps a success that replaces a disputed revert', async () => {
  const { record, report } = setUp([reverted, succeeded]);
  await report(reverted);
  await report(succeeded);
  expect(record().receipt?.status).toBe(1);
  expect(disputedReceipts.has(HASH)).toBe(false);
});

it.each<[string, readonly unknown[], number]>([
  ['has no receipt', [reverted, null], 15],
  ['reports another block', [reverted, elsewhere], 15],
  ['does not answer', [reverted, undefined], 3],
])('waits some blocks for a second node that %s', async (_name, answers, blocks) => {
  const { record, report } = setUp(...Array.from({ length: blocks }, () => answers));
  for (let block = 1; block < blocks; block += 1) {
    await report(reverted);
    expect(record().receipt).toBeUndefined();
  }
  await report(reverted);
  expect(record().receipt?.status).toBe(0);
});
