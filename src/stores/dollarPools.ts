import type { PairTokens } from '#chain/reading/bookReads.ts';
import { rules } from '#config/rules.ts';
import { baseTokens, dollarToken } from '#config/tokens/tokens.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import type { PriceRule } from '#domain/prices/dollarPrices.ts';
import type { Address } from '#domain/tokens/types.ts';
import { bookStore } from './bookStore.ts';

const bases = baseTokens.map(({ address }) => address);

export const priceRule: PriceRule | undefined = dollarToken && {
  dollar: dollarToken.address,
  anchors: bases,
  minDepth: rules.prices.minDepthDollars * powerOfTen(dollarToken.decimals),
  maxGapBps: rules.prices.maxGapBps,
  rivalPart: rules.prices.rivalPart,
};

const pairsAmong = (tokens: readonly Address[]): readonly PairTokens[] =>
  tokens.flatMap((token, index) => tokens.slice(index + 1).map((other) => bookStore.pairOf(token, other)));

let basePairs: readonly PairTokens[] | undefined;
/** Computed at the first use, because each pool's address takes a hash. */
const pairsOfBases = (): readonly PairTokens[] => (basePairs ??= pairsAmong(bases));

export const poolsToDollars = (tokens: readonly Address[]): readonly PairTokens[] =>
  tokens.length === 0
    ? []
    : [
        ...pairsOfBases(),
        ...tokens
          .filter((token) => !bases.includes(token))
          .flatMap((token) => bases.map((base) => bookStore.pairOf(token, base))),
      ];
