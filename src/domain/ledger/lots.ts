import { compare, minus, plus, share, ZERO, type Rational } from './rational.ts';

export type CostMethod = 'average' | 'fifo';

/** Raw units of the asset; `cost` in raw dollar units, of the costed part alone. */
export interface CostedAmount {
  readonly costed: Rational;
  readonly cost: Rational;
  /** Its cost is unknown, never zero. */
  readonly uncosted: Rational;
}

/** Holding of one asset. */
export interface Lots {
  /** Raw units; an undefined cost is unknown. */
  add(amount: Rational, cost: Rational | undefined): void;
  /** Raw units; an amount beyond the holding is of unknown cost. */
  take(amount: Rational): CostedAmount;
  /** Costs no walk over the lots. */
  held(): CostedAmount;
}

/** Nothing held. */
export const NOTHING: CostedAmount = { costed: ZERO, cost: ZERO, uncosted: ZERO };

const isPositive = ({ numerator }: Rational): boolean => numerator > 0n;

/** Raw units of known and of unknown cost together. */
export const wholeAmount = ({ costed, uncosted }: CostedAmount): Rational => plus(costed, uncosted);

/** Sum of two amounts of one asset. */
export const joined = (a: CostedAmount, b: CostedAmount): CostedAmount => ({
  costed: plus(a.costed, b.costed),
  cost: plus(a.cost, b.cost),
  uncosted: plus(a.uncosted, b.uncosted),
});

const without = (all: CostedAmount, gone: CostedAmount): CostedAmount => ({
  costed: minus(all.costed, gone.costed),
  cost: minus(all.cost, gone.cost),
  uncosted: minus(all.uncosted, gone.uncosted),
});

const averageLots = (): Lots => {
  let { costed, cost, uncosted } = NOTHING;
  return {
    add(amount, known) {
      if (!known) {
        uncosted = plus(uncosted, amount);
        return;
      }
      costed = plus(costed, amount);
      cost = plus(cost, known);
    },
    take(amount) {
      const all = plus(costed, uncosted);
      const before = { costed, cost, uncosted };
      if (compare(amount, all) >= 0) {
        ({ costed, cost, uncosted } = NOTHING);
        return { ...before, uncosted: plus(before.uncosted, minus(amount, all)) };
      }
      // Parts of known and of unknown cost leave in proportion: a worthless arrival hides no known cost.
      const taken = {
        costed: share(costed, amount, all),
        cost: share(cost, amount, all),
        uncosted: share(uncosted, amount, all),
      };
      costed = minus(costed, taken.costed);
      cost = minus(cost, taken.cost);
      uncosted = minus(uncosted, taken.uncosted);
      return taken;
    },
    held: () => ({ costed, cost, uncosted }),
  };
};

interface Lot {
  readonly amount: Rational;
  readonly cost: Rational | undefined;
  left: Rational;
}

const partOf = ({ amount, cost }: Lot, part: Rational): CostedAmount =>
  cost
    ? { costed: part, cost: share(cost, part, amount), uncosted: ZERO }
    : { costed: ZERO, cost: ZERO, uncosted: part };

const fifoLots = (): Lots => {
  const lots: Lot[] = [];
  let first = 0;
  let held = NOTHING;
  return {
    add(amount, cost) {
      if (!isPositive(amount)) return;
      const lot = { amount, cost, left: amount };
      lots.push(lot);
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
        held = first === lots.length ? NOTHING : without(held, gone);
      }
      return taken;
    },
    held: () => held,
  };
};

/** Empty holding; its sales cost the average, or the oldest lots' cost. */
export const createLots = (method: CostMethod): Lots => (method === 'average' ? averageLots() : fifoLots());
