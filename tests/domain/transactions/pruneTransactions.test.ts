import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pruneTransactions, MAX_FINISHED, MAX_FINISHED_SWAPS } from '#domain/transactions/pruneTransactions.ts';
import { isFinal } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';

const accounts = ['0x01', '0x02'] as const;
const currency = { symbol: 'USDC', decimals: 6 };

const recordOf = (
  seed: { account: number; swap: boolean; time: number; final: boolean; mined: boolean },
  nr: number,
) => {
  const { account, swap, time, final, mined } = seed;
  const info = swap
    ? ({ kind: 'swap', input: currency, output: currency } as unknown as TransactionRecord['info'])
    : ({ kind: 'wrap', input: currency, output: currency, amount: '1' } as const);
  return {
    hash: `0x${nr.toString(16)}`,
    from: accounts[account] ?? '0x01',
    chainId: 137,
    summary: '',
    info,
    addedTime: time,
    ...(mined && { receipt: { blockNumber: 100 } as TransactionRecord['receipt'] }),
    lastCheckedBlockNumber: final ? 164 : 163,
  } as TransactionRecord;
};

const seed = fc.record({
  account: fc.nat({ max: 1 }),
  swap: fc.boolean(),
  time: fc.nat({ max: 50 }),
  final: fc.boolean(),
  mined: fc.boolean(),
});
const records = fc.array(seed, { maxLength: 600, size: 'max' }).map((seeds) => seeds.map(recordOf));

it('keeps every record that is not final, and each account’s newest final ones', () => {
  fc.assert(
    fc.property(records, (all) => {
      const kept = new Set(pruneTransactions(all));
      const dropped = all.filter((record) => !kept.has(record));
      expect(dropped.every(isFinal)).toBe(true);
      for (const record of dropped) {
        const rivals = [...kept].filter(
          ({ from, info }) => from === record.from && (info.kind === 'swap') === (record.info.kind === 'swap'),
        );
        const final = rivals.filter(isFinal);
        expect(final).toHaveLength(record.info.kind === 'swap' ? MAX_FINISHED_SWAPS : MAX_FINISHED);
        expect(final.every(({ addedTime }) => addedTime >= record.addedTime)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

it('drops the same records in any input order, and nothing more the second time', () => {
  fc.assert(
    fc.property(records, (all) => {
      const kept = pruneTransactions(all);
      expect(new Set(pruneTransactions(all.toReversed()))).toEqual(new Set(kept));
      expect(pruneTransactions(kept)).toBe(kept);
    }),
    { numRuns: 50 },
  );
});
