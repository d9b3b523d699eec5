import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '#config/storageKeys.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { skipSlice, type SliceJob } from '#domain/slices/sliceJob.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { mayAllBeSent, settleRequest } from '#features/slices/sliceRequests.ts';
import { storage } from '#lib/storage.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { terms } from '../../domain/slices/jobs.ts';

const CALL = { to: '0x5000000000000000000000000000000000000000', data: '0x01', value: '0' } as const;
const START = 1_800_000_000_000;
const FROM = '0x4000000000000000000000000000000000000000';
const hash = (digit: string): Hex => `0x${digit.repeat(64)}`;

const started = (count: number): SliceJob => {
  slicesStore.start({ ...terms, account: FROM, count }, START);
  const job = slicesStore.current().at(-1);
  if (!job) throw new Error('No job was started');
  return job;
};
const known = ({ id }: SliceJob): SliceJob => {
  const job = slicesStore.find(id);
  if (!job) throw new Error('The job is gone');
  return job;
};
const infoOf = ({ id }: SliceJob, index: number): TransactionInfo => ({
  ...{ kind: 'placeOrder', direction: 'SELL', orderType: 'MARKET', from: '1', to: '1' },
  ...{ input: { symbol: 'A', decimals: 18 }, output: { symbol: 'B', decimals: 18 }, slice: { job: id, index } },
});
const recordOf = (
  job: SliceJob,
  index: number,
  digit: string,
  ended?: TransactionRecord['ended'],
): TransactionRecord => ({
  ...{ hash: hash(digit), from: FROM, chainId: 137, summary: '', info: infoOf(job, index), addedTime: START },
  ...(ended && { ended }),
});
const settle = (job: SliceJob, records: readonly TransactionRecord[]): void =>
  settleRequest(known(job), records, START + 5);

/** The wallet opens for a slice and answers that the user rejected it. */
const refuse = (job: SliceJob, index: number): void => {
  const request = { from: FROM, chainId: 137, summary: '', info: infoOf(job, index), atBlock: 7 } as const;
  const id = walletRequests.ask({ ...request, kind: 'transaction', calls: [CALL], askedTime: START });
  walletRequests.refuse(id);
};

beforeEach(() => {
  storage.remove(storageKeys.walletRequests);
  walletRequests.refresh();
});

describe('a slice that the wallet sent although it answered that it did not', () => {
  it('takes the turn of the next slice once the user has placed it again', () => {
    const job = started(3);
    slicesStore.placed(job.id, 0, hash('b'), START + 1);
    settle(job, [recordOf(job, 0, 'a'), recordOf(job, 0, 'b')]);
    expect(known(job).results).toEqual([{ hash: hash('b') }, { hash: hash('a') }]);
    settle(job, [recordOf(job, 0, 'a'), recordOf(job, 0, 'b')]);
    expect(known(job).results).toHaveLength(2);
  });

  it('takes the turn of the next slice once the user has skipped it', () => {
    const job = started(3);
    slicesStore.change(job.id, 0, (before) => skipSlice(before, { code: 'user' }, START + 1));
    settle(job, [recordOf(job, 0, 'a')]);
    expect(known(job).results.at(-1)).toEqual({ hash: hash('a') });
  });

  it("takes no turn if it failed, or if its slice is another job's", () => {
    const [job, other] = [started(3), started(3)];
    slicesStore.placed(job.id, 0, hash('b'), START + 1);
    const failed = recordOf(job, 0, 'a', { kind: 'cancelled', blockNumber: 1 });
    settle(job, [failed, recordOf(job, 0, 'b'), recordOf(other, 0, 'c')]);
    expect(known(job).results).toEqual([{ hash: hash('b') }]);
  });
});

describe('a slice whose refused request may have been sent', () => {
  it('waits if it is the last one', () => {
    const job = started(2);
    refuse(job, 0);
    expect(mayAllBeSent(known(job))).toBe(false);
    slicesStore.placed(job.id, 0, hash('b'), START + 1);
    expect(mayAllBeSent(known(job))).toBe(true);
  });

  it('waits no longer once the chain was watched', () => {
    const job = started(2);
    refuse(job, 0);
    slicesStore.placed(job.id, 0, hash('b'), START + 1);
    for (const { id } of walletRequests.refused()) walletRequests.remove(id);
    expect(mayAllBeSent(known(job))).toBe(false);
  });

  it('waits after as many refusals as slices remain', () => {
    const job = started(3);
    refuse(job, 0);
    refuse(job, 0);
    expect(mayAllBeSent(known(job))).toBe(false);
    refuse(job, 0);
    expect(mayAllBeSent(known(job))).toBe(true);
  });
});
