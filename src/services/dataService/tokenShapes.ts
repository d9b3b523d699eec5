import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { TokenFigures } from '#domain/tokens/reportedFigures.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { address, count, list, misfit, nullOr, record, text, where, type Shape } from '../shape.ts';
import { PAGE_SIZE } from './queries.ts';

const LONGEST = 100;

const words: Shape<string> = (value, path) =>
  typeof value === 'string' ? value.slice(0, LONGEST) : misfit(value, path);

const token: Shape<Token> = (value, path) => {
  const { id, ...reported } = record({ id: address, symbol: words, name: words, decimals: count })(value, path);
  return { kind: 'token', chainId: POLYGON_CHAIN_ID, address: id, ...reported };
};

/** Sorted tokens, all above `after`, so that the pages end. */
export const tokenPage =
  (after: string): Shape<readonly Token[]> =>
  (value, path) => {
    const isRising = (tokens: readonly Token[]): boolean =>
      tokens.every((entry, at) => (tokens[at - 1]?.address.toLowerCase() ?? after) < entry.address.toLowerCase());
    return record({ tokens: where(list(token, PAGE_SIZE), isRising) })(value, path).tokens;
  };

export const wholeUnits: Shape<number> = (value, path) => Number(text(/^\d{1,78}(\.\d{1,80})?$/)(value, path));

const figures = record({ id: address, tradeVolume: wholeUnits, txCount: count, derivedETH: wholeUnits });

export const tokenFigures =
  (tokens: readonly [Address, Address]): Shape<TokenFigures> =>
  (value, path) => {
    const { a, b, bundle } = record({
      a: nullOr(figures),
      b: nullOr(figures),
      bundle: nullOr(record({ ethPrice: wholeUnits })),
    })(value, path);
    const found = [a, b].flatMap((entry, at) => {
      if (entry && entry.id !== tokens[at]) return misfit(entry.id, path);
      return entry
        ? [{ token: entry.id, volume: entry.tradeVolume, trades: entry.txCount, inNative: entry.derivedETH }]
        : [];
    });
    return { tokens: found, nativeDollars: bundle?.ethPrice ?? 0 };
  };
