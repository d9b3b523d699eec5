import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { TokenFigures } from '#domain/tokens/toldFigures.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { address, count, list, misfit, nullOr, record, text, where } from '../shape.ts';
import type { Shape } from '../shape.ts';
import { PAGE_SIZE } from './queries.ts';

/** Characters of a symbol or name that something can be found by; tokens may call themselves a megabyte. */
const LONGEST = 100;

const words: Shape<string> = (value, path) =>
  typeof value === 'string' ? value.slice(0, LONGEST) : misfit(value, path);

const token: Shape<Token> = (value, path) => {
  const { id, ...said } = record({ id: address, symbol: words, name: words, decimals: count })(value, path);
  return { kind: 'token', chainId: POLYGON_CHAIN_ID, address: id, ...said };
};

/** Tokens in the order of their addresses, all above `after`, so that the pages come to an end. */
export const tokenPage =
  (after: string): Shape<readonly Token[]> =>
  (value, path) => {
    const isRising = (tokens: readonly Token[]): boolean =>
      tokens.every((one, at) => (tokens[at - 1]?.address.toLowerCase() ?? after) < one.address.toLowerCase());
    return record({ tokens: where(list(token, PAGE_SIZE), isRising) })(value, path).tokens;
  };

/** A number of whole units as the subgraph writes it: not negative. */
export const wholeUnits: Shape<number> = (value, path) => Number(text(/^\d{1,78}(\.\d{1,80})?$/)(value, path));

const figures = record({ id: address, tradeVolume: wholeUnits, txCount: count, derivedETH: wholeUnits });

/** Two tokens, asked for as `a` and `b`, and the price of the native coin. */
export const tokenFigures =
  (tokens: readonly [Address, Address]): Shape<TokenFigures> =>
  (value, path) => {
    const { a, b, bundle } = record({
      a: nullOr(figures),
      b: nullOr(figures),
      bundle: nullOr(record({ ethPrice: wholeUnits })),
    })(value, path);
    const told = [a, b].flatMap((one, at) => {
      if (one && one.id !== tokens[at]) return misfit(one.id, path);
      return one ? [{ token: one.id, volume: one.tradeVolume, trades: one.txCount, inNative: one.derivedETH }] : [];
    });
    return { tokens: told, nativeDollars: bundle?.ethPrice ?? 0 };
  };
