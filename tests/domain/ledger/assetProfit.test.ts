import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetProfit } from '#domain/ledger/assetProfit.ts';
import { costBasis } from '#domain/ledger/costBasis.ts';
import { needsValue } from '#domain/ledger/costLedger.ts';
import type { LedgerKind, LedgerMove } from '#domain/ledger/ledgerMove.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import type { Address } from '#domain/tokens/types.ts';

const METHODS: readonly CostMethod[] = ['average', 'fifo'];
const COIN: Address = `0x${'1'.repeat(40)}`;
const dollars = (whole: number): bigint => BigInt(whole) * 10n ** 6n;
const coins = (whole: number): bigint => BigInt(whole) * 10n ** 18n;

let count = 0;
const move = (kind: LedgerKind, amount: bigint, value?: bigint): LedgerMove => {
  count += 1;
  const transactionHash = `0x${String(count).padStart(64, '0')}` as const;
  return {
    ...{ id: String(count), event: String(count), kind, asset: COIN, amount, value },
    ...{ blockNumber: count, logIndex: 0, timestamp: count, transactionHash },
  };
};

const price = { numerator: 3n, denominator: 1n };
const profitOf = (moves: readonly LedgerMove[], method: CostMethod, values = new Map<string, bigint>()) => {
  const basis = costBasis(moves, { method, values, estimates: new Set(), dollar: undefined }).assets.get(COIN);
  if (!basis) throw new Error('No asset.');
  return assetProfit(basis, { price, decimals: 18, dollarDecimals: 6 });
};
const amount = ({ numerator, denominator }: { readonly numerator: bigint; readonly denominator: bigint }): number =>
  Number(numerator) / Number(denominator);

describe('cost and profit of an asset', () => {
  it.each([
    ['average', 1.5, 1, 1.5],
    ['fifo', 1, 1.5, 2],
  ] as const)(
    'has the cost of what is sold, the gain so far and the gain left (%s)',
    (method, cost, realised, left) => {
      // One coin for 1 and one for 2 dollars, one sold for 2.5.
      const moves = [
        move('trade', coins(1), dollars(1)),
        move('trade', coins(1), dollars(2)),
        move('trade', -coins(1), 2_500_000n),
      ];
      const profit = profitOf(moves, method);
      expect(amount(profit.realised?.dollars ?? price)).toBe(2.5 - cost);
      expect(amount(profit.realised?.dollars ?? price)).toBe(realised);
      expect(amount(profit.cost ?? price)).toBe(3 - cost);
      expect(amount(profit.unrealised?.dollars ?? price)).toBe(3 - (3 - cost));
      expect(3 - (3 - cost)).toBe(left === 2 ? 1 : 1.5);
    },
  );

  it('has no cost and no gain, never 0, of what came without a known cost', () => {
    const profit = profitOf([move('transferIn', coins(2)), move('trade', -coins(1), dollars(5))], 'average');
    expect(profit).toMatchObject({ held: coins(1), uncosted: coins(1), unknownSold: coins(1) });
    expect([profit.cost, profit.realised, profit.unrealised]).toEqual([undefined, undefined, undefined]);
    expect(profitOf([move('reward', coins(2))], 'fifo')).toMatchObject({ income: undefined, unknownIncome: coins(2) });
  });

  it('counts the value that the user sets as cost, and a reward’s as income apart from gains', () => {
    for (const method of METHODS) {
      const moves = [move('transferIn', coins(2)), move('reward', coins(1)), move('trade', -coins(3), dollars(9))];
      const values = new Map(moves.filter(needsValue).map(({ event }, i) => [event, dollars(i + 1)]));
      const profit = profitOf(moves, method, values);
      expect(amount(profit.realised?.dollars ?? price)).toBe(6);
      expect(amount(profit.income ?? price)).toBe(2);
      expect(profit.unknownSold).toBe(0n);
    }
  });

  it('are the same for values that the user set as for the same values on chain', () => {
    const kinds = fc.constantFrom<LedgerKind>(
      'trade',
      'reward',
      'transferIn',
      'transferOut',
      'bondPayout',
      'burn',
      'networkFee',
    );
    const random = fc.array(
      fc.tuple(kinds, fc.bigInt({ min: 1n, max: 10n ** 24n }), fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.boolean()),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(random, fc.constantFrom(...METHODS), (facts, method) => {
        const moves = facts.map(([kind, size, , isIn]) => {
          const leaves =
            kind === 'transferOut' || kind === 'networkFee' || kind === 'burn' || (kind === 'trade' && !isIn);
          return move(kind, leaves ? -size : size);
        });
        const values = new Map(moves.map(({ event }, i) => [event, facts[i]?.[2] ?? 0n]));
        const onChain = moves.map((move) => ({ ...move, value: values.get(move.event) }));
        const none = new Map<string, bigint>();
        const bySetting = costBasis(moves, { method, values, estimates: new Set(), dollar: undefined });
        expect(bySetting.unvalued).toEqual([]);
        expect(bySetting.assets).toEqual(
          costBasis(onChain, { method, values: none, estimates: new Set(), dollar: undefined }).assets,
        );
        const needing = moves.filter(needsValue).map(({ event }) => event);
        expect(needing).toEqual(
          costBasis(moves, { method, values: none, estimates: new Set(), dollar: undefined }).unvalued.map(
            ({ event }) => event,
          ),
        );
      }),
    );
  });
});
