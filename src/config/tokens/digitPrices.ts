import { knownTokens, productToken, wrappedNative } from './tokens.ts';

const whole = (numerator: bigint) => ({ numerator, denominator: 1n });

/** Rough dollars per whole token that is no stablecoin. */
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
 * Rough dollars per whole token, which decide the number of digits so that the last one is worth less than a cent. They
 * are constants, so that digits never depend on a pool or an earlier page, and are never shown. An undefined address
 * means the native coin; amounts of other tokens have all their digits.
 */
export const digitPriceOf = (address: `0x${string}` | undefined) => rough.get(address ?? wrappedNative.address);
