import { createRandom, type Random } from '../../../e2e/devnet/random.ts';
import type { Side } from './vectorFile.ts';

/** Something that happens to a book before a ticket meets it. Amounts in raw units. */
export type BookStep =
  | { readonly kind: 'fund' }
  | { readonly kind: 'order'; readonly side: Side; readonly maker: string; readonly from: bigint; readonly to: bigint }
  | {
      readonly kind: 'cancel';
      readonly side: Side;
      readonly maker: string;
      readonly index: bigint;
      readonly num: bigint;
    };

/** Input of the ticket; A is the base token. */
export interface TypedTicket {
  readonly direction: 'BUY' | 'SELL';
  readonly orderType: 'MARKET' | 'LIMIT';
  readonly field: 'INPUT' | 'OUTPUT';
  readonly unfilled: 'REST' | 'LEAVE_OUT';
  readonly amount: bigint;
  readonly slippageBps: number;
  /** Raw quote per raw base. */
  readonly limitPrice: { readonly numerator: bigint; readonly denominator: bigint };
  /** If one of the two is the wrapped coin, the coin itself is used. */
  readonly native: boolean;
  readonly payer: string;
  readonly recipient: string;
}

export interface RandomBook {
  readonly symbols: readonly [string, string];
  /** Funds of the pool if it has any; prices are around them in any case. */
  readonly reserves: readonly [bigint, bigint];
  readonly steps: readonly BookStep[];
  /** The contract's minimum for either token. */
  readonly minimum: bigint;
  readonly tickets: readonly TypedTicket[];
}

const SYMBOLS = ['T0', 'T2', 'T6a', 'T8a', 'T18a', 'T18b', 'WETH'];
/** Each ticket has its own payer, so that nobody takes an order of their own. */
const PAYERS = ['taker', 'm8', 'm9'];
/** Most orders have up to so many binary digits less than a good part of the pool. */
const SPREAD = 14;
const SLIPPAGES = [0, 1, 10, 50, 100, 500, 2000, 5000];
/** Below what people hold of the wrapped coin, and of any other token far more. */
const MOST_WRAPPED = 2n ** 100n;
const MOST = 2n ** 200n;
/** A pool holds at most 2^112 - 1 of a token. */
const DEEPEST_POOL = 2n ** 111n;

/** A whole number from 1 to `most`, any number of its last `spread` binary digits being as likely as another. */
const upTo = (random: Random, max: bigint, spread = 256): bigint => {
  const longest = max.toString(2).length;
  const bits = Math.floor(random.between(Math.max(1, longest - spread), longest + 1));
  let number = 0n;
  for (let at = 0; at < bits; at += 32) number = (number << 32n) | BigInt(Math.floor(random.next() * 2 ** 32));
  const cut = (number & ((1n << BigInt(bits)) - 1n)) | (1n << BigInt(bits - 1));
  return cut > max ? max : cut;
};

const below = (random: Random, count: number): number => Math.floor(random.next() * count);

const reserveOf = (random: Random, symbol: string): bigint => {
  const max = symbol === 'WETH' ? MOST_WRAPPED : DEEPEST_POOL;
  const kind = random.next();
  if (kind < 0.1) return 1n + upTo(random, 2000n);
  if (kind < 0.2) return max - upTo(random, max / 2n);
  const decimals = symbol === 'WETH' ? 18 : Number(/\d+/.exec(symbol)?.[0]);
  return BigInt(Math.ceil(random.between(1, 5000))) * 10n ** BigInt(decimals) * 10n ** BigInt(below(random, 4));
};

interface Place {
  readonly random: Random;
  readonly reserves: readonly [bigint, bigint];
  readonly max: bigint;
  /** Share of the orders that sell A. */
  readonly shareOfA: number;
}

/** An order near the pool's price, a fifth better or worse at most; now and then dust, or far more than there is. */
const anyTerms = ({ random, reserves, max }: Place, side: Side): { readonly from: bigint; readonly to: bigint } => {
  const [sold, bought] = side === 'A' ? reserves : [reserves[1], reserves[0]];
  const kind = random.next();
  const from = kind < 0.1 ? upTo(random, 12n) : kind < 0.14 ? upTo(random, max) : upTo(random, sold / 8n + 1n, SPREAD);
  const permille = BigInt(Math.floor(random.between(800, 1201)));
  const to = (from * bought * permille) / (sold * 1000n) + BigInt(below(random, 2));
  return { from, to: to > MOST ? MOST : to };
};

const anyOrders = (place: Place, count: number): BookStep[] => {
  const { random, shareOfA } = place;
  const orders: Extract<BookStep, { kind: 'order' }>[] = [];
  for (let i = 0; i < count; i += 1) {
    const side = random.next() < shareOfA ? 'A' : 'B';
    const earlier = orders.filter((order) => order.side === side);
    const scale = BigInt(1 + below(random, 3));
    const maker = `m${below(random, 6)}`;
    const tied = earlier.length > 0 && random.next() < 0.25 ? random.pick(earlier) : undefined;
    const terms = tied ? { from: tied.from * scale, to: tied.to * scale } : anyTerms(place, side);
    orders.push({ kind: 'order', side, maker, ...terms });
  }
  return orders;
};

const anyCancels = ({ random }: Place, steps: readonly BookStep[]): BookStep[] => {
  const orders = steps.filter((step) => step.kind === 'order');
  return orders.flatMap(({ side, maker, from }, i): BookStep[] =>
    random.next() < 0.15
      ? [{ kind: 'cancel', side, maker, index: BigInt(i + 1), num: random.next() < 0.5 ? from : upTo(random, from) }]
      : [],
  );
};

/** A typical price: the pool's, one of an order, or somewhere near. */
const anyPrice = (
  { random, reserves: [base, quote] }: Place,
  steps: readonly BookStep[],
): TypedTicket['limitPrice'] => {
  const orders = steps.filter((step) => step.kind === 'order').filter(({ to }) => to > 0n);
  const kind = random.next();
  if (kind < 0.35 && orders.length > 0) {
    const { side, from, to } = random.pick(orders);
    return side === 'A' ? { numerator: to, denominator: from } : { numerator: from, denominator: to };
  }
  const permille = kind < 0.45 ? 1000n : BigInt(Math.floor(random.between(700, 1301)));
  return { numerator: quote * permille, denominator: base * 1000n };
};

const anyTicket = (place: Place, steps: readonly BookStep[], payer: string): TypedTicket => {
  const { random, reserves, max } = place;
  const direction = random.pick(['BUY', 'SELL'] as const);
  const field = random.pick(['INPUT', 'OUTPUT'] as const);
  const typed = (direction === 'SELL') === (field === 'INPUT') ? reserves[0] : reserves[1];
  const size = random.next();
  return {
    direction,
    orderType: random.next() < 0.6 ? 'MARKET' : 'LIMIT',
    field,
    unfilled: random.next() < 0.6 ? 'REST' : 'LEAVE_OUT',
    amount: size < 0.08 ? upTo(random, 10n) : size < 0.12 ? upTo(random, max) : upTo(random, typed / 2n + 1n, SPREAD),
    slippageBps: random.pick(SLIPPAGES),
    limitPrice: anyPrice(place, steps),
    native: random.next() < 0.7,
    payer,
    recipient: random.next() < 0.2 ? 'm7' : payer,
  };
};

/**
 * A book of any kind, always the same for a seed: ordinary, tiny and huge pools or none, dust, ties, empty sides,
 * orders taken back, and orders that cross because they came before the pool was funded.
 */
export const randomBook = (seed: number): RandomBook => {
  const random = createRandom(seed);
  const first = random.pick(SYMBOLS);
  const second = random.pick(SYMBOLS.filter((symbol) => symbol !== first));
  const symbols = [first, second] as const;
  const reserves = [reserveOf(random, first), reserveOf(random, second)] as const;
  const shareOfA = random.pick([0, 0.1, 0.5, 0.9, 1]);
  const place = { random, reserves, shareOfA, max: symbols.includes('WETH') ? MOST_WRAPPED : MOST };
  const before = random.next() < 0.4 ? anyOrders(place, below(random, 7)) : [];
  const fund: BookStep[] = random.next() < 0.93 ? [{ kind: 'fund' }] : [];
  const after = random.next() < 0.85 ? anyOrders(place, below(random, 14)) : [];
  const built = [...before, ...fund, ...after];
  const steps = [...built, ...anyCancels(place, built)];
  const tickets = PAYERS.map((payer) => anyTicket(place, steps, payer));
  return { symbols, reserves, steps, minimum: random.next() < 0.1 ? upTo(random, reserves[0]) : 0n, tickets };
};
