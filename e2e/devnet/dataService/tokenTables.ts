import { dividedBy, parseDecimal, plus, textOf, times } from '../../../tools/subgraph/numbers.ts';
import { TOKENS } from '../tokens.ts';
import type { PairEntity, PairSumEntity, TokenEntity, TokenFacts } from './entities.ts';

const [NATIVE, DOLLAR] = [TOKENS.WMATIC, TOKENS.USDC].map(({ address }) => address.toLowerCase());

/** Division as in The Graph: 0 if the divisor is 0. */
const ratio = (a: string, b: string): string =>
  b === '0' || b === '0.0' ? '0' : textOf(dividedBy(parseDecimal(a), parseDecimal(b)));

/** Reported facts, volume, and price in the native coin. */
export const createTokenTables = (facts: ReadonlyMap<string, TokenFacts | undefined>) => {
  const tokens = new Map<string, TokenEntity>();
  const bundles = new Map([['1', { id: '1', ethPrice: '0' }]]);

  const pairSums = new Map<string, PairSumEntity>();

  const count = (token: TokenEntity, whole: string): void => {
    token.txCount = String(Number(token.txCount) + 1);
    token.tradeVolume = textOf(plus(parseDecimal(token.tradeVolume), parseDecimal(whole)));
  };
  const setPrice = (token: TokenEntity, own: string, native: string): void => {
    token.derivedETH = ratio(native, own);
    if (token.id === DOLLAR) bundles.set('1', { id: '1', ethPrice: ratio(own, native) });
  };
  return {
    tokens,
    bundles,
    pairSums,
    /** Undefined if the token reports no usable decimals. */
    enter(id: string): TokenEntity | undefined {
      const known = tokens.get(id);
      const own = facts.get(id);
      if (known || !own) return known;
      const entity = { ...own, tradeVolume: '0', txCount: '0', derivedETH: id === NATIVE ? '1' : '0' };
      tokens.set(id, entity);
      return entity;
    },
    /** Whole tokens, valued by the side with a price. */
    trade({ id, token0, token1 }: PairEntity, amount0: string, amount1: string): void {
      count(token0, amount0);
      count(token1, amount1);
      const [token, amount] = Number(token0.derivedETH) > 0 ? [token0, amount0] : [token1, amount1];
      const native = times(parseDecimal(amount), parseDecimal(token.derivedETH));
      const dollars = times(native, parseDecimal(bundles.get('1')?.ethPrice ?? '0'));
      const before = parseDecimal(pairSums.get(id)?.sumMiningUSD ?? '0');
      pairSums.set(id, { id, token0: token0.id, token1: token1.id, sumMiningUSD: textOf(plus(before, dollars)) });
    },
    price({ token0, token1, reserve0, reserve1 }: PairEntity): void {
      if (token0.id === NATIVE) setPrice(token1, reserve1, reserve0);
      if (token1.id === NATIVE) setPrice(token0, reserve0, reserve1);
    },
  };
};
