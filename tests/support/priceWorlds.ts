import fc from 'fast-check';
import { rules } from '#config/rules.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { totalOf } from '#domain/prices/dollarTotals.ts';
import { dollarPrices, type PriceRule, type PricesByToken } from '#domain/prices/dollarPrices.ts';
import { tokenPrice, valueOfRaw, type DollarValue } from '#domain/prices/dollarValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { PoolReserves } from '#domain/markets/poolReserves.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const at = (number: number): Address => toChecksumAddress(`0x${number.toString(16).padStart(40, '0')}`);

export const DOLLAR_DECIMALS = 6;
export const DECIMALS = { USDC: 6, USDT: 6, DAI: 18, WETH: 18, WBTC: 8, MYT: 18, ODD: 0, LONG: 77 } as const;
export type Name = keyof typeof DECIMALS;
export const NAMES = Object.keys(DECIMALS) as Name[];
export const ADDRESS = Object.fromEntries(NAMES.map((name, index) => [name, at(index + 1)])) as Record<Name, Address>;
const nameOf = (address: Address): Name => NAMES[Number(BigInt(address)) - 1] ?? 'ODD';

export const RULE: PriceRule = {
  dollar: ADDRESS.USDC,
  anchors: (['USDC', 'USDT', 'DAI', 'WETH', 'WBTC', 'MYT'] as const).map((name) => ADDRESS[name]),
  minDepth: rules.prices.minDepthDollars * powerOfTen(DOLLAR_DECIMALS),
  maxGapBps: rules.prices.maxGapBps,
  rivalPart: rules.prices.rivalPart,
};

/** Raw units of a decimal amount, at most 3 digits after the point. */
export const raw = (name: Name, amount: number): bigint =>
  (BigInt(Math.round(amount * 1000)) * powerOfTen(DECIMALS[name])) / 1000n;

export const pool = (a: Name, amountA: number, b: Name, amountB: number): PoolReserves => ({
  token0: ADDRESS[a],
  token1: ADDRESS[b],
  reserve0: raw(a, amountA),
  reserve1: raw(b, amountB),
});

export const pricesOf = (pools: readonly PoolReserves[], tokens: readonly Name[] = NAMES): PricesByToken =>
  dollarPrices(
    pools,
    tokens.map((name) => ADDRESS[name]),
    RULE,
  );

export const valueIn = (prices: PricesByToken, name: Name, amount: bigint): DollarValue | undefined => {
  const price = prices.get(ADDRESS[name]);
  return price && valueOfRaw(amount, DECIMALS[name], tokenPrice(price, DECIMALS[name], DOLLAR_DECIMALS));
};

export const numberOf = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000n) / denominator) / 1_000_000;

/** Whole dollars that a pool costs: its well-known tokens at the highest of their prices, before or with it. */
export const costOf = (pools: readonly PoolReserves[], ...worlds: readonly PricesByToken[]): Fraction =>
  totalOf(
    pools.flatMap(({ token0, token1, reserve0, reserve1 }) =>
      ([[token0, reserve0] as const, [token1, reserve1] as const] as const).flatMap(([token, reserve]) => {
        if (!RULE.anchors.includes(token)) return [];
        const values = worlds.map((prices) => {
          const value = valueIn(prices, nameOf(token), reserve) ?? { numerator: 0n, denominator: 1n };
          return value.other ?? value;
        });
        return values.reduce((a, b) => (numberOf(a) >= numberOf(b) ? a : b));
      }),
    ),
  );

export const amounts = fc.bigInt({ min: 1n, max: 10n ** 33n });
const anyPool = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES), amounts, amounts)
  .filter(([a, b]) => a !== b)
  .map(([a, b, reserve0, reserve1]): PoolReserves => ({ token0: ADDRESS[a], token1: ADDRESS[b], reserve0, reserve1 }));
/** About what tokens cost, so that worlds have depth. */
const fairPool = fc
  .tuple(
    fc.constantFrom(...NAMES),
    fc.constantFrom(...NAMES),
    fc.integer({ min: 1, max: 3_000_000 }),
    fc.double({ min: 0.5, max: 2, noNaN: true }),
  )
  .filter(([a, b]) => a !== b)
  .map(([a, b, dollars, gap]) => {
    const dollar = { USDC: 1, USDT: 1, DAI: 1, WETH: 2400, WBTC: 40_000, MYT: 0.42, ODD: 3, LONG: 7 };
    return pool(a, Math.max(0.001, dollars / dollar[a]), b, Math.max(0.001, (dollars * gap) / dollar[b]));
  })
  .filter(({ reserve0, reserve1 }) => reserve0 > 0n && reserve1 > 0n);

/** One pool for two tokens, as a factory has them. */
const factory = (pools: readonly PoolReserves[]): readonly PoolReserves[] => [
  ...new Map(pools.map((reserves) => [[reserves.token0, reserves.token1].toSorted().join(' '), reserves])).values(),
];

export interface PriceWorld {
  readonly old: readonly PoolReserves[];
  readonly added: readonly PoolReserves[];
  /** Raw amounts, by the place of their token among `NAMES`. */
  readonly held: readonly bigint[];
}

export const worlds: fc.Arbitrary<PriceWorld> = fc.record({
  old: fc.array(fairPool, { maxLength: 12 }).map(factory),
  added: fc.array(fc.oneof(fairPool, anyPool), { minLength: 1, maxLength: 6 }).map(factory),
  held: fc.array(amounts, { minLength: NAMES.length, maxLength: NAMES.length }),
});

/** Pools of the added ones for tokens that no old pool is of. */
export const freshOf = ({ old, added }: Pick<PriceWorld, 'old' | 'added'>): readonly PoolReserves[] => {
  const names = new Set(old.map((reserves) => [reserves.token0, reserves.token1].toSorted().join(' ')));
  return added.filter((reserves) => !names.has([reserves.token0, reserves.token1].toSorted().join(' ')));
};
