import { createRandom } from '../../e2e/devnet/random.ts';
import type { PoolReserves } from '#domain/markets/poolReserves.ts';
import type { Address } from '#domain/tokens/types.ts';

export const POOL_COUNT = 200;
const TOKEN_COUNT = 40;
/** Tokens that have a pool with every other token, as stablecoins and the wrapped coin do. */
const HUB_COUNT = 4;

export interface Question {
  readonly input: Address;
  readonly output: Address;
  readonly amount: bigint;
}

const random = createRandom(137);
const decimalsOf = (token: number): number => [18, 18, 6, 8][token % 4] ?? 18;
const prices = Array.from({ length: TOKEN_COUNT }, () => Math.exp(3 * random.normal()));

const addressOf = (token: number): Address => `0x${(0x1000 + token).toString(16).padStart(40, '0')}`;

/** Raw units for a value in dollars. */
const value = (token: number, dollars: number): bigint =>
  (BigInt(Math.round((dollars / (prices[token] ?? 1)) * 1e6)) * 10n ** BigInt(decimalsOf(token))) / 1_000_000n + 1n;

const poolOf = (token0: number, token1: number): PoolReserves => {
  const dollars = 50_000 * Math.exp(1.5 * random.normal());
  return {
    token0: addressOf(token0),
    token1: addressOf(token1),
    reserve0: value(token0, dollars),
    reserve1: value(token1, dollars * random.between(0.99, 1.01)),
  };
};

const linked = (): readonly (readonly [number, number])[] => {
  const links = new Map<string, readonly [number, number]>();
  const link = (a: number, b: number): void => {
    const [low, high] = a < b ? [a, b] : [b, a];
    if (low !== high && links.size < POOL_COUNT) links.set(`${low}-${high}`, [low, high]);
  };
  for (let hub = 0; hub < HUB_COUNT; hub += 1) for (let other = 0; other < TOKEN_COUNT; other += 1) link(hub, other);
  while (links.size < POOL_COUNT)
    link(Math.floor(random.between(0, TOKEN_COUNT)), Math.floor(random.between(0, TOKEN_COUNT)));
  return [...links.values()];
};

const links = linked();

/** By token. */
export const decimals: ReadonlyMap<Address, number> = new Map(
  Array.from({ length: TOKEN_COUNT }, (_, token) => [addressOf(token), decimalsOf(token)]),
);

/** 40 tokens; prices agree within a percent, depths of all sizes. */
export const pools: readonly PoolReserves[] = links.map(([token0, token1]) => poolOf(token0, token1));

/** Swaps of 10 to 10,000 dollars between tokens with a common pool. */
export const queries = (count: number): readonly Question[] =>
  Array.from({ length: count }, () => {
    const [a, b] = random.pick(links);
    const [input, output] = random.next() < 0.5 ? [a, b] : [b, a];
    return { input: addressOf(input), output: addressOf(output), amount: value(input, 10 ** random.between(1, 4)) };
  });
