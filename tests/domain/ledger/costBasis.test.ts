import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costBasis, heldAmount, type CostBasis } from '#domain/ledger/costBasis.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import { compare, minus, plus, whole, type Rational } from '#domain/ledger/rational.ts';
import type { Address } from '#domain/tokens/types.ts';
import { buy, DOLLAR, event, movesOf, MYT, POOL, sell, size, type Event } from './ledgerEvents.ts';
import { referenceLedger } from './referenceLedger.ts';

const METHODS: readonly CostMethod[] = ['average', 'fifo'];

const NO_VALUES: ReadonlyMap<string, bigint> = new Map();
const basisOf = (events: readonly Event[], method: CostMethod, values = NO_VALUES): CostBasis =>
  costBasis(movesOf(events), { method, dollar: DOLLAR, values, estimates: new Set() });

const equals = (a: Rational | undefined, b: Rational): void => {
  expect(a && compare(a, b)).toBe(0);
};
const ratio = (numerator: bigint, denominator = 1n): Rational => ({ numerator, denominator });

/** Sums of very long denominators are rounded; no file or screen shows so many digits. */
const equalsTo18Digits = (a: Rational | undefined, b: Rational): void => {
  const apart = a && minus(a, b);
  const limit = 10n ** 18n;
  expect(apart && compare(apart, ratio(1n, limit))).toBe(-1);
  expect(apart && compare(apart, ratio(-1n, limit))).toBe(1);
};

describe('a cost basis computed by hand', () => {
  const trades = [buy(MYT, 10n, 100n), buy(MYT, 30n, 500n), sell(MYT, 20n, 400n)];

  it('sells at the average cost: 20 of 40 that cost 600', () => {
    const basis = basisOf(trades, 'average').assets.get(MYT);
    equals(basis?.realised, whole(100n));
    equals(basis?.held.cost, whole(300n));
  });

  it('sells the oldest first: 10 for 100, and 10 of 30 for 500', () => {
    const basis = basisOf(trades, 'fifo').assets.get(MYT);
    equals(basis?.realised, ratio(400n * 3n - 300n - 500n, 3n));
    equals(basis?.held.cost, ratio(1000n, 3n));
  });

  it.each(METHODS)('an arrival of unknown cost is no gain of its whole price (%s)', (method) => {
    const events: readonly Event[] = [{ kind: 'transferIn', legs: [[MYT, 10n]] }, sell(MYT, 10n, 400n)];
    const unknown = basisOf(events, method);
    expect(unknown.disposals).toMatchObject([{ gain: undefined }]);
    equals(unknown.assets.get(MYT)?.realised, whole(0n));
    equals(unknown.assets.get(MYT)?.unknownSold, whole(10n));
    expect(unknown.unvalued.map(({ event }) => event)).toEqual(['0']);
    const known = basisOf(events, method, new Map([['0', 150n]]));
    equals(known.assets.get(MYT)?.realised, whole(250n));
    expect(known.unvalued).toEqual([]);
  });

  it.each(METHODS)('one unit of unknown cost leaves the gain of the others (%s)', (method) => {
    const events: readonly Event[] = [
      buy(MYT, 1000n, 1000n),
      { kind: 'transferIn', legs: [[MYT, 1n]] },
      sell(MYT, 1001n, 2002n),
    ];
    equals(basisOf(events, method).assets.get(MYT)?.realised, whole(1000n));
  });

  it.each(METHODS)('a reward is income at its value, and later a gain above it (%s)', (method) => {
    const events: readonly Event[] = [{ kind: 'reward', legs: [[MYT, 5n, 50n]] }, sell(MYT, 5n, 80n)];
    const basis = basisOf(events, method).assets.get(MYT);
    expect(basis?.income).toBe(50n);
    equals(basis?.realised, whole(30n));
    const unknown = basisOf([{ kind: 'reward', legs: [[MYT, 5n]] }], method).assets.get(MYT);
    expect([unknown?.income, unknown?.unknownIncome]).toEqual([0n, 5n]);
  });

  it.each(METHODS)('stakes, sends and network fees realise nothing (%s)', (method) => {
    const events: readonly Event[] = [
      buy(MYT, 10n, 100n),
      { kind: 'stake', legs: [[MYT, -10n]] },
      { kind: 'unstake', legs: [[MYT, 10n]] },
      { kind: 'transferOut', legs: [[MYT, -4n]] },
      { kind: 'networkFee', legs: [[MYT, -1n]] },
    ];
    const { assets, disposals } = basisOf(events, method);
    expect(disposals.filter(({ move }) => move.asset === MYT)).toEqual([]);
    equals(assets.get(MYT)?.movedCost, whole(50n));
    equals(assets.get(MYT)?.held.cost, whole(50n));
    expect(assets.get(MYT)?.networkFees).toBe(1n);
  });

  it.each(METHODS)('a pool carries the cost in and out, in halves (%s)', (method) => {
    const entry: Event = {
      kind: 'poolEntry',
      legs: [
        [MYT, -10n],
        [DOLLAR, -140n],
        [POOL, 8n],
      ],
    };
    const afterEntry = basisOf([buy(MYT, 10n, 100n), entry], method).assets;
    equals(afterEntry.get(POOL)?.held.cost, whole(240n));
    equals(afterEntry.get(POOL)?.held.uncosted, whole(0n));
    const exit: Event = {
      kind: 'poolExit',
      legs: [
        [POOL, -8n],
        [MYT, 9n],
        [DOLLAR, 150n],
      ],
    };
    const left = basisOf([buy(MYT, 10n, 100n), entry, exit], method).assets;
    equals(left.get(MYT)?.held.cost, whole(120n));
    equals(left.get(DOLLAR)?.held.cost, whole(120n));
  });

  it.each(METHODS)('a side of a pool that left no log is of unknown cost (%s)', (method) => {
    const entry: Event = {
      kind: 'poolEntry',
      legs: [
        [MYT, -10n],
        [POOL, 8n],
      ],
    };
    const pool = basisOf([buy(MYT, 10n, 100n), entry], method).assets.get(POOL);
    equals(pool?.held.cost, whole(100n));
    equals(pool?.held.uncosted, whole(4n));
  });
});

describe.each(METHODS)('any account, %s', (method) => {
  it('equals an independent ledger over 300 moves of every kind', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 150, maxLength: 150 }), (events) => {
        const moves = movesOf(events).slice(0, 300);
        const { assets } = costBasis(moves, { method, dollar: DOLLAR, values: NO_VALUES, estimates: new Set() });
        for (const [token, row] of referenceLedger(moves, method, DOLLAR)) {
          const basis = assets.get(token as Address);
          const isEqual = method === 'fifo' ? equals : equalsTo18Digits;
          isEqual(basis?.realised, ratio(...row.realised));
          isEqual(basis?.held.cost, ratio(...row.heldCost));
          expect(basis?.income).toBe(row.income);
        }
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  it('loses no cost: what came in is held, sold or moved', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        for (const { added, held, soldCost, movedCost } of basisOf(events, method).assets.values())
          equals(minus(added, plus(held.cost, plus(soldCost, movedCost))), whole(0n));
      }),
    );
  });

  it('holds what came minus what left, if enough was held', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(size, size), { maxLength: 40 }), (pairs) => {
        const events = pairs.flatMap(([got, dollars]) => [buy(MYT, got + 1n, dollars), sell(MYT, got, dollars)]);
        const basis = basisOf(events, method).assets.get(MYT);
        if (basis) equals(heldAmount(basis), whole(BigInt(pairs.length)));
      }),
    );
  });
});

it('both methods agree while every purchase has one price', () => {
  const trades = fc.array(fc.tuple(fc.boolean(), size, size), { maxLength: 60 });
  fc.assert(
    fc.property(trades, fc.bigInt({ min: 1n, max: 50n }), (entries, price) => {
      const events = entries.map(([isBuy, amount, dollars]) =>
        isBuy ? buy(MYT, amount, amount * price) : sell(MYT, amount, dollars),
      );
      const [average, fifo] = METHODS.map((method) => basisOf(events, method).assets.get(MYT));
      if (average && fifo) equals(average.realised, fifo.realised);
    }),
  );
});

it('keeps 40,000 moves of 18 decimals in linear time', { timeout: 30_000 }, () => {
  const unit = 10n ** 18n;
  const events = Array.from({ length: 10_000 }, (_, i) => {
    const amount = unit + BigInt(i * 7919);
    return [buy(MYT, 2n * amount + 1n, 3n * amount), sell(MYT, amount, 2n * amount)];
  }).flat();
  const basis = basisOf(events, 'average').assets.get(MYT);
  if (basis) equalsTo18Digits(plus(basis.held.cost, plus(basis.soldCost, basis.movedCost)), basis.added);
});
