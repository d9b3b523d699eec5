/** Costs of an account by its own arithmetic: decimals of 80 places, and nothing of `src`. */
const ONE = 10n ** 80n;
const HALF = ONE / 2n;

const places = (amount: bigint): bigint => amount * ONE;
/** a * b / c */
const part = (a: bigint, b: bigint, c: bigint): bigint => (a * b) / c;

export type Method = 'average' | 'fifo';

export interface Leg {
  readonly asset: string;
  /** Raw units, below zero if it left the account. */
  readonly amount: bigint;
  /** Raw dollars. */
  readonly worth: bigint | undefined;
}

/** `sale`: also what a bond or a burn takes. `away`: transfers and network fees, which are no sale. */
export interface Happening {
  readonly kind: 'trade' | 'sale' | 'income' | 'arrival' | 'away' | 'fee' | 'intoPool' | 'outOfPool';
  readonly legs: readonly Leg[];
}

interface Lot {
  amount: bigint;
  /** Undefined: unknown. */
  cost: bigint | undefined;
}

interface Taken {
  readonly known: bigint;
  readonly unknown: bigint;
  readonly cost: bigint;
}

const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);
const isKnown = ({ cost }: Lot): boolean => cost !== undefined;

const totals = (lots: readonly Lot[]): Taken => ({
  known: sumOf(lots.filter(isKnown).map(({ amount }) => amount)),
  unknown: sumOf(lots.filter((lot) => !isKnown(lot)).map(({ amount }) => amount)),
  cost: sumOf(lots.map(({ cost = 0n }) => cost)),
});

/** Takes the same share of every lot; each lot keeps its own price. */
const takeShare = (lots: Lot[], amount: bigint): readonly Lot[] => {
  const { known, unknown } = totals(lots);
  const all = known + unknown;
  if (amount >= all) return lots.splice(0);
  return lots.map((lot) => {
    const gone = { amount: part(lot.amount, amount, all), cost: lot.cost && part(lot.cost, amount, all) };
    lot.amount -= gone.amount;
    if (lot.cost !== undefined) lot.cost -= gone.cost ?? 0n;
    return gone;
  });
};

const takeOldest = (lots: Lot[], amount: bigint): readonly Lot[] => {
  const gone: Lot[] = [];
  let open = amount;
  while (open > 0n) {
    const [lot] = lots;
    if (!lot) break;
    if (lot.amount <= open) {
      open -= lot.amount;
      gone.push(lot);
      lots.shift();
      continue;
    }
    const cost = lot.cost && part(lot.cost, open, lot.amount);
    gone.push({ amount: open, cost });
    lot.amount -= open;
    if (lot.cost !== undefined) lot.cost -= cost ?? 0n;
    open = 0n;
  }
  return gone;
};

/** Amounts and costs in places; the others in raw units. */
export interface AssetRow {
  readonly lots: Lot[];
  realised: bigint;
  soldCost: bigint;
  movedCost: bigint;
  unknownSold: bigint;
  income: bigint;
  unknownIncome: bigint;
  networkFees: bigint;
}

const emptyRow = (): AssetRow => ({
  ...{ lots: [], realised: 0n, soldCost: 0n, movedCost: 0n, unknownSold: 0n },
  ...{ income: 0n, unknownIncome: 0n, networkFees: 0n },
});

class Costs {
  readonly rows = new Map<string, AssetRow>();

  constructor(
    private readonly method: Method,
    private readonly dollar: string,
  ) {}

  private row(asset: string): AssetRow {
    const row = this.rows.get(asset) ?? emptyRow();
    this.rows.set(asset, row);
    return row;
  }

  /** Nobody spends dollars that never came: missing ones cost themselves. Other missing amounts are of unknown cost. */
  private take(asset: string, amount: bigint): Taken {
    const { lots } = this.row(asset);
    const { known, unknown } = totals(lots);
    const missing = places(amount) - known - unknown;
    if (missing > 0n) lots.push({ amount: missing, cost: asset === this.dollar ? missing : undefined });
    return totals(this.method === 'fifo' ? takeOldest(lots, places(amount)) : takeShare(lots, places(amount)));
  }

  private give(kind: Happening['kind'], { asset, amount, worth }: Leg): void {
    const taken = this.take(asset, -amount);
    const row = this.row(asset);
    if (kind === 'away' || kind === 'fee') {
      row.movedCost += taken.cost;
      if (kind === 'fee') row.networkFees -= amount;
      return;
    }
    row.soldCost += taken.cost;
    row.unknownSold += worth === undefined ? places(-amount) : taken.unknown;
    if (worth === undefined || taken.known === 0n) return;
    row.realised += part(places(worth), taken.known, places(-amount)) - taken.cost;
  }

  private get(kind: Happening['kind'], { asset, amount, worth }: Leg): void {
    const row = this.row(asset);
    row.lots.push({ amount: places(amount), cost: worth === undefined ? undefined : places(worth) });
    if (kind !== 'income') return;
    if (worth === undefined) row.unknownIncome += amount;
    else row.income += worth;
  }

  /** Cost passes through a pool: half of it is in each token, so an unlogged side is half of unknown cost. */
  private pass(isInto: boolean, legs: readonly Leg[]): void {
    let [cost, known] = [0n, 0n];
    for (const { asset, amount } of legs.filter((leg) => leg.amount < 0n)) {
      const taken = this.take(asset, -amount);
      this.row(asset).movedCost += taken.cost;
      cost += taken.cost;
      const share = part(ONE, taken.known, taken.known + taken.unknown);
      known += isInto ? part(share, HALF, ONE) : share;
    }
    for (const { asset, amount } of legs.filter((leg) => leg.amount > 0n)) {
      const { lots } = this.row(asset);
      const costed = amount * known;
      if (costed > 0n) lots.push({ amount: costed, cost: isInto ? cost : part(cost, HALF, ONE) });
      if (places(amount) > costed) lots.push({ amount: places(amount) - costed, cost: undefined });
    }
  }

  add({ kind, legs }: Happening): void {
    if (kind === 'intoPool' || kind === 'outOfPool') {
      this.pass(kind === 'intoPool', legs);
      return;
    }
    for (const leg of legs) if (leg.amount < 0n) this.give(kind, leg);
    for (const leg of legs) if (leg.amount > 0n) this.get(kind, leg);
  }
}

export const independentCosts = (happenings: readonly Happening[], method: Method, dollar: string) => {
  const costs = new Costs(method, dollar);
  for (const happening of happenings) costs.add(happening);
  return new Map(
    [...costs.rows].map(([asset, { lots, ...sums }]) => [asset, { ...sums, held: totals(lots) }] as const),
  );
};

/** Places of one raw unit. */
export const PLACES = ONE;
