import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGasOf, createOrderKinds } from '#domain/history/orderKinds.ts';
import { ownTotals, type CountedRow } from '#domain/history/ownTotals.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { feeWithin } from '#domain/trade/limitOrder.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';

const [A, B, C] = ['0xA', '0xB', '0xC'] as const satisfies readonly Address[];
const hashes: readonly Hex[] = ['0x01', '0x02', '0x03'];
const noGas = (): undefined => undefined;

const anyRow: fc.Arbitrary<CountedRow> = fc
  .record({
    pair: fc.constantFrom([A, B] as const, [B, A] as const, [A, C] as const, [C, A] as const),
    filled: fc.option(
      fc.record({
        sold: fc.bigInt(0n, 10n ** 24n),
        received: fc.bigInt(0n, 10n ** 24n),
        perThousand: fc.bigInt(0n, 3n),
      }),
      { nil: undefined },
    ),
    remain: fc.bigInt(0n, 10n ** 20n),
    sentIn: fc.constantFrom(...hashes, undefined),
  })
  .map(({ pair: [soldToken, boughtToken], filled, remain, sentIn }) => ({
    facts: {
      market: [soldToken, boughtToken].toSorted().join(' '),
      side: soldToken === A ? 'SELL' : 'BUY',
      ...{ timestamp: 1, kind: 'limit', status: 'open' },
    },
    ...{ soldToken, boughtToken, remain, sentIn },
    filled: filled && { sold: filled.sold, received: filled.received, fee: feeWithin(filled.sold, filled.perThousand) },
  }));

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

describe('totals', () => {
  it('add up each token alone, to the unit, and count what is unknown instead of adding 0', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 25 }), (rows) => {
        const totals = ownTotals(rows, noGas);
        expect([totals.count, totals.missing]).toEqual([rows.length, rows.filter(({ filled }) => !filled).length]);
        for (const token of [A, B, C]) {
          const found = totals.tokens.filter((entry) => entry.token === token);
          const bought = sum(rows.flatMap((row) => (row.boughtToken === token ? (row.filled?.received ?? []) : [])));
          const ofToken = rows.filter(({ soldToken }) => soldToken === token);
          expect(found.length).toBeLessThan(2);
          const total = found[0] ?? { bought: 0n, sold: 0n, remain: 0n, fees: feeWithin(0n, 0n) };
          expect(total.bought).toBe(bought);
          expect(total.sold).toBe(sum(ofToken.map(({ filled }) => filled?.sold ?? 0n)));
          expect(total.remain).toBe(sum(ofToken.map(({ remain }) => remain)));
          const thousandths = sum(ofToken.map(({ filled }) => filled?.fee.numerator ?? 0n));
          expect(total.fees.numerator * 1000n).toBe(thousandths * total.fees.denominator);
        }
      }),
    );
  });

  it('have no network fee while the transaction of a row is unread', () => {
    const row = fc.sample(anyRow, 1)[0];
    if (!row) throw new Error('no row');
    const fee = () => 5n;
    const known = { ...row, sentIn: hashes[0] };
    expect(ownTotals([known, known], fee)).toMatchObject({ gas: 5n, transactions: 1, gasMissing: 0 });
    const unread = { ...row, sentIn: 'unread' } as const;
    expect(ownTotals([known, unread, unread], fee)).toMatchObject({ gas: undefined, transactions: 2, gasMissing: 1 });
  });

  it('have an average of each side only if all rows are of one market and known', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 6 }), (rows) => {
        const { averages } = ownTotals(rows, noGas);
        const isOne = new Set(rows.map(({ facts }) => facts.market)).size === 1 && rows.every(({ filled }) => filled);
        for (const side of ['BUY', 'SELL'] as const) {
          const fills = rows.flatMap((row) => (row.facts.side === side ? (row.filled ?? []) : []));
          const [sold, received] = [sum(fills.map((fill) => fill.sold)), sum(fills.map((fill) => fill.received))];
          if (!isOne || sold === 0n || received === 0n) {
            expect(averages[side]).toBeUndefined();
            continue;
          }
          // Thousandths of the amount that was exchanged, without the fee.
          const net = sold * 1000n - sum(fills.map(({ fee }) => fee.numerator));
          const [quote, base] = side === 'BUY' ? [net, received * 1000n] : [received * 1000n, net];
          const average = averages[side];
          expect((average?.numerator ?? 0n) * base).toBe((average?.denominator ?? 0n) * quote);
        }
      }),
    );
  });

  it('count the network fee of each transaction once, and how many are unknown', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 12 }), (rows) => {
        const gasOf = (hash: Hex): bigint | undefined => (hash === '0x03' ? undefined : hash === '0x01' ? 5n : 7n);
        const sent = new Set(rows.flatMap(({ sentIn }) => sentIn ?? []));
        const known = [...sent].flatMap((hash) => (hash === 'unread' ? [] : (gasOf(hash) ?? [])));
        const { gas, transactions, gasMissing } = ownTotals(rows, gasOf);
        expect(transactions).toBe(sent.size);
        expect(gasMissing).toBe(sent.size - known.length);
        expect(gas).toBe(known.length === 0 ? undefined : sum(known));
      }),
    );
  });
});

describe('records of this browser', () => {
  const USDC = { symbol: 'USDC', decimals: 6 };
  const order = (from: string, part: object = {}) =>
    ({
      kind: 'placeOrder',
      direction: 'BUY',
      orderType: 'LIMIT',
      input: USDC,
      output: USDC,
      from,
      to: '9',
      ...part,
    }) as const;
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  const receipt = (transactionHash: Hex, from: Address = account) => ({
    ...{ blockHash: '0x', blockNumber: 1, contractAddress: null, to: null, transactionIndex: 0 },
    ...{ transactionHash, from, networkFee: '21', status: 1 },
  });
  const record = (hash: Hex, part: object): TransactionRecord =>
    ({ hash, from: account, chainId: 137, summary: '', addedTime: 1, ...part }) as unknown as TransactionRecord;

  const records = [
    record('0x01', { info: order('1'), receipt: receipt('0x01') }),
    record('0x02', { info: order('2', { orderType: 'MARKET' }), receipt: receipt('0x0e') }),
    record('0x03', {
      info: order('3', { madeBy: 'move' }),
      also: [order('4', { madeBy: 'scale' })],
      receipt: receipt('0x03', other),
    }),
    record('0x04', { info: order('5') }),
  ];

  it('name the kind of an order, also of one in a batch or under another hash', () => {
    const kindOf = createOrderKinds(records);
    const kind = (transactionHash: string, from: bigint) => kindOf({ transactionHash, from, to: 9n });
    expect([kind('0x01', 1n), kind('0x0e', 2n), kind('0x03', 3n), kind('0x03', 4n)]).toEqual([
      ...['limit', 'market', 'move', 'scale'],
    ]);
    // Planned with another amount; of an unknown transaction; one of two with other amounts.
    expect([kind('0x01', 7n), kind('0xff', 1n), kind('0x03', 7n)]).toEqual(['limit', 'unrecorded', 'unrecorded']);
  });

  it('know the network fee from the receipt: none if another account paid it, unknown without a receipt', () => {
    const gasOf = createGasOf(records);
    expect(['0x01', '0x0e', '0x03', '0x04'].map((hash) => gasOf(hash as Hex))).toEqual([21n, 21n, 0n, undefined]);
  });
});
