import { dividedBy, parseDecimal, plus, textOf, times } from '../../subgraph/numbers.ts';
import { TOKENS } from '../tokens.ts';
import type { PairEntity, PairSumEntity, TokenEntity, TokenFacts } from './entities.ts';

const [NATIVE, DOLLAR] = [TOKENS.WMATIC, TOKENS.USDC].map(({ address }) => address.toLowerCase());

/** One decimal by another as a node of The Graph divides; nothing by nothing is nothing. */
const ratio = (a: string, b: string): string =>
  b === '0' || b === '0.0' ? '0' : textOf(dividedBy(parseDecimal(a), parseDecimal(b)));

/** The tokens of the pairs: what they report, what was traded of them, and what they cost in the native coin. */
export const createTokenTables = (facts: ReadonlyMap<string, TokenFacts | undefined>) => {
  const tokens = new Map<string, TokenEntity>();
  const bundles = new Map([['1', { id: '1', ethPrice: '0' }]]);

  const pairSums = new Map<string, PairSumEntity>();

  /** One more trade, of so much of the token. */
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
    /** The token of a pair that is made; undefined for one without usable decimals. */
    enter(id: string): TokenEntity | undefined {
      const known = tokens.get(id);
      const own = facts.get(id);
      if (known || !own) return known;
      const entity = { ...own, tradeVolume: '0', txCount: '0', derivedETH: id === NATIVE ? '1' : '0' };
      tokens.set(id, entity);
      return entity;
    },
    /** One more trade in a pair, of so many whole tokens; worth what the side with a price is worth. */
    trade({ id, token0, token1 }: PairEntity, amount0: string, amount1: string): void {
      count(token0, amount0);
      count(token1, amount1);
      const [token, amount] = Number(token0.derivedETH) > 0 ? [token0, amount0] : [token1, amount1];
      const native = times(parseDecimal(amount), parseDecimal(token.derivedETH));
      const dollars = times(native, parseDecimal(bundles.get('1')?.ethPrice ?? '0'));
      const before = parseDecimal(pairSums.get(id)?.sumMiningUSD ?? '0');
      pairSums.set(id, { id, token0: token0.id, token1: token1.id, sumMiningUSD: textOf(plus(before, dollars)) });
    },
    /** A pool of the native coin says what its other token costs. */
    price({ token0, token1, reserve0, reserve1 }: PairEntity): void {
      if (token0.id === NATIVE) setPrice(token1, reserve1, reserve0);
      if (token1.id === NATIVE) setPrice(token0, reserve0, reserve1);
    },
  };
};
