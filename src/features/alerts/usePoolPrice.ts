import type { Fraction } from '#domain/amounts/fraction.ts';
import { poolPrice } from '#domain/markets/marketSides.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useCurrentReserves } from '#reads/pools/useCurrentReserves.ts';
import { bookStore } from '#stores/bookStore.ts';

/** Raw quote per raw base; undefined while unknown or if `isOff`. */
export const usePoolPrice = (base: Address, quote: Address, isOff = false): Fraction | undefined => {
  const { pair, token0 } = bookStore.pairOf(base, quote);
  const reserves = useCurrentReserves(isOff ? undefined : pair);
  return reserves && poolPrice(reserves, { baseIsToken0: token0 === base });
};
