import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Fraction } from '../../domain/amounts/fraction.ts';
import { formatFixed } from '../../domain/format/formatFixed.ts';
import type { TradeDirection, TradeQuote } from '../../domain/trade/types.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import type { KeyValueRow } from '../../ui/KeyValue.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { PriceImpact } from './PriceImpact.tsx';
import { priceText } from './fillView.ts';
import { separators } from './separators.ts';
import type { Market } from './tradeMarket.ts';

export interface TermsProps {
  /** Undefined before anything is typed: every value is unknown. */
  readonly quote: TradeQuote | undefined;
  readonly direction: TradeDirection;
  readonly market: Market;
  readonly size?: 12 | 13;
  /** Set where it is not traded in the order book. */
  readonly exchange?: string | undefined;
}

const unknown = '–';

function WhoIsPaid({
  quote,
  market,
  exchange,
}: Pick<TermsProps, 'market' | 'exchange'> & { readonly quote: TradeQuote }): ReactElement {
  const pair = `${market.base.symbol}/${market.quote.symbol}`;
  const usesPool = quote.pool.received > 0n;
  if (exchange !== undefined) {
    return (
      <Trans>
        {pair} pool of {exchange}
      </Trans>
    );
  }
  if (quote.makerCount === 0) return <Trans>{pair} pool</Trans>;
  const makers = <Plural value={quote.makerCount} one="# maker" other="# makers" />;
  return usesPool ? (
    <>
      {makers}, <Trans>{pair} pool</Trans>
    </>
  ) : (
    makers
  );
}

/** The numbers that matter before signing, one a line. */
export function Terms({ quote, direction, market, size = 12, exchange }: TermsProps): ReactElement {
  const { t } = useLingui();
  const output = direction === 'BUY' ? market.base : market.quote;
  const inQuote = (price: Fraction | undefined): string =>
    price === undefined ? unknown : `${priceText(price, market)} ${market.quote.symbol}`;
  const least = quote && quote.filled.spent > 0n && formatFixed(quote.leastReceived, output.decimals, separators);
  const nothingFills = quote !== undefined && quote.filled.spent === 0n;
  const rows: (KeyValueRow & { readonly ofFill?: boolean })[] = [
    { key: 'average', ofFill: true, label: <Trans>Average price</Trans>, value: inQuote(quote?.averagePrice) },
    {
      key: 'worst',
      label: nothingFills ? <Trans>Limit price</Trans> : <Trans>Worst price</Trans>,
      value: inQuote(quote?.worstPrice),
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
          content={t`Least you receive for the part that fills now, if every unit is taken at the worst price. The 0.3% fee is taken off.`}
        >
          <Trans>Least received</Trans>
        </Tooltip>
      ),
      value: least ? `${least} ${output.symbol}` : unknown,
    },
    {
      key: 'paid',
      ofFill: true,
      label: <Trans>Who is paid</Trans>,
      value: quote ? <WhoIsPaid quote={quote} market={market} exchange={exchange} /> : unknown,
    },
  ];
  // Of an order that only rests nothing is known but its price.
  return <KeyValue rows={rows.filter(({ ofFill }) => !(nothingFills && ofFill))} size={size} />;
}
