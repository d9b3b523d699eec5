import type { Fraction } from '../amounts/fraction.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';
import { averagePrice } from '../trade/limitOrder.ts';
import type { TradeDirection } from '../trade/types.ts';
import type { OwnFacts } from './ownFilter.ts';

export interface OwnFilled {
  readonly sold: bigint;
  readonly received: bigint;
  readonly fee: Fraction;
}

export interface CountedRow {
  readonly facts: OwnFacts;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly filled: OwnFilled | undefined;
  readonly remain: bigint;
  /**
   * Transaction of the account that did this. `unread` while unknown; undefined if another account's transaction did
   * it.
   */
  readonly sentIn: Hex | 'unread' | undefined;
}

export interface TokenTotal {
  readonly token: Address;
  readonly bought: bigint;
  readonly sold: bigint;
  readonly fees: Fraction;
  readonly remain: bigint;
}

export interface OwnTotals {
  readonly count: number;
  readonly missing: number;
  readonly tokens: readonly TokenTotal[];
  /**
   * Quote per base without the fee, exact. Only for rows of one market, with a fill on the side and no missing amount.
   */
  readonly averages: Readonly<Partial<Record<TradeDirection, Fraction>>>;
  /** Raw native coin, each transaction once. Undefined if none is known, or if a row's transaction is unread. */
  readonly gas: bigint | undefined;
  readonly transactions: number;
  /** Number of transactions whose network fee is unknown; all unread transactions count as one. */
  readonly gasMissing: number;
}

const plus = (a: Fraction, b: Fraction): Fraction =>
  a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };

const none: Fraction = { numerator: 0n, denominator: 1n };
const isNone = ({ numerator }: Fraction): boolean => numerator === 0n;

const sumOf = (sum: Fraction, part: Fraction): Fraction => {
  if (isNone(part)) return sum;
  return isNone(sum) ? part : plus(sum, part);
};

type Sums = { -readonly [K in keyof TokenTotal]: TokenTotal[K] };

/** Sums are changed in place: copies for 10,000 rows would take noticeable time. */
const createTokenSums = () => {
  const sums = new Map<Address, Sums>();
  const sumsOf = (token: Address): Sums => {
    const known = sums.get(token) ?? { token, bought: 0n, sold: 0n, fees: none, remain: 0n };
    sums.set(token, known);
    return known;
  };
  return {
    add({ soldToken, boughtToken, filled, remain }: CountedRow): void {
      const paid = sumsOf(soldToken);
      paid.remain += remain;
      if (!filled) return;
      paid.sold += filled.sold;
      paid.fees = sumOf(paid.fees, filled.fee);
      sumsOf(boughtToken).bought += filled.received;
    },
    all: (): readonly TokenTotal[] => [...sums.values()],
  };
};

const averageOf = (rows: readonly CountedRow[], side: TradeDirection): Fraction | undefined => {
  let [sold, received, fee] = [0n, 0n, none];
  for (const { facts, filled } of rows) {
    if (facts.side !== side || !filled) continue;
    sold += filled.sold;
    received += filled.received;
    fee = sumOf(fee, filled.fee);
  }
  return received > 0n && sold > 0n ? averagePrice(side, sold, fee, received) : undefined;
};

const averagesOf = (rows: readonly CountedRow[]): OwnTotals['averages'] => {
  const first = rows[0]?.facts.market;
  if (rows.some(({ facts, filled }) => facts.market !== first || !filled)) return {};
  const [BUY, SELL] = [averageOf(rows, 'BUY'), averageOf(rows, 'SELL')];
  return { ...(BUY && { BUY }), ...(SELL && { SELL }) };
};

/**
 * Exact sums. `gasOf` returns a transaction's raw network fee: undefined if unknown, 0 if another account paid it. An
 * unknown amount is counted in `missing`, never as 0.
 */
export const ownTotals = (rows: readonly CountedRow[], gasOf: (hash: Hex) => bigint | undefined): OwnTotals => {
  const sums = createTokenSums();
  const sent = new Set<Hex | 'unread'>();
  let missing = 0;
  for (const row of rows) {
    sums.add(row);
    if (!row.filled) missing += 1;
    if (row.sentIn !== undefined) sent.add(row.sentIn);
  }
  const paid = [...sent].map((hash) => (hash === 'unread' ? undefined : gasOf(hash)));
  const known = paid.filter((fee) => fee !== undefined);
  return {
    count: rows.length,
    missing,
    tokens: sums.all(),
    averages: averagesOf(rows),
    gas: known.length === 0 || sent.has('unread') ? undefined : known.reduce((sum, fee) => sum + fee, 0n),
    transactions: sent.size,
    gasMissing: paid.length - known.length,
  };
};
