import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { color, text } from '#ui/theme/theme.ts';
import { bookToken, type Market } from '../shared/tradeMarket.ts';
import { useRewardedSpread } from '../order/form/useRewardedSpread.ts';

const Note = styled.p`
  ${text(12)}
  color: ${color('text-3')};
`;

interface RewardNoteProps {
  readonly book: PairBook;
  readonly market: Market;
  readonly direction: TradeDirection;
  readonly price: Fraction;
}

export function RewardNote({ book, market, direction, price }: RewardNoteProps): ReactElement | null {
  const spread = useRewardedSpread(book, bookToken(market.base).address);
  if (!spread) return null;
  const isBuy = direction === 'BUY';
  const isWithin = isBuy
    ? compareFractions(price, spread.low) >= 0
    : !spread.high || compareFractions(price, spread.high) <= 0;
  const decimals = { base: market.base.decimals, quote: market.quote.decimals };
  const end = isBuy ? spread.low : spread.high;
  const bound = end ? formatMarketPrice(end, decimals, { rounding: isBuy ? 'up' : 'down' }) : '';
  if (isWithin) {
    return (
      <Note role="status">
        <Trans>Within the rewarded spread: earns limit-order rewards.</Trans>
      </Note>
    );
  }
  return (
    <Note role="status">
      {isBuy ? (
        <Trans>Too far from the market to earn rewards: they are paid from {bound} up.</Trans>
      ) : (
        <Trans>Too far from the market to earn rewards: they are paid up to {bound}.</Trans>
      )}
    </Note>
  );
}

interface RewardedTicket {
  readonly book: PairBook | undefined;
  readonly market: Market | undefined;
  readonly direction: TradeDirection;
  readonly limitPrice: Fraction | undefined;
  readonly quote: TradeQuote | undefined;
}

/** Shown for a limit order of which a part may rest. */
export function TicketReward({ ticket }: { readonly ticket: RewardedTicket }): ReactElement | null {
  const { book, market, direction, limitPrice, quote } = ticket;
  if (!book || !market || !limitPrice || quote?.rests.sold === 0n) return null;
  return <RewardNote book={book} market={market} direction={direction} price={limitPrice} />;
}
