import type { Address } from '../tokens/types.ts';
import { createLots, wholeAmount, type CostMethod, type CostedAmount, type KnownCost, type Lots } from './lots.ts';
import { isGainEstimated, NO_VALUE, stepOf, type CostStep, type MoveValue } from './costStep.ts';
import type { LedgerMove } from './ledgerMove.ts';
import { compare, minus, plus, share, whole, ZERO, type Rational } from './rational.ts';

/** Raw units of the asset; costs, gains and income in raw dollar units. `added` = cost + soldCost + movedCost. */
export interface AssetBasis {
  readonly asset: Address;
  readonly held: CostedAmount;
  readonly added: Rational;
  readonly realised: Rational;
  readonly soldCost: Rational;
  /** Cost of what was sent, paid as network fees, or moved into or out of a pool. */
  readonly movedCost: Rational;
  readonly unknownSold: Rational;
  readonly income: bigint;
  readonly unknownIncome: bigint;
  readonly networkFees: bigint;
  /** Number of sales with a gain or loss. If it is 0 and something was sold, `realised` is unknown. */
  readonly gains: number;
  readonly estimatedGains: number;
  readonly estimatedEntries: number;
  readonly estimatedIncome: number;
}

export interface CostOptions {
  readonly method: CostMethod;
  /** Token that counts as one dollar. Units spent beyond the known holding have a cost of one dollar each. */
  readonly dollar: Address | undefined;
  /** Raw dollar values that the user set, by event; a value known from the chain takes precedence. */
  readonly values: ReadonlyMap<string, bigint>;
  readonly estimates: ReadonlySet<string>;
}

type Sums = { -readonly [Key in keyof Omit<AssetBasis, 'asset' | 'held'>]: AssetBasis[Key] };

interface Book {
  readonly lots: Lots;
  readonly sums: Sums;
}

const emptySums = (): Sums => ({
  added: ZERO,
  realised: ZERO,
  soldCost: ZERO,
  movedCost: ZERO,
  unknownSold: ZERO,
  income: 0n,
  unknownIncome: 0n,
  networkFees: 0n,
  gains: 0,
  estimatedGains: 0,
  estimatedEntries: 0,
  estimatedIncome: 0,
});

const amountOf = ({ amount }: LedgerMove): bigint => (amount < 0n ? -amount : amount);

const createBooks = ({ method, dollar }: CostOptions) => {
  const books = new Map<Address, Book>();
  const bookOf = (asset: Address): Book => {
    const book = books.get(asset) ?? { lots: createLots(method), sums: emptySums() };
    books.set(asset, book);
    return book;
  };
  const add = (asset: Address, amount: Rational, known: KnownCost | undefined): void => {
    const { lots, sums } = bookOf(asset);
    lots.add(amount, known);
    if (known) sums.added = plus(sums.added, known.cost);
  };
  return {
    books,
    bookOf,
    add,
    take(asset: Address, amount: bigint): CostedAmount {
      const { lots } = bookOf(asset);
      if (asset === dollar) {
        const missing = minus(whole(amount), wholeAmount(lots.held()));
        if (compare(missing, ZERO) > 0) add(asset, missing, { cost: missing, isCostEstimated: false });
      }
      return lots.take(whole(amount));
    },
  };
};

type Books = ReturnType<typeof createBooks>;

/** Both sides of a constant-product pool have one value, so each token carries half the cost. */
const POOL_SIDES = 2n;

const costedShare = ({ costed, uncosted }: CostedAmount): Rational => {
  const all = plus(costed, uncosted);
  return all.numerator === 0n ? ZERO : share(costed, whole(1n), all);
};

const carry = (moves: readonly LedgerMove[], { add, bookOf, take }: Books): readonly CostStep[] => {
  const [given, got] = [moves.filter(({ amount }) => amount < 0n), moves.filter(({ amount }) => amount > 0n)];
  const isEntry = moves[0]?.kind === 'poolEntry';
  const sides = whole(isEntry ? POOL_SIDES : 1n);
  const parts = whole(isEntry ? 1n : POOL_SIDES);
  let [cost, known] = [ZERO, ZERO];
  let isCostEstimated = false;
  const steps: CostStep[] = [];
  for (const move of given) {
    const taken = take(move.asset, amountOf(move));
    steps.push(stepOf(move, NO_VALUE, taken));
    const { sums } = bookOf(move.asset);
    sums.movedCost = plus(sums.movedCost, taken.cost);
    cost = plus(cost, taken.cost);
    isCostEstimated ||= taken.isCostEstimated;
    known = plus(known, share(costedShare(taken), whole(1n), sides));
  }
  for (const move of got) {
    const amount = whole(move.amount);
    const costed = share(amount, known, whole(1n));
    const carried = costed.numerator > 0n ? share(cost, whole(1n), parts) : ZERO;
    const uncosted = minus(amount, costed);
    if (costed.numerator > 0n) add(move.asset, costed, { cost: carried, isCostEstimated });
    if (uncosted.numerator > 0n) add(move.asset, uncosted, undefined);
    steps.push(stepOf(move, NO_VALUE, { cost: carried, isCostEstimated, uncosted }));
  }
  return steps;
};

const addIncome = (sums: Sums, { amount }: LedgerMove, { value, isValueEstimated }: MoveValue): void => {
  if (value === undefined) sums.unknownIncome += amount;
  else sums.income += value;
  if (isValueEstimated) sums.estimatedIncome += 1;
};

const receive = (move: LedgerMove, own: MoveValue, { add, bookOf }: Books): CostStep => {
  const { sums } = bookOf(move.asset);
  const { value, isValueEstimated } = own;
  const known: KnownCost = { cost: whole(value ?? 0n), isCostEstimated: isValueEstimated };
  add(move.asset, whole(move.amount), value === undefined ? undefined : known);
  if (isValueEstimated) sums.estimatedEntries += 1;
  if (move.kind === 'reward') addIncome(sums, move, own);
  return stepOf(move, own, { ...known, uncosted: whole(value === undefined ? move.amount : 0n) });
};

const movesCost = ({ kind }: LedgerMove): boolean => kind === 'transferOut' || kind === 'networkFee';

const addGain = (sums: Sums, step: CostStep): void => {
  if (!step.gain) return;
  sums.realised = plus(sums.realised, step.gain);
  sums.gains += 1;
  if (isGainEstimated(step)) sums.estimatedGains += 1;
};

const give = (move: LedgerMove, own: MoveValue, { bookOf, take }: Books): CostStep => {
  const amount = amountOf(move);
  const taken = take(move.asset, amount);
  const { cost, costed, uncosted } = taken;
  const { sums } = bookOf(move.asset);
  if (movesCost(move)) {
    sums.movedCost = plus(sums.movedCost, cost);
    if (move.kind === 'networkFee') sums.networkFees += amount;
    return stepOf(move, NO_VALUE, taken);
  }
  const { value } = own;
  if (own.isValueEstimated) sums.estimatedEntries += 1;
  sums.soldCost = plus(sums.soldCost, cost);
  sums.unknownSold = plus(sums.unknownSold, value === undefined ? whole(amount) : uncosted);
  const isKnown = value !== undefined && costed.numerator > 0n;
  const gain = isKnown ? minus(share(whole(value), costed, whole(amount)), cost) : undefined;
  const step = stepOf(move, own, taken, gain);
  addGain(sums, step);
  return step;
};

const staysOwned = ({ kind }: LedgerMove): boolean => kind === 'stake' || kind === 'unstake';
const isPool = ({ kind }: LedgerMove): boolean => kind === 'poolEntry' || kind === 'poolExit';

/** True if a value set by the user would change costs, gains or income. */
export const needsValue = (move: LedgerMove): boolean =>
  move.value === undefined && move.amount !== 0n && !staysOwned(move) && !isPool(move) && !movesCost(move);

/** True for a step that sells; pools, sends and network fees carry their cost with them. */
export const isSale = ({ move }: CostStep): boolean => move.amount < 0n && !movesCost(move) && !isPool(move);

interface CostLedger {
  /** Takes all moves of one event in chain order. Stakes change nothing, pools carry cost, all others buy or sell. */
  readonly apply: (event: readonly LedgerMove[]) => readonly CostStep[];
  readonly assets: () => ReadonlyMap<Address, AssetBasis>;
}

/** Ledger without entries; its events must come oldest first. */
export const createCostLedger = (options: CostOptions): CostLedger => {
  const all = createBooks(options);
  const settle = (move: LedgerMove): CostStep => {
    const value = move.value ?? options.values.get(move.event);
    const isSet = move.value === undefined && value !== undefined;
    const own: MoveValue = { value, isValueEstimated: isSet && options.estimates.has(move.event) };
    return move.amount > 0n ? receive(move, own, all) : give(move, own, all);
  };
  return {
    apply(event) {
      const [first] = event;
      if (!first || staysOwned(first)) return [];
      if (isPool(first)) return carry(event, all);
      return event.toSorted((a, b) => Number(a.amount > 0n) - Number(b.amount > 0n)).map(settle);
    },
    assets: () =>
      new Map([...all.books].map(([asset, { lots, sums }]) => [asset, { asset, held: lots.held(), ...sums }])),
  };
};
