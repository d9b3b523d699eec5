import type { Fraction } from '../amounts/fraction.ts';
import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from '../markets/poolReserves.ts';

export interface PriceRule {
  readonly dollar: Address;
  /** Only these tokens lead to dollars; a reserve of any other token is no depth. */
  readonly anchors: readonly Address[];
  readonly minDepth: bigint;
  /** Largest gap at which two chains agree, in 1/10000 of the lower price. */
  readonly maxGapBps: number;
  /** A chain contradicts the deepest one only if its depth is at least 1/`rivalPart` of it. */
  readonly rivalPart: bigint;
}

interface Known {
  /** Raw dollars per raw unit, along the deepest chain. */
  readonly price: Fraction;
  /** Raw dollars on the valued side of the chain's shallowest pool. */
  readonly depth: bigint;
  readonly path: readonly Address[];
}

/** `uncertain`: a chain of comparable depth gives the price `other`. */
type DollarPrice =
  | (Known & { readonly state: 'known' })
  | (Known & { readonly state: 'uncertain'; readonly other: Fraction })
  | { readonly state: 'unknown' };

export type PricedToken = Exclude<DollarPrice, { readonly state: 'unknown' }>;

export type PricesByToken = ReadonlyMap<Address, PricedToken>;

const NO_LIMIT = 1n << 300n;
const ALL_BPS = 10_000n;

const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/** Raw value of a raw amount, rounded down. */
export const atPrice = (amount: bigint, { numerator, denominator }: Fraction): bigint =>
  (amount * numerator) / denominator;

const isApart = (a: Fraction, b: Fraction, maxGapBps: number): boolean => {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  const [low, high] = left < right ? [left, right] : [right, left];
  return high * ALL_BPS > low * (ALL_BPS + BigInt(maxGapBps));
};

interface Way {
  readonly to: Address;
  readonly reserve: bigint;
  readonly toReserve: bigint;
}

type Ways = ReadonlyMap<Address, readonly Way[]>;

const waysToAnchors = (pools: readonly PoolReserves[], anchors: ReadonlySet<Address>): Ways => {
  const ways = new Map<Address, Way[]>();
  const add = (from: Address, way: Way): void => {
    if (!anchors.has(way.to)) return;
    const known = ways.get(from);
    if (known) known.push(way);
    else ways.set(from, [way]);
  };
  for (const { token0, token1, reserve0, reserve1 } of pools) {
    if (reserve0 <= 0n || reserve1 <= 0n || token0 === token1) continue;
    add(token0, { to: token1, reserve: reserve0, toReserve: reserve1 });
    add(token1, { to: token0, reserve: reserve1, toReserve: reserve0 });
  }
  return ways;
};

/** Depth is the next token's reserve in dollars, at most the next token's own depth. */
const along = (token: Address, { reserve, toReserve }: Way, next: Known): Known => {
  const dollars = atPrice(toReserve, next.price);
  return {
    price: times(next.price, { numerator: toReserve, denominator: reserve }),
    depth: dollars < next.depth ? dollars : next.depth,
    path: [token, ...next.path],
  };
};

const deeper = (a: Known | undefined, b: Known | undefined): Known | undefined => {
  if (!a || !b) return a ?? b;
  return b.depth > a.depth ? b : a;
};

const chainsOf = (token: Address, ways: Ways, priced: ReadonlyMap<Address, Known>): readonly Known[] =>
  (ways.get(token) ?? []).flatMap((way) => {
    const next = priced.get(way.to);
    return next && !next.path.includes(token) ? [along(token, way, next)] : [];
  });

const deepestOf = (chains: readonly Known[], minDepth: bigint): Known | undefined =>
  chains.filter(({ depth }) => depth >= minDepth).reduce<Known | undefined>(deeper, undefined);

/** Deepest chain of each anchor, computed deepest first, because a chain is no deeper than its links. */
const anchorChains = (ways: Ways, { dollar, anchors, minDepth }: PriceRule): ReadonlyMap<Address, Known> => {
  const found = new Map<Address, Known>([
    [dollar, { price: { numerator: 1n, denominator: 1n }, depth: NO_LIMIT, path: [dollar] }],
  ]);
  for (;;) {
    const next = anchors
      .filter((anchor) => !found.has(anchor))
      .map((anchor) => deepestOf(chainsOf(anchor, ways, found), minDepth))
      .reduce(deeper, undefined);
    const [token] = next?.path ?? [];
    if (!next || !token) return found;
    found.set(token, next);
  }
};

const rivalOf = (best: Known, chains: readonly Known[], rule: PriceRule): Known | undefined =>
  deepestOf(
    chains.filter(
      ({ depth, price }) => depth * rule.rivalPart >= best.depth && isApart(price, best.price, rule.maxGapBps),
    ),
    rule.minDepth,
  );

/** Adds the price of the rival chain, or the uncertainty of the anchor on the way. */
const withDoubt = (best: Known, rival: Known | undefined, through: PricedToken | undefined): PricedToken => {
  if (rival) return { ...best, state: 'uncertain', other: rival.price };
  if (through?.state !== 'uncertain') return { ...best, state: 'known' };
  const hop = times(best.price, { numerator: through.price.denominator, denominator: through.price.numerator });
  return { ...best, state: 'uncertain', other: times(through.other, hop) };
};

/**
 * Prices along the deepest chain of pools to the dollar. A chain's depth is its smallest reserve, in dollars of the
 * valuing token, because moving its price takes proportional money. A pool that costs c changes nothing deeper than
 * `rivalPart` * c. Tokens without a chain of `minDepth` are missing.
 */
export const dollarPrices = (
  pools: readonly PoolReserves[],
  tokens: readonly Address[],
  rule: PriceRule,
): PricesByToken => {
  const anchors = new Set([rule.dollar, ...rule.anchors]);
  const ways = waysToAnchors(pools, anchors);
  const deepest = anchorChains(ways, rule);
  const prices = new Map<Address, PricedToken>();
  const price = (token: Address, best: Known | undefined): void => {
    if (!best) return;
    const rival = token === rule.dollar ? undefined : rivalOf(best, chainsOf(token, ways, deepest), rule);
    const [, through] = best.path;
    prices.set(token, withDoubt(best, rival, through === undefined ? undefined : prices.get(through)));
  };
  // In the order of discovery each anchor follows those from which its price derives.
  for (const [anchor, best] of deepest) price(anchor, best);
  for (const token of new Set(tokens)) {
    if (!anchors.has(token)) price(token, deepestOf(chainsOf(token, ways, deepest), rule.minDepth));
  }
  return prices;
};
