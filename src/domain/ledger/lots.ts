import { compare, minus, plus, share, ZERO, type Rational } from './rational.ts';

export type CostMethod = 'average' | 'fifo';

export interface KnownCost {
  readonly cost: Rational;
  readonly isCostEstimated: boolean;
}

/** Raw units of the asset; `cost` covers only the part of known cost. */
export interface CostedAmount extends KnownCost {
  readonly costed: Rational;
  readonly uncosted: Rational;
}

export interface Lots {
  add(amount: Rational, cost: KnownCost | undefined): void;
  /** Removes raw units; an amount beyond the holding has an unknown cost. */
  take(amount: Rational): CostedAmount;
  held(): CostedAmount;
}

export const NOTHING: CostedAmount = { costed: ZERO, cost: ZERO, isCostEstimated: false, uncosted: ZERO };

const isPositive = ({ numerator }: Rational): boolean => numerator > 0n;

/** Raw units of known and of unknown cost together. */
export const wholeAmount = ({ costed, uncosted }: CostedAmount): Rational => plus(costed, uncosted);

const joined = (a: CostedAmount, b: CostedAmount): CostedAmount => ({
  costed: plus(a.costed, b.costed),
  cost: plus(a.cost, b.cost),
  isCostEstimated: a.isCostEstimated || b.isCostEstimated,
  uncosted: plus(a.uncosted, b.uncosted),
});

const without = (all: CostedAmount, gone: CostedAmount, isCostEstimated: boolean): CostedAmount => ({
  costed: minus(all.costed, gone.costed),
  cost: minus(all.cost, gone.cost),
  isCostEstimated,
  uncosted: minus(all.uncosted, gone.uncosted),
});

const averageLots = (): Lots => {
  let { costed, cost, isCostEstimated, uncosted } = NOTHING;
  return {
    add(amount, known) {
      if (!known) {
        uncosted = plus(uncosted, amount);
        return;
      }
      costed = plus(costed, amount);
      cost = plus(cost, known.cost);
      isCostEstimated ||= known.isCostEstimated;
    },
    take(amount) {
      const all = plus(costed, uncosted);
      const before = { costed, cost, isCostEstimated, uncosted };
      if (compare(amount, all) >= 0) {
        ({ costed, cost, isCostEstimated, uncosted } = NOTHING);
        return { ...before, uncosted: plus(before.uncosted, minus(amount, all)) };
      }
      // Units of known and of unknown cost leave in proportion, so a worthless arrival hides no known cost.
      const taken = {
        costed: share(costed, amount, all),
        cost: share(cost, amount, all),
        isCostEstimated,
        uncosted: share(uncosted, amount, all),
      };
      costed = minus(costed, taken.costed);
      cost = minus(cost, taken.cost);
      uncosted = minus(uncosted, taken.uncosted);
      return taken;
    },
    held: () => ({ costed, cost, isCostEstimated, uncosted }),
  };
};

interface Lot {
  readonly amount: Rational;
  readonly known: KnownCost | undefined;
  left: Rational;
}

const partOf = ({ amount, known }: Lot, part: Rational): CostedAmount =>
  known
    ? { ...known, costed: part, cost: share(known.cost, part, amount), uncosted: ZERO }
    : { costed: ZERO, cost: ZERO, isCostEstimated: false, uncosted: part };

const isEstimated = ({ known }: Lot): boolean => known?.isCostEstimated === true;

const fifoLots = (): Lots => {
  const lots: Lot[] = [];
  let first = 0;
  let held = NOTHING;
  let estimated = 0;
  return {
    add(amount, known) {
      if (!isPositive(amount)) return;
      const lot = { amount, known, left: amount };
      lots.push(lot);
      if (isEstimated(lot)) estimated += 1;
      held = joined(held, partOf(lot, amount));
    },
    take(amount) {
      let taken = NOTHING;
      let open = amount;
      while (isPositive(open)) {
        const lot = lots[first];
        if (!lot) return { ...taken, uncosted: plus(taken.uncosted, open) };
        const isWhole = compare(open, lot.left) >= 0;
        const part = isWhole ? lot.left : open;
        const gone = partOf(lot, part);
        taken = joined(taken, gone);
        lot.left = minus(lot.left, part);
        open = minus(open, part);
        if (isWhole) first += 1;
        if (isWhole && isEstimated(lot)) estimated -= 1;
        held = first === lots.length ? NOTHING : without(held, gone, estimated > 0);
      }
      return taken;
    },
    held: () => held,
  };
};

/** Empty holding. Its sales cost the average, or the cost of the oldest lots. */
export const createLots = (method: CostMethod): Lots => (method === 'average' ? averageLots() : fifoLots());
