import { quoteRank, wrappedNative } from '../../config/tokens/tokens.ts';
import { sortsBefore } from '../../domain/tokens/sortsBefore.ts';
import type { Address, Currency, Token } from '../../domain/tokens/types.ts';
import type { Market } from './tradeMarket.ts';

/** A market between two tokens, whatever the page shows. */
export interface OwnMarket extends Market {
  readonly base: Token;
  readonly quote: Token;
}

/** How traders name a pair: the token that more is priced in is the quote. */
export const ownMarket = (a: Token, b: Token): OwnMarket => {
  const [rankA, rankB] = [quoteRank(a.address), quoteRank(b.address)];
  const isBaseA = rankA === rankB ? sortsBefore(a.address, b.address) : rankA < rankB;
  return isBaseA ? { base: a, quote: b } : { base: b, quote: a };
};

/** The market of two tokens by their addresses; undefined while one of them is unknown. */
export const ownMarketOf = (
  tokens: ReadonlyMap<Address, Token>,
  soldToken: Address,
  wantedToken: Address,
): OwnMarket | undefined => {
  const [sold, wanted] = [tokens.get(soldToken), tokens.get(wantedToken)];
  return sold && wanted && ownMarket(sold, wanted);
};

export const pairName = ({ base, quote }: Market): string => `${base.symbol}/${quote.symbol}`;

/** The token that a currency is in the book: native coin is traded wrapped. */
export const bookToken = (currency: Currency): Token => (currency.kind === 'native' ? wrappedNative : currency);
