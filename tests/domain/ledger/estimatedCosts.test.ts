import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetProfit } from '#domain/ledger/assetProfit.ts';
import { costBasis, eventsOf, type CostBasis } from '#domain/ledger/costBasis.ts';
import type { CostOptions } from '#domain/ledger/costLedger.ts';
import { isGainEstimated } from '#domain/ledger/costStep.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import { createYearLedger } from '#domain/ledger/yearReport.ts';
import type { SignedDollars } from '#domain/portfolio/marketLedgers.ts';
import { buy, DOLLAR, event, movesOf, MYT, POOL, sell, size, WETH, type Event } from './ledgerEvents.ts';

const METHODS: readonly CostMethod[] = ['average', 'fifo'];
const YEAR = { from: 10, to: 25 };
const UNITS = { price: { numerator: 3n, denominator: 1n }, decimals: 0, dollarDecimals: 0 };

interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}
interface Figure {
  readonly name: string;
  readonly value: Ratio | bigint | undefined;
  readonly isMarked: boolean;
}

const signed = (gain: SignedDollars | undefined): Ratio | undefined =>
  gain && { ...gain.dollars, numerator: gain.isLoss ? -gain.dollars.numerator : gain.dollars.numerator };

const basisFigures = ({ steps, assets }: CostBasis): readonly Figure[] => [
  ...steps.flatMap((step) => [
    { name: `${step.move.id} value`, value: step.value, isMarked: step.isValueEstimated },
    { name: `${step.move.id} cost`, value: step.cost, isMarked: step.isCostEstimated },
    { name: `${step.move.id} gain`, value: step.gain, isMarked: isGainEstimated(step) },
  ]),
  ...[...assets.values()].flatMap((basis) => {
    const { asset, cost, realised, unrealised, income, isEstimated } = assetProfit(basis, UNITS);
    const isLeftMarked = unrealised !== undefined && isEstimated.cost;
    return [
      { name: `${asset} cost`, value: cost, isMarked: isEstimated.cost },
      { name: `${asset} realised`, value: signed(realised), isMarked: isEstimated.realised },
      { name: `${asset} unrealised`, value: signed(unrealised), isMarked: isLeftMarked },
      { name: `${asset} income`, value: income, isMarked: isEstimated.income },
    ];
  }),
];

const yearFigures = (moves: readonly LedgerMove[], options: CostOptions): readonly Figure[] => {
  const ledger = createYearLedger(options, YEAR);
  for (const one of eventsOf(moves)) ledger.apply(one);
  return ledger.report().assets.flatMap((year) => [
    { name: `${year.asset} opening`, value: year.opening.cost, isMarked: year.opening.isCostEstimated },
    { name: `${year.asset} closing`, value: year.closing.cost, isMarked: year.closing.isCostEstimated },
    { name: `${year.asset} gains of the year`, value: year.realised, isMarked: year.isEstimated.realised },
    { name: `${year.asset} income of the year`, value: year.income, isMarked: year.isEstimated.income },
  ]);
};

const figuresOf = (moves: readonly LedgerMove[], options: CostOptions): readonly Figure[] => [
  ...basisFigures(costBasis(moves, options)),
  ...yearFigures(moves, options),
];

const isSame = (a: Figure['value'], b: Figure['value']): boolean =>
  typeof a === 'object' && typeof b === 'object'
    ? a.numerator * b.denominator === b.numerator * a.denominator
    : a === b;

const marksOf = (events: readonly Event[], options: Omit<CostOptions, 'dollar'>): CostBasis =>
  costBasis(movesOf(events), { ...options, dollar: DOLLAR });

const arrival = (amount: bigint): Event => ({ kind: 'transferIn', legs: [[MYT, amount]] });

describe('estimated costs computed by hand', () => {
  const events = [arrival(10n), buy(MYT, 10n, 100n), sell(MYT, 10n, 150n), sell(MYT, 10n, 150n)];
  const own = { values: new Map([['0', 40n]]), estimates: new Set(['0']) };
  const gainsIn = (method: CostMethod, of: readonly Event[]): readonly boolean[] =>
    marksOf(of, { method, ...own })
      .disposals.filter(({ move }) => move.asset === MYT)
      .map(isGainEstimated);

  it('first in, first out marks the sale of the estimated lot alone', () => {
    expect(gainsIn('fifo', events)).toEqual([true, false]);
  });

  it('average cost marks all sales until nothing is left', () => {
    expect(gainsIn('average', [...events, buy(MYT, 1n, 9n), sell(MYT, 1n, 9n)])).toEqual([true, true, false]);
  });

  it.each(METHODS)('a typed value and a value from the chain are no estimates (%s)', (method) => {
    const typed = marksOf(events, { ...own, method, estimates: new Set() });
    expect(typed.disposals.some(isGainEstimated)).toBe(false);
    const chain = marksOf([buy(MYT, 10n, 100n), sell(MYT, 10n, 150n)], { ...own, method });
    expect(chain.steps.some((step) => step.isCostEstimated || step.isValueEstimated)).toBe(false);
  });

  it.each(METHODS)('a pool carries the mark in and out (%s)', (method) => {
    const entry: Event = {
      kind: 'poolEntry',
      legs: [
        [MYT, -10n],
        [DOLLAR, -40n],
        [POOL, 8n],
      ],
    };
    const exit: Event = {
      kind: 'poolExit',
      legs: [
        [POOL, -8n],
        [WETH, 3n],
        [DOLLAR, 40n],
      ],
    };
    const { assets } = marksOf([arrival(10n), entry, exit], { method, ...own });
    expect([MYT, POOL, WETH, DOLLAR].map((asset) => assets.get(asset)?.held.isCostEstimated)).toEqual([
      ...[false, false, true, true],
    ]);
  });
});

it.each(METHODS)('a gain needs a value: what is sold without one has an unknown gain, not zero (%s)', (method) => {
  const basis = marksOf([buy(MYT, 10n, 100n), { kind: 'burn', legs: [[MYT, -10n]] }], {
    ...{ method, values: new Map(), estimates: new Set() },
  }).assets.get(MYT);
  expect(basis && assetProfit(basis, UNITS)).toMatchObject({ realised: undefined, unknownSold: 10n });
});

describe.each(METHODS)('any account, %s', (method) => {
  const source = fc.constantFrom('none', 'typed', 'estimate', 'estimate');
  const change = fc.bigInt({ min: 10n ** 15n, max: 10n ** 18n });
  const entries = fc.array(fc.tuple(event, source, size, change), { minLength: 12, maxLength: 40 });

  it('marks a figure if and only if it changes with an estimate', () => {
    let [marked, unmarked] = [0, 0];
    fc.assert(
      fc.property(entries, (all) => {
        const moves = movesOf(all.map(([event]) => event));
        const chosen = all.map(([, from, value, more], at) => ({ event: String(at), from, value, more }));
        const set = chosen.filter(({ from }) => from !== 'none');
        const estimates = new Set(set.filter(({ from }) => from === 'estimate').map((cost) => cost.event));
        const before = new Map(set.map((cost) => [cost.event, cost.value]));
        const after = new Map(
          set.map((cost) => [cost.event, cost.value + (estimates.has(cost.event) ? cost.more : 0n)]),
        );
        const [first, second] = [before, after].map((values) =>
          figuresOf(moves, { method, dollar: DOLLAR, values, estimates }),
        );
        expect(second?.map(({ name, isMarked }) => [name, isMarked])).toEqual(
          first?.map(({ name, isMarked }) => [name, isMarked]),
        );
        const wrong = first?.filter(({ value, isMarked }, at) => isSame(value, second?.[at]?.value) === isMarked);
        expect(wrong).toEqual([]);
        marked += first?.filter(({ isMarked }) => isMarked).length ?? 0;
        unmarked += first?.filter(({ isMarked }) => !isMarked).length ?? 0;
      }),
      { numRuns: 100 },
    );
    expect(Math.min(marked, unmarked)).toBeGreaterThan(200);
  });
});
