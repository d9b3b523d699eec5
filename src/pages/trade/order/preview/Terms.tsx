import { styled } from 'styled-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { arrivesAfter } from '#domain/tokens/transferFees.ts';
import type { Address } from '#domain/tokens/types.ts';
import { marketDistance } from '#domain/trade/distanceFromMarket.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { Money, Price } from '#features/money/index.ts';
import { useOutputFee } from '#reads/tokens/useOutputFee.ts';
import { color } from '#ui/theme/theme.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { PriceImpact } from './PriceImpact.tsx';
import { marketName } from '#state/marketRule.ts';
import type { Market } from '../../shared/tradeMarket.ts';
import { ShortDistance } from '../own/OrderDistance.tsx';

const Away = styled.span`
  color: ${color('text-3')};
`;

interface TermsProps {
  readonly quote: TradeQuote | undefined;
  readonly direction: TradeDirection;
  readonly market: Market;
  readonly size?: 12 | 13;
  /** Its own resting orders are not named as another maker's. */
  readonly account?: Address | undefined;
  readonly exchange?: string | undefined;
  readonly splitWith?: string | undefined;
}

function WhoIsPaid({
  quote,
  market,
  account,
  exchange,
  splitWith,
}: Pick<TermsProps, 'market' | 'account' | 'exchange' | 'splitWith'> & { readonly quote: TradeQuote }): ReactElement {
  const all = new Set(quote.fills.map(({ maker }) => maker));
  const isOwn = account !== undefined && all.delete(account);
  const pair = marketName(market);
  const usesPool = quote.pool.received > 0n;
  const ofOther = (exchange: string): ReactElement => (
    <Trans key="other">
      {pair} pool of {exchange}
    </Trans>
  );
  if (exchange !== undefined) return ofOther(exchange);
  const names = [
    isOwn && <Trans key="own">your own orders</Trans>,
    all.size > 0 &&
      (isOwn ? (
        <Plural key="makers" value={all.size} one="# other maker" other="# other makers" />
      ) : (
        <Plural key="makers" value={all.size} one="# maker" other="# makers" />
      )),
    (usesPool || quote.fills.length === 0) && <Trans key="pool">{pair} pool</Trans>,
    splitWith !== undefined && ofOther(splitWith),
  ];
  return <>{names.filter(Boolean).flatMap((name, at) => (at === 0 ? name : [', ', name]))}</>;
}

/** Worst price of the whole order if another trade precedes it. */
function WorstPrice({
  quote,
  direction,
  market,
}: Pick<TermsProps, 'market' | 'direction'> & { readonly quote: TradeQuote }) {
  const { worstPrice, marginalPrice, filled } = quote;
  const distance = marginalPrice && filled.spent > 0n ? marketDistance(worstPrice, marginalPrice) : undefined;
  return (
    <>
      <Price price={worstPrice} {...market} side={direction} />
      {distance && distance.side !== 'at' && (
        <>
          {' '}
          <Away>
            <ShortDistance distance={{ ...distance, side: distance.side }} />
          </Away>
        </>
      )}
    </>
  );
}

export function Terms({ quote, direction, market, size = 12, account, exchange, splitWith }: TermsProps): ReactElement {
  const { t } = useLingui();
  const output = direction === 'BUY' ? market.base : market.quote;
  const inQuote = (price: Fraction | undefined): ReactNode =>
    price === undefined ? NO_VALUE : <Price price={price} {...market} side={direction} />;
  const feeBps = useOutputFee(quote && output);
  const min =
    quote && quote.filled.spent > 0n && feeBps !== undefined ? arrivesAfter(quote.minReceived, feeBps, 1) : undefined;
  const nothingFills = quote !== undefined && quote.filled.spent === 0n;
  const rows: (KeyValueRow & { readonly ofFill?: boolean })[] = [
    { key: 'average', ofFill: true, label: <Trans>Average price</Trans>, value: inQuote(quote?.averagePrice) },
    {
      key: 'worst',
      label: nothingFills ? <Trans>Limit price</Trans> : <Trans>Worst price</Trans>,
      value: quote ? <WorstPrice quote={quote} direction={direction} market={market} /> : NO_VALUE,
    },
    {
      key: 'impact',
      ofFill: true,
      label: <Trans>Price impact</Trans>,
      value: <PriceImpact quote={quote} />,
    },
    {
      key: 'least',
      ofFill: true,
      label: (
        <Tooltip
          focusable={quote !== undefined}
          content={t`The minimum you receive for the part that fills now: all of it at the worst price, after the 0.3% fee and the token's own transfer fee.`}
        >
          <Trans>Minimum received</Trans>
        </Tooltip>
      ),
      value: min === undefined ? NO_VALUE : <Money raw={min} currency={output} role="received" />,
    },
    {
      key: 'paid',
      ofFill: true,
      label: <Trans>Filled by</Trans>,
      value: quote ? (
        <WhoIsPaid quote={quote} market={market} account={account} exchange={exchange} splitWith={splitWith} />
      ) : (
        NO_VALUE
      ),
    },
  ];
  // The only known term of an order that only rests is its price.
  return <KeyValue rows={rows.filter(({ ofFill }) => !(nothingFills && ofFill))} size={size} />;
}
