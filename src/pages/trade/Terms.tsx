import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatFixed } from '../../domain/format/formatFixed.ts';
import { formatPercent } from '../../domain/format/formatPercent.ts';
import type { TradeDirection, TradeQuote } from '../../domain/trade/types.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import type { KeyValueRow } from '../../ui/KeyValue.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { priceText } from './fillView.ts';
import { separators } from './separators.ts';
import type { Market } from './tradeMarket.ts';

export interface TermsProps {
  readonly quote: TradeQuote;
  readonly direction: TradeDirection;
  readonly market: Market;
  readonly size?: 12 | 13;
}

const unknown = '–';

function WhoIsPaid({ quote, market }: Pick<TermsProps, 'quote' | 'market'>): ReactElement {
  const pair = `${market.base.symbol}/${market.quote.symbol}`;
  const usesPool = quote.pool.received > 0n;
  if (quote.makerCount === 0) return usesPool ? <Trans>{pair} pool</Trans> : <Trans>Nobody yet</Trans>;
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
export function Terms({ quote, direction, market, size = 12 }: TermsProps): ReactElement {
  const { t } = useLingui();
  const output = direction === 'BUY' ? market.base : market.quote;
  const inQuote = (price: TradeQuote['averagePrice']): string =>
    price === undefined ? unknown : `${priceText(price, market)} ${market.quote.symbol}`;
  const least = formatFixed(quote.leastReceived, output.decimals, separators);
  const rows: KeyValueRow[] = [
    { key: 'average', label: <Trans>Average price</Trans>, value: inQuote(quote.averagePrice) },
    { key: 'worst', label: <Trans>Worst price</Trans>, value: inQuote(quote.worstPrice) },
    {
      key: 'impact',
      label: <Trans>Price impact</Trans>,
      value: quote.priceImpactBps === undefined ? unknown : formatPercent(quote.priceImpactBps),
    },
    {
      key: 'least',
      label: (
        <Tooltip
          content={t`Least you receive for the part that fills now, if every unit is taken at the worst price. The 0.3% fee is taken off.`}
        >
          <Trans>Least received</Trans>
        </Tooltip>
      ),
      value: quote.filled.spent === 0n ? unknown : `${least} ${output.symbol}`,
    },
    { key: 'paid', label: <Trans>Who is paid</Trans>, value: <WhoIsPaid quote={quote} market={market} /> },
  ];
  return <KeyValue rows={rows} size={size} />;
}
