import type { Address } from '../tokens/types.ts';
import { heldAmount } from './costBasis.ts';
import { createCostLedger, isSale, needsValue, type AssetBasis, type CostOptions } from './costLedger.ts';
import type { CostStep } from './costStep.ts';
import type { LedgerMove } from './ledgerMove.ts';
import type { TimeRange } from './ledgerYears.ts';
import { NOTHING, type CostedAmount } from './lots.ts';
import { minus, plus, whole, ZERO, type Rational } from './rational.ts';

/** `moved`: sent, or moved into or out of a pool, together with its cost. */
export type ReportPart = 'acquired' | 'income' | 'sold' | 'moved' | 'fees';

export interface AssetYear {
  readonly asset: Address;
  readonly opening: CostedAmount;
  readonly closing: CostedAmount;
  readonly parts: Readonly<Record<ReportPart, readonly CostStep[]>>;
  /** Amount that left although no entry had received it: opening + entries + this = closing. Never below zero. */
  readonly withoutEntry: Rational;
  readonly realised: Rational;
  /** False if no sale has a gain or loss, because no value or cost is known. */
  readonly isRealisedKnown: boolean;
  readonly unknownSold: Rational;
  readonly income: bigint;
  readonly unknownIncome: bigint;
  readonly networkFees: bigint;
  readonly isEstimated: Readonly<Record<'realised' | 'income', boolean>>;
}

export interface YearReport {
  readonly assets: readonly AssetYear[];
  readonly unvalued: number;
  readonly estimated: number;
}

interface YearLedger {
  readonly apply: (event: readonly LedgerMove[]) => void;
  readonly report: () => YearReport;
}

type Assets = ReadonlyMap<Address, AssetBasis>;

const partOf = (step: CostStep): ReportPart => {
  const { kind, amount } = step.move;
  if (kind === 'networkFee') return 'fees';
  if (amount > 0n) return kind === 'reward' ? 'income' : 'acquired';
  return isSale(step) ? 'sold' : 'moved';
};

interface AssetSteps {
  readonly parts: Readonly<Record<ReportPart, CostStep[]>>;
  moved: bigint;
}

const noSteps = (): AssetSteps => ({
  parts: { acquired: [], income: [], sold: [], moved: [], fees: [] },
  moved: 0n,
});

const NO_SUMS = {
  ...{ realised: ZERO, unknownSold: ZERO, income: 0n, unknownIncome: 0n, networkFees: 0n },
  ...{ gains: 0, estimatedGains: 0, estimatedIncome: 0 },
};

const heldOf = (basis: AssetBasis | undefined): Rational => (basis ? heldAmount(basis) : ZERO);

const assetYear = (before: AssetBasis | undefined, after: AssetBasis, { parts, moved }: AssetSteps): AssetYear => {
  const first = before ?? NO_SUMS;
  const unknownSold = minus(after.unknownSold, first.unknownSold);
  return {
    asset: after.asset,
    opening: before?.held ?? NOTHING,
    closing: after.held,
    parts,
    withoutEntry: minus(heldOf(after), plus(heldOf(before), whole(moved))),
    realised: minus(after.realised, first.realised),
    isRealisedKnown: after.gains > first.gains || unknownSold.numerator === 0n,
    unknownSold,
    income: after.income - first.income,
    unknownIncome: after.unknownIncome - first.unknownIncome,
    networkFees: after.networkFees - first.networkFees,
    isEstimated: {
      realised: after.estimatedGains > first.estimatedGains,
      income: after.estimatedIncome > first.estimatedIncome,
    },
  };
};

const wasThere = ({ opening, parts }: AssetYear): boolean =>
  opening.costed.numerator > 0n ||
  opening.uncosted.numerator > 0n ||
  Object.values(parts).some((steps) => steps.length > 0);

/** Events of unknown time count as within the year. Events must come oldest first, including those before the year. */
export const createYearLedger = (options: CostOptions, { from, to }: TimeRange): YearLedger => {
  const ledger = createCostLedger(options);
  const byAsset = new Map<Address, AssetSteps>();
  const unvalued = new Set<string>();
  const estimated = new Set<string>();
  const add = (step: CostStep): void => {
    const { move, value, isValueEstimated } = step;
    const steps = byAsset.get(move.asset) ?? noSteps();
    byAsset.set(move.asset, steps);
    steps.parts[partOf(step)].push(step);
    steps.moved += move.amount;
    if (value === undefined && needsValue(move)) unvalued.add(move.event);
    if (isValueEstimated) estimated.add(move.event);
  };
  let opening: Assets | undefined;
  return {
    apply(event) {
      const time = event[0]?.timestamp ?? from;
      if (time >= to) return;
      if (time >= from) opening ??= ledger.assets();
      const done = ledger.apply(event);
      if (opening) done.forEach(add);
    },
    report() {
      const closing = ledger.assets();
      const before = opening ?? closing;
      const assets = [...closing.values()].map((after) =>
        assetYear(before.get(after.asset), after, byAsset.get(after.asset) ?? noSteps()),
      );
      return { assets: assets.filter(wasThere), unvalued: unvalued.size, estimated: estimated.size };
    },
  };
};
