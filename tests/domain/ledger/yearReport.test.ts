import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costBasis, eventsOf } from '#domain/ledger/costBasis.ts';
import type { CostOptions } from '#domain/ledger/costLedger.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import { compare, plus, whole, type Rational } from '#domain/ledger/rational.ts';
import { createYearLedger, type AssetYear, type YearReport } from '#domain/ledger/yearReport.ts';
import { buy, DOLLAR, event, movesOf, MYT, sell, type Event } from './ledgerEvents.ts';

const METHODS: readonly CostMethod[] = ['average', 'fifo'];
const optionsOf = (method: CostMethod): CostOptions => ({
  ...{ method, dollar: DOLLAR, values: new Map(), estimates: new Set() },
});

/** The time of an event is its block: its place among all events. */
const reportOf = (moves: readonly LedgerMove[], method: CostMethod, from: number, to: number): YearReport => {
  const ledger = createYearLedger(optionsOf(method), { from, to });
  for (const one of eventsOf(moves)) ledger.apply(one);
  return ledger.report();
};
const assetIn = ({ assets }: YearReport, asset: string): AssetYear => {
  const found = assets.find((entry) => entry.asset === asset);
  if (!found) throw new Error(`No ${asset} in the report.`);
  return found;
};
const equals = (a: Rational, b: Rational): void => expect(compare(a, b)).toBe(0);
const amountOf = ({ costed, uncosted }: AssetYear['opening']): Rational => plus(costed, uncosted);

describe('a year report computed by hand', () => {
  const reward: Event = { kind: 'reward', legs: [[MYT, 5n]] };
  const events = [buy(MYT, 10n, 100n), buy(MYT, 30n, 500n), sell(MYT, 20n, 400n), reward, sell(MYT, 5n, 90n)];

  it.each([
    ['average', 600n],
    ['fifo', 600n],
  ] as const)('opens with what earlier years left, and counts the sales of the year alone (%s)', (method, opening) => {
    const year = assetIn(reportOf(movesOf(events), method, 2, 4), MYT);
    equals(amountOf(year.opening), whole(40n));
    equals(year.opening.cost, whole(opening));
    expect(year.parts.sold.map(({ move }) => move.blockNumber)).toEqual([2]);
    equals(year.realised, method === 'average' ? whole(100n) : { numerator: 400n, denominator: 3n });
    equals(amountOf(year.closing), whole(25n));
    equals(year.closing.uncosted, whole(5n));
  });

  it('says that a reward has no known value, and counts its entry as one to be valued', () => {
    const report = reportOf(movesOf(events), 'average', 2, 4);
    expect(report.unvalued).toBe(1);
    expect(assetIn(report, MYT)).toMatchObject({ income: 0n, unknownIncome: 5n });
  });

  it('leaves out an asset that was neither held nor moved in the year', () => {
    const sold = [buy(MYT, 10n, 100n), sell(MYT, 10n, 150n), buy(DOLLAR, 1n, 1n)];
    expect(reportOf(movesOf(sold), 'fifo', 2, 3).assets.map(({ asset }) => asset)).not.toContain(MYT);
  });

  it('a sale beyond all entries is named, with its amount', () => {
    const year = assetIn(reportOf(movesOf([sell(MYT, 7n, 70n)]), 'average', 0, 9), MYT);
    equals(year.withoutEntry, whole(7n));
    expect(year.isRealisedKnown).toBe(false);
  });
});

describe.each(METHODS)('any account, %s', (method) => {
  const cut = fc.tuple(fc.array(event, { maxLength: 40 }), fc.nat(40), fc.nat(40));

  it('opening, all entries and what had none give the closing balance', () => {
    fc.assert(
      fc.property(cut, ([events, from, length]) => {
        for (const year of reportOf(movesOf(events), method, from, from + length).assets) {
          const moved = Object.values(year.parts)
            .flat()
            .reduce((sum, { move }) => sum + move.amount, 0n);
          expect(year.withoutEntry.numerator >= 0n).toBe(true);
          equals(plus(plus(amountOf(year.opening), whole(moved)), year.withoutEntry), amountOf(year.closing));
        }
      }),
    );
  });

  it('years after each other have the gains and income of the whole, and each opens as the one before closed', () => {
    fc.assert(
      fc.property(cut, ([events, middle]) => {
        const moves = movesOf(events);
        const [first, second] = [reportOf(moves, method, 0, middle), reportOf(moves, method, middle, Infinity)];
        for (const [asset, basis] of costBasis(moves, optionsOf(method)).assets) {
          const years = [first, second].map(({ assets }) => assets.find((entry) => entry.asset === asset));
          equals(
            years.reduce((sum, year) => (year ? plus(sum, year.realised) : sum), whole(0n)),
            basis.realised,
          );
          expect(years.reduce((sum, year) => sum + (year?.income ?? 0n), 0n)).toBe(basis.income);
          const [before, after] = years;
          if (before && after) {
            equals(amountOf(before.closing), amountOf(after.opening));
            equals(before.closing.cost, after.opening.cost);
          }
        }
      }),
    );
  });
});
