import type { PairBook } from '#domain/orderBook/types.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { memo, useDeferredValue, type ReactElement } from 'react';
import { env } from '#config/env.ts';
import type { ExchangeChoice } from '#domain/trade/chooseExchange.ts';
import type { ownFills } from '#domain/trade/ownFills.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { OrderType, TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { FillPreview } from '../order/preview/FillPreview.tsx';
import { SizeBar, type SizedTicket } from './SizeBar.tsx';
import { UnfilledChoice, type UnfilledTicket } from './UnfilledChoice.tsx';
import { emptyFillView, fillViewOf } from '../order/preview/fillView.ts';
import { severityOf } from '../order/preview/PriceImpact.tsx';
import { Terms } from '../order/preview/Terms.tsx';
import { Untyped } from './TicketStyles.ts';
import { bookToken, type Market } from '../shared/tradeMarket.ts';

const TicketWarnings = lazyPart(async () => (await import('../order/preview/TicketWarnings.tsx')).TicketWarnings);

const TradeReward = lazyPart(async () => (await import('./TradeReward.tsx')).TradeReward);

const isUnusual = (quote: TradeQuote, direction: TradeDirection): boolean =>
  quote.warnings.length > 0 || severityOf(quote, direction) >= 2;

type MarketFillTicket = SizedTicket & UnfilledTicket & { readonly book: PairBook | undefined };

interface MarketFillProps {
  readonly ticket: MarketFillTicket;
  readonly market: Market;
}

function MarketFill({ ticket, market }: MarketFillProps): ReactElement {
  const { book, exchange } = ticket;
  return (
    <>
      {!exchange?.used.market && <UnfilledChoice ticket={ticket} />}
      {book && <SizeBar ticket={ticket} market={market} book={book} />}
    </>
  );
}

interface QuotedTicket extends MarketFillTicket {
  readonly account: Address | undefined;
  readonly maker: Address | undefined;
  readonly orderType: OrderType;
  readonly exchange: ExchangeChoice | undefined;
}

function Earned({ ticket, market }: Pick<QuotePreviewProps, 'ticket' | 'market'>): ReactElement | null {
  const { direction, quote, exchange, maker } = ticket;
  if (!env.swapMining || !quote || quote.filled.received === 0n || exchange?.used.market) return null;
  const [base, quoteToken] = [bookToken(market.base), bookToken(market.quote)];
  const [input, output] = direction === 'BUY' ? [quoteToken, base] : [base, quoteToken];
  return (
    <TradeReward
      contract={env.swapMining}
      trade={{ input, output, received: (exchange?.used.split?.book ?? quote).filled.received, maker }}
    />
  );
}

interface QuotePreviewProps {
  readonly ticket: QuotedTicket;
  readonly market: Market;
  readonly own: ReturnType<typeof ownFills>;
  readonly isAwaited: boolean;
}

interface NoQuoteProps extends Pick<QuotePreviewProps, 'market' | 'isAwaited'> {
  readonly direction: TradeDirection;
}

const NoQuote = memo(function NoQuote({ direction, market, isAwaited }: NoQuoteProps): ReactElement {
  return (
    <Untyped aria-hidden="true" data-awaited={isAwaited ? '' : undefined}>
      <FillPreview fill={emptyFillView(direction, market)} />
      <Terms quote={undefined} direction={direction} market={market} />
    </Untyped>
  );
});

interface FillProps extends Omit<QuotePreviewProps, 'isAwaited'> {
  readonly quote: TradeQuote;
}

function Fill({ ticket, market, own, quote }: FillProps): ReactElement {
  const { account, direction, exchange } = ticket;
  const used = exchange?.used;
  return (
    <>
      <FillPreview
        fill={fillViewOf(quote, direction, market, { own: own?.own, hasBook: !used?.market, split: used?.split })}
      />
      {isUnusual(quote, direction) && <TicketWarnings quote={quote} direction={direction} />}
      <Terms
        quote={quote}
        direction={direction}
        market={market}
        account={account}
        exchange={used?.market?.name}
        splitWith={used?.split?.market.name}
      />
      <Earned ticket={ticket} market={market} />
    </>
  );
}

/** A typed digit is painted before the figures of its first quote are built. Until then the preview has dashes. */
const useBuiltQuote = ({ quote }: QuotedTicket): TradeQuote | undefined => {
  const isBuilt = useDeferredValue(quote !== undefined);
  return isBuilt ? quote : undefined;
};

export function QuotePreview({ ticket, market, own, isAwaited }: QuotePreviewProps): ReactElement {
  const { orderType, unfilled, direction } = ticket;
  const quote = useBuiltQuote(ticket);
  const fillsAtMarket = orderType === 'MARKET' && (unfilled === 'LEAVE_OUT' || quote !== undefined);
  return (
    <>
      {fillsAtMarket && <MarketFill ticket={ticket} market={market} />}
      {quote ? (
        <Fill ticket={ticket} market={market} own={own} quote={quote} />
      ) : (
        <NoQuote direction={direction} market={market} isAwaited={isAwaited || ticket.quote !== undefined} />
      )}
    </>
  );
}
