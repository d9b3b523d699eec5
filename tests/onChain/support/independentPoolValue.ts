import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';

/** Raw reserves of one pool by lower-case token. */
export type RawPool = Readonly<Record<string, bigint>>;

interface Road {
  readonly dollars: bigint;
  readonly of: bigint;
  readonly depth: bigint;
}

export interface PoolWorld {
  readonly pools: readonly RawPool[];
  readonly dollar: string;
  /** Tokens that a road may pass. */
  readonly passed: readonly string[];
}

const MIN_DEPTH = 1_000_000_000n;
const UNBOUNDED = 10n ** 60n;

/** All roads to the dollar through pools, each token once. */
const roadsFrom = (token: string, world: PoolWorld, seen: readonly string[] = []): readonly Road[] => {
  if (token === world.dollar) return [{ dollars: 1n, of: 1n, depth: UNBOUNDED }];
  return world.pools.flatMap((pool) => {
    const own = pool[token] ?? 0n;
    const [next, reserve = 0n] = Object.entries(pool).find(([other]) => other !== token) ?? [];
    const isTransient = next !== undefined && (next === world.dollar || world.passed.includes(next));
    if (!(token in pool) || !isTransient || own === 0n || reserve === 0n || seen.includes(next)) return [];
    return roadsFrom(next, world, [...seen, token]).map(({ dollars, of, depth }) => {
      const inDollars = (reserve * dollars) / of;
      return { dollars: dollars * reserve, of: of * own, depth: inDollars < depth ? inDollars : depth };
    });
  });
};

const isFarFrom = (a: Road, b: Road): boolean => {
  const [x, y] = [a.dollars * b.of, b.dollars * a.of];
  const [low, high] = x < y ? [x, y] : [y, x];
  return high * 100n > low * 105n;
};

/** Undefined below the least depth, or if a road half as deep is more than 5 % apart. */
const roadOf = (token: string, world: PoolWorld): Road | undefined => {
  const roads = roadsFrom(token, world)
    .filter(({ depth }) => depth >= MIN_DEPTH)
    .toSorted((a, b) => (a.depth < b.depth ? 1 : -1));
  const [best, ...others] = roads;
  return best && !others.some((road) => road.depth * 2n >= best.depth && isFarFrom(road, best)) ? best : undefined;
};

/** Raw dollars by brute force over all roads; the deeper side of a trade. */
export const independentValue = (event: readonly LedgerMove[], world: PoolWorld): bigint | undefined => {
  const sides = event.flatMap(({ asset, amount }) => {
    const road = roadOf(asset.toLowerCase(), world);
    if (!road) return [];
    const value = ((amount < 0n ? -amount : amount) * road.dollars) / road.of;
    return value <= road.depth ? [{ value, depth: road.depth }] : [];
  });
  return sides.toSorted((a, b) => (a.depth < b.depth ? 1 : -1))[0]?.value;
};
