import { tradePath } from '#config/paths.ts';
import { NATIVE_ID } from '#domain/tokens/currency.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { useAppSelector } from '#state/hooks.ts';

interface Pair {
  readonly base: Address;
  readonly quote: Address;
}

const idOf = (token: Address): string => (token === wrappedNative.address ? NATIVE_ID : token);

export const marketPath = ({ base, quote }: Pair, side: TradeDirection): string =>
  side === 'BUY' ? tradePath(idOf(quote), idOf(base)) : tradePath(idOf(base), idOf(quote));

export const useMarketPath = (): ((pair: Pair) => string) => {
  const side = useAppSelector((state) => state.swap.independentDirection);
  return (pair) => marketPath(pair, side);
};
