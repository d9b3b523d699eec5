import { dividedBy, parseDecimal, plus, textOf } from '../../subgraph/numbers.ts';
import { TOKENS } from '../tokens.ts';
import type { PairEntity, TokenEntity, TokenFacts } from './entities.ts';

const [NATIVE, DOLLAR] = [TOKENS.WMATIC, TOKENS.USDC].map(({ address }) => address.toLowerCase());

/** One decimal by another as a node of The Graph divides; nothing by nothing is nothing. */
const ratio = (a: string, b: string): string =>
  b === '0' || b === '0.0' ? '0' : textOf(dividedBy(parseDecimal(a), parseDecimal(b)));

/** The tokens of the pairs: what they report, what was traded of them, and what they cost in the native coin. */
export const createTokenTables = (facts: ReadonlyMap<string, TokenFacts | undefined>) => {
  const tokens = new Map<string, TokenEntity>();
  const bundles = new Map([['1', { id: '1', ethPrice: '0' }]]);

  const setPrice = (token: TokenEntity, own: string, native: string): void => {
    token.derivedETH = ratio(native, own);
    if (token.id === DOLLAR) bundles.set('1', { id: '1', ethPrice: ratio(own, native) });
  };
  return {
    tokens,
    bundles,
    /** The token of a pair that is made; undefined for one without usable decimals. */
    enter(id: string): TokenEntity | undefined {
      const known = tokens.get(id);
      const own = facts.get(id);
      if (known || !own) return known;
      const entity = { ...own, tradeVolume: '0', txCount: '0', derivedETH: id === NATIVE ? '1' : '0' };
      tokens.set(id, entity);
      return entity;
    },
    /** One more trade, of so much of the token. */
    trade(token: TokenEntity, whole: string): void {
      token.txCount = String(Number(token.txCount) + 1);
      token.tradeVolume = textOf(plus(parseDecimal(token.tradeVolume), parseDecimal(whole)));
    },
    /** A pool of the native coin says what its other token costs. */
    price({ token0, token1, reserve0, reserve1 }: PairEntity): void {
      if (token0.id === NATIVE) setPrice(token1, reserve1, reserve0);
      if (token1.id === NATIVE) setPrice(token0, reserve0, reserve1);
    },
  };
};
