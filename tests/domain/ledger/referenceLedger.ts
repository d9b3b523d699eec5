import type { CostMethod } from '#domain/ledger/lots.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';

/** Straightforward second implementation: every acquisition is kept, and nothing is summed before the end. */
type Ratio = readonly [numerator: bigint, denominator: bigint];

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const reduced = (n: bigint, d: bigint): Ratio => {
  const g = gcd(n < 0n ? -n : n, d);
  return g === 0n ? [0n, 1n] : [n / g, d / g];
};
export const sum = (...all: readonly Ratio[]): Ratio =>
  all.reduce<Ratio>(([n, d], [m, e]) => reduced(n * e + m * d, d * e), [0n, 1n]);
const product = ([n, d]: Ratio, [m, e]: Ratio): Ratio => reduced(n * m, d * e);
const quotient = ([n, d]: Ratio, [m, e]: Ratio): Ratio => reduced(n * e, d * m);
const negative = ([n, d]: Ratio): Ratio => [-n, d];
const isAbove = (a: Ratio, b: Ratio): boolean => a[0] * b[1] > b[0] * a[1];
const least = (a: Ratio, b: Ratio): Ratio => (isAbove(a, b) ? b : a);
const most = (a: Ratio, b: Ratio): Ratio => (isAbove(a, b) ? a : b);
const integer = (n: bigint): Ratio => [n, 1n];
const NONE = integer(0n);
const ONE = integer(1n);

interface Acquisition {
  readonly amount: Ratio;
  readonly cost: Ratio | undefined;
  /** Average: the part of it that is still held. */
  rest: Ratio;
}

interface Taken {
  readonly cost: Ratio;
  readonly known: Ratio;
}

class Holding {
  private readonly all: Acquisition[] = [];
  private gone: Ratio = NONE;
  realised: Ratio = NONE;
  income = 0n;

  constructor(private readonly method: CostMethod) {}

  add(amount: Ratio, cost: Ratio | undefined): void {
    this.all.push({ amount, cost, rest: ONE });
  }

  private left(): Ratio {
    return this.method === 'fifo'
      ? sum(...this.all.map(({ amount }) => amount), negative(this.gone))
      : sum(...this.all.map(({ amount, rest }) => product(amount, rest)));
  }

  take(amount: Ratio, isDollar: boolean): Taken {
    const missing = sum(amount, negative(this.left()));
    if (isAbove(missing, NONE)) this.add(missing, isDollar ? missing : undefined);
    return this.method === 'fifo' ? this.takeOldest(amount) : this.takeAverage(amount);
  }

  /** Acquisitions and disposals are intervals of one line; a disposal costs what it overlaps. */
  private takeOldest(amount: Ratio): Taken {
    const [from, to] = [this.gone, sum(this.gone, amount)];
    let [start, cost, known] = [NONE, NONE, NONE];
    for (const entry of this.all) {
      const end = sum(start, entry.amount);
      const overlap = sum(least(end, to), negative(most(start, from)));
      if (entry.cost && isAbove(overlap, NONE)) {
        cost = sum(cost, product(entry.cost, quotient(overlap, entry.amount)));
        known = sum(known, overlap);
      }
      start = end;
    }
    this.gone = to;
    return { cost, known };
  }

  private takeAverage(amount: Ratio): Taken {
    const part = quotient(amount, this.left());
    let [cost, known] = [NONE, NONE];
    for (const entry of this.all) {
      if (entry.cost) {
        cost = sum(cost, product(product(entry.cost, entry.rest), part));
        known = sum(known, product(product(entry.amount, entry.rest), part));
      }
      entry.rest = product(entry.rest, sum(ONE, negative(part)));
    }
    return { cost, known };
  }

  heldCost(): Ratio {
    if (this.method === 'average') {
      return sum(...this.all.map(({ cost, rest }) => (cost ? product(cost, rest) : NONE)));
    }
    const before = this.gone;
    const left = this.left();
    const { cost } = left[0] > 0n ? this.takeOldest(left) : { cost: NONE };
    this.gone = before;
    return cost;
  }
}

export interface ReferenceRow {
  readonly realised: Ratio;
  readonly heldCost: Ratio;
  readonly income: bigint;
}

const settleEvent = (event: readonly LedgerMove[], of: (asset: string) => Holding, dollar: string): void => {
  const kind = event[0]?.kind;
  if (kind === 'stake' || kind === 'unstake') return;
  const given = event.filter(({ amount }) => amount < 0n);
  const got = event.filter(({ amount }) => amount > 0n);
  const isEntry = kind === 'poolEntry';
  let [carried, known] = [NONE, NONE];
  for (const { asset, amount, value } of given) {
    const holding = of(asset);
    const taken = holding.take(integer(-amount), asset === dollar);
    carried = sum(carried, taken.cost);
    known = sum(known, quotient(taken.known, integer(isEntry ? -amount * 2n : -amount)));
    const isSale = kind === 'trade' || kind === 'bondPurchase' || kind === 'burn';
    if (isSale && value !== undefined && taken.known[0] > 0n) {
      const proceeds = product(integer(value), quotient(taken.known, integer(-amount)));
      holding.realised = sum(holding.realised, proceeds, negative(taken.cost));
    }
  }
  for (const { asset, amount, value } of got) {
    const holding = of(asset);
    if (isEntry || kind === 'poolExit') {
      const part = product(integer(amount), known);
      if (part[0] > 0n) holding.add(part, isEntry ? carried : quotient(carried, integer(2n)));
      if (isAbove(integer(amount), part)) holding.add(sum(integer(amount), negative(part)), undefined);
    } else {
      holding.add(integer(amount), value === undefined ? undefined : integer(value));
      if (kind === 'reward' && value !== undefined) holding.income += value;
    }
  }
};

export const referenceLedger = (
  moves: readonly LedgerMove[],
  method: CostMethod,
  dollar: string,
): ReadonlyMap<string, ReferenceRow> => {
  const holdings = new Map<string, Holding>();
  const of = (asset: string): Holding => {
    const holding = holdings.get(asset) ?? new Holding(method);
    holdings.set(asset, holding);
    return holding;
  };
  for (const event of new Set(moves.map((move) => move.event))) {
    settleEvent(
      moves.filter((move) => move.event === event),
      of,
      dollar,
    );
  }
  return new Map(
    [...holdings].map(([asset, holding]) => [
      asset,
      { realised: holding.realised, heldCost: holding.heldCost(), income: holding.income },
    ]),
  );
};
