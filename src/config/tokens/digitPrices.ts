import { knownTokens, productToken, wrappedNative } from './tokens.ts';

const whole = (numerator: bigint) => ({ numerator, denominator: 1n });

const bySymbol: ReadonlyMap<string, bigint> = new Map([
  ['WETH', 4900n],
  ['WBTC', 100_000n],
]);
const COIN = 4n;

const rough = new Map(
  knownTokens.flatMap(({ address, symbol, tags }) => {
    const dollars = tags?.includes('stablecoin') ? 1n : bySymbol.get(symbol);
    return dollars === undefined ? [] : [[address, whole(dollars)] as const];
  }),
);
rough.set(wrappedNative.address, whole(COIN));
if (productToken) rough.set(productToken.address, { numerator: 1n, denominator: 2n });

/**
 * Rough dollars per whole token, which are never shown. They are constant, so that digits do not depend on a pool. An
 * undefined address is the coin.
 */
export const digitPriceOf = (address: `0x${string}` | undefined) => rough.get(address ?? wrappedNative.address);
