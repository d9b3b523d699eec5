import type { Fraction } from '../amounts/fraction.ts';
import { poolOutput } from '../orderBook/poolCurve.ts';
import type { Address } from '../tokens/types.ts';

export interface PoolReserves {
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

interface Hop {
  readonly to: Address;
  readonly reserveSold: bigint;
  readonly reserveBought: bigint;
}

type PoolGraph = ReadonlyMap<Address, readonly Hop[]>;

interface RouteRequest {
  readonly input: Address;
  readonly output: Address;
  readonly amount: bigint;
  readonly maxHops: number;
}

interface Route {
  readonly received: bigint;
  readonly path: readonly Address[];
}

interface Step {
  readonly token: Address;
  readonly amount: bigint;
  readonly before: Step | undefined;
}

/** Graph of pools for `bestRoute`; empty pools are left out. */
export const poolGraph = (pools: readonly PoolReserves[]): PoolGraph => {
  const graph = new Map<Address, Hop[]>();
  const connect = (from: Address, hop: Hop): void => {
    const hops = graph.get(from);
    if (hops) hops.push(hop);
    else graph.set(from, [hop]);
  };
  for (const { token0, token1, reserve0, reserve1 } of pools) {
    if (reserve0 === 0n || reserve1 === 0n) continue;
    connect(token0, { to: token1, reserveSold: reserve0, reserveBought: reserve1 });
    connect(token1, { to: token0, reserveSold: reserve1, reserveBought: reserve0 });
  }
  return graph;
};

/** Spot price without fees, raw last token per raw first token. Undefined if a pool is missing. */
export const spotPrice = (graph: PoolGraph, path: readonly Address[]): Fraction | undefined => {
  let price: Fraction = { numerator: 1n, denominator: 1n };
  for (const [index, token] of path.entries()) {
    const next = path[index + 1];
    if (next === undefined) break;
    const hop = graph.get(token)?.find(({ to }) => to === next);
    if (!hop) return undefined;
    price = {
      numerator: price.numerator * hop.reserveBought,
      denominator: price.denominator * hop.reserveSold,
    };
  }
  return price;
};

const pathTo = (last: Step): readonly Address[] => {
  const path: Address[] = [];
  for (let step: Step | undefined = last; step; step = step.before) path.unshift(step.token);
  return path;
};

const onward = (
  reached: readonly Step[],
  graph: PoolGraph,
  { input, output }: RouteRequest,
  isLast: boolean,
): Map<Address, Step> => {
  const next = new Map<Address, Step>();
  for (const before of reached) {
    for (const { to, reserveSold, reserveBought } of graph.get(before.token) ?? []) {
      if (isLast ? to !== output : to === input) continue;
      const amount = poolOutput(reserveSold, reserveBought, before.amount);
      if (amount > (next.get(to)?.amount ?? 0n)) next.set(to, { token: to, amount, before });
    }
  }
  return next;
};

/**
 * Route with the largest output, then with the fewest pools. More input never yields less, so the best amount of each
 * token per hop suffices.
 */
export const bestRoute = (graph: PoolGraph, request: RouteRequest): Route | undefined => {
  const { input, output, amount, maxHops } = request;
  let reached: readonly Step[] = [{ token: input, amount, before: undefined }];
  let best: Step | undefined;
  for (let hop = 1; hop <= maxHops; hop += 1) {
    const next = onward(reached, graph, request, hop === maxHops);
    const arrived = next.get(output);
    if (arrived && arrived.amount > (best?.amount ?? 0n)) best = arrived;
    next.delete(output);
    reached = [...next.values()];
  }
  return best && { received: best.amount, path: pathTo(best) };
};
