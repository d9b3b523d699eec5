import { useMemo } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { facingSide, zapOut, type Side, type ZapOutQuote } from '#domain/liquidity/zapOut.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { problemFlaw, swapTrade, tradeFlaw, type ZapFlaw } from '#features/zap/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOrderBook } from '#reads/book/useOrderBook.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import type { RemoveSide } from '../useRemovePool.ts';

export interface ZapOut {
  readonly side: Side;
  readonly own: RemoveSide;
  readonly other: RemoveSide;
  /** Book as it is after the removal. */
  readonly book: PairBook | undefined;
  readonly quote: ZapOutQuote | undefined;
  readonly trade: TradeQuote | undefined;
  readonly held: bigint | undefined;
  readonly forSwap: Approval;
  readonly flaw: ZapFlaw | undefined;
}

type Quoted = Pick<ZapOut, 'book' | 'quote' | 'trade' | 'flaw'>;

interface QuoteQuery extends Pick<RemoveForm, 'pool' | 'isAToken0' | 'slippageBps'> {
  readonly poolTokens: bigint | undefined;
  readonly side: Side;
  readonly output: Token | undefined;
  readonly input: Token | undefined;
  readonly read: PairBook | undefined;
  readonly minimum: bigint | undefined;
  readonly keepsSlippage: boolean;
}

const UNREAD: Quoted = { book: undefined, quote: undefined, trade: undefined, flaw: 'loading' };

const quoteOf = (query: QuoteQuery): Quoted => {
  const { pool, isAToken0, slippageBps, poolTokens, side, input, output, read, minimum, keepsSlippage } = query;
  if (!pool || poolTokens === undefined || !read || !input || !output) return UNREAD;
  const { reserve0, reserve1 } = read;
  const quote = zapOut({
    pool: { ...pool, reserve0, reserve1 },
    isAToken0,
    poolTokens,
    received: side,
    keptBps: keepsSlippage ? slippageBps : 0,
    orders: orientMarket(read, input.address, minimum),
  });
  if (!quote.ok) return { ...UNREAD, flaw: problemFlaw(quote.error) };
  const book = { ...read, ...quote.value.reserves };
  const { swapped, bought } = quote.value;
  const trade = swapTrade({ input, output, amount: swapped, slippageBps, book, minimum });
  return { book, quote: quote.value, trade, flaw: tradeFlaw(trade, bought) };
};

/** One transaction swaps wrapped coins, so its removal pays these. */
export const useZapOut = (form: RemoveForm, side: Side): ZapOut => {
  const { pool, isAToken0, removal, slippageBps, account, receive } = form;
  const [own, other] = facingSide(side, form);
  const read = valueOf(useOrderBook(own.token?.address, other.token?.address));
  const minimum = useOrderMinimum(other.token?.address);
  const held = valueOf(useCurrencyBalance(account, own.token));
  const { isBatch } = receive;
  const [output, input] = [own.token, other.token];
  const poolTokens = removal?.poolTokens;
  const quoted = useMemo(
    () =>
      quoteOf({
        ...{ pool, isAToken0, slippageBps, poolTokens, side, input, output, read, minimum },
        keepsSlippage: isBatch,
      }),
    [pool, isAToken0, slippageBps, poolTokens, side, input, output, read, minimum, isBatch],
  );
  const forSwap = useApproval(other.token, quoted.quote?.swapped, form.exchange.orderBook ?? defaultExchange.router);
  const isUnread = isBatch && (held === undefined || forSwap.state === 'unknown');
  const flaw = form.freshness === 'stale' ? 'stale' : (quoted.flaw ?? (isUnread ? 'loading' : undefined));
  return { side, own, other, held, forSwap, ...quoted, flaw };
};
