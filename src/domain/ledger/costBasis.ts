import type { Address } from '../tokens/types.ts';
import { createLots, type CostMethod, type CostedAmount, type Lots } from './lots.ts';
import type { LedgerMove } from './ledgerMove.ts';
import { compare, minus, plus, share, whole, ZERO, type Rational } from './rational.ts';

/** Raw units of the asset; costs, gains and income in raw dollar units. `added` = cost + soldCost + movedCost. */
export interface AssetBasis {
  readonly asset: Address;
  readonly held: CostedAmount;
  /** Cost of everything that came with a known cost, from pools too. */
  readonly added: Rational;
  /** Proceeds minus cost, of sales with both known. */
  readonly realised: Rational;
  readonly soldCost: Rational;
  /** Cost of what was sent, paid as network fees, or moved into or out of a pool. */
  readonly movedCost: Rational;
  /** Sold without a known cost or without known proceeds: neither gain nor loss. */
  readonly unknownSold: Rational;
  /** Rewards at their value when received. */
  readonly income: bigint;
  /** Raw units of rewards whose value is unknown. */
  readonly unknownIncome: bigint;
  /** Raw units. */
  readonly networkFees: bigint;
}

export interface Disposal {
  readonly move: LedgerMove;
  /** Raw dollar units; undefined if unknown. */
  readonly value: bigint | undefined;
  readonly cost: Rational;
  /** Undefined without a known value, or if nothing sold has a known cost. */
  readonly gain: Rational | undefined;
  readonly uncosted: Rational;
}

export interface CostBasis {
  readonly assets: ReadonlyMap<Address, AssetBasis>;
  readonly disposals: readonly Disposal[];
  /** Moves whose value would be needed, oldest first; one event may have two. */
  readonly unvalued: readonly LedgerMove[];
}

export interface CostOptions {
  readonly method: CostMethod;
  /** Counts as one dollar: what is spent beyond the known holding costs its amount. */
  readonly dollar: Address | undefined;
  /** Raw dollar units by event, set by the user; a value known from the chain comes first. */
  readonly values: ReadonlyMap<string, bigint>;
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
});

const amountOf = ({ amount }: LedgerMove): bigint => (amount < 0n ? -amount : amount);

const createBooks = ({ method, dollar }: CostOptions) => {
  const books = new Map<Address, Book>();
  const bookOf = (asset: Address): Book => {
    const book = books.get(asset) ?? { lots: createLots(method), sums: emptySums() };
    books.set(asset, book);
    return book;
  };
  const add = (asset: Address, amount: Rational, cost: Rational | undefined): void => {
    const { lots, sums } = bookOf(asset);
    lots.add(amount, cost);
    if (cost) sums.added = plus(sums.added, cost);
  };
  return {
    books,
    bookOf,
    add,
    take(asset: Address, amount: bigint): CostedAmount {
      const { lots } = bookOf(asset);
      if (asset === dollar) {
        const { costed, uncosted } = lots.held();
        const missing = minus(whole(amount), plus(costed, uncosted));
        if (compare(missing, ZERO) > 0) add(asset, missing, missing);
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

/** A side that left no log counts as of unknown cost. */
const carry = (moves: readonly LedgerMove[], { add, bookOf, take }: Books): void => {
  const [given, got] = [moves.filter(({ amount }) => amount < 0n), moves.filter(({ amount }) => amount > 0n)];
  const isEntry = moves[0]?.kind === 'poolEntry';
  const sides = whole(isEntry ? POOL_SIDES : 1n);
  const parts = whole(isEntry ? 1n : POOL_SIDES);
  let [cost, known] = [ZERO, ZERO];
  for (const move of given) {
    const taken = take(move.asset, amountOf(move));
    const { sums } = bookOf(move.asset);
    sums.movedCost = plus(sums.movedCost, taken.cost);
    cost = plus(cost, taken.cost);
    known = plus(known, share(costedShare(taken), whole(1n), sides));
  }
  for (const move of got) {
    const amount = whole(move.amount);
    const costed = share(amount, known, whole(1n));
    if (costed.numerator > 0n) add(move.asset, costed, share(cost, whole(1n), parts));
    if (compare(costed, amount) < 0) add(move.asset, minus(amount, costed), undefined);
  }
};

const receive = (move: LedgerMove, value: bigint | undefined, { add, bookOf }: Books): void => {
  const { sums } = bookOf(move.asset);
  add(move.asset, whole(move.amount), value === undefined ? undefined : whole(value));
  if (move.kind !== 'reward') return;
  if (value === undefined) sums.unknownIncome += move.amount;
  else sums.income += value;
};

const movesCost = ({ kind }: LedgerMove): boolean => kind === 'transferOut' || kind === 'networkFee';

const give = (move: LedgerMove, value: bigint | undefined, { bookOf, take }: Books): Disposal | undefined => {
  const amount = amountOf(move);
  const { cost, costed, uncosted } = take(move.asset, amount);
  const { sums } = bookOf(move.asset);
  if (movesCost(move)) {
    sums.movedCost = plus(sums.movedCost, cost);
    if (move.kind === 'networkFee') sums.networkFees += amount;
    return undefined;
  }
  sums.soldCost = plus(sums.soldCost, cost);
  sums.unknownSold = plus(sums.unknownSold, value === undefined ? whole(amount) : uncosted);
  const isKnown = value !== undefined && costed.numerator > 0n;
  const gain = isKnown ? minus(share(whole(value), costed, whole(amount)), cost) : undefined;
  if (gain) sums.realised = plus(sums.realised, gain);
  return { move, value, cost, gain, uncosted };
};

const eventsOf = (moves: Iterable<LedgerMove>): Iterable<readonly LedgerMove[]> => {
  const events = new Map<string, LedgerMove[]>();
  for (const move of moves) {
    if (move.amount === 0n) continue;
    const event = events.get(move.event);
    if (event) event.push(move);
    else events.set(move.event, [move]);
  }
  return events.values();
};

const staysOwned = ({ kind }: LedgerMove): boolean => kind === 'stake' || kind === 'unstake';
const isPool = ({ kind }: LedgerMove): boolean => kind === 'poolEntry' || kind === 'poolExit';

/** Moves that need a value which the chain does not give, in order; one event may have two. */
export const movesWithoutValue = (moves: Iterable<LedgerMove>): readonly LedgerMove[] =>
  [...moves].filter(
    (move) => move.value === undefined && move.amount !== 0n && !staysOwned(move) && !isPool(move) && !movesCost(move),
  );

/** Moves oldest first. Stakes change nothing, pools and transfers carry cost, and all others buy or sell. */
export const costBasis = (moves: Iterable<LedgerMove>, options: CostOptions): CostBasis => {
  const all = createBooks(options);
  const disposals: Disposal[] = [];
  const unvalued: LedgerMove[] = [];
  for (const event of eventsOf(moves)) {
    const [first] = event;
    if (!first || staysOwned(first)) continue;
    if (isPool(first)) {
      carry(event, all);
      continue;
    }
    for (const move of event.toSorted((a, b) => Number(a.amount > 0n) - Number(b.amount > 0n))) {
      const value = move.value ?? options.values.get(move.event);
      if (value === undefined && !movesCost(move)) unvalued.push(move);
      if (move.amount > 0n) receive(move, value, all);
      else disposals.push(...[give(move, value, all)].flatMap((disposal) => disposal ?? []));
    }
  }
  const assets = new Map(
    [...all.books].map(([asset, { lots, sums }]) => [asset, { asset, held: lots.held(), ...sums }] as const),
  );
  return { assets, disposals, unvalued };
};

/** Raw units held, of known and of unknown cost. */
export const heldAmount = ({ held: { costed, uncosted } }: AssetBasis): Rational => plus(costed, uncosted);
