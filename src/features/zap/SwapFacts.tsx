import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { rules } from '#config/rules.ts';
import { formatOrderPrice } from '#domain/format/formatOrderPrice.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { impactSeverity } from '#domain/trade/impactSeverity.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { marketOf } from '#state/marketRule.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { moneyWords } from '../money/index.ts';

const WARNED = 2;
const TYPED = 4;

const severityOf = (trade: TradeQuote | undefined): number =>
  impactSeverity(trade?.priceImpactBps, rules.slippage.priceImpactBandsBps);

/** True if the user must type a word to confirm. */
export const isTyped = (trade: TradeQuote | undefined): boolean => severityOf(trade) === TYPED;

const impactText = ({ priceImpactBps }: TradeQuote): string =>
  priceImpactBps === undefined ? NO_VALUE : formatPercent(priceImpactBps);

/** Non-breaking spaces keep the unit with its figure. */
export const wholeWords = (...terms: Parameters<typeof moneyWords>): string =>
  moneyWords(...terms).replaceAll(' ', '\u00a0');

interface SwapFactsProps {
  readonly label: ReactNode;
  readonly trade: TradeQuote;
  readonly input: Currency;
  readonly output: Currency;
  readonly impactNote?: string;
  readonly more?: readonly KeyValueRow[];
}

export function SwapFacts({ label, trade, input, output, impactNote, more = [] }: SwapFactsProps): ReactElement {
  const { t } = useLingui();
  const market = marketOf(input, output);
  const [base, priced] = [shortenSymbol(market.base.symbol), shortenSymbol(market.quote.symbol)];
  const side = market.base === output ? 'BUY' : 'SELL';
  const price = trade.averagePrice
    ? formatOrderPrice(side, trade.averagePrice, { base: market.base.decimals, quote: market.quote.decimals })
    : NO_VALUE;
  const swapped = wholeWords(trade.filled.spent, input, 'paid');
  const received = wholeWords(trade.filled.received, output, 'received');
  const impact = <Trans>Price impact</Trans>;
  return (
    <KeyValue
      rows={[
        { key: 'swap', label, value: t`${swapped} for ${received}` },
        { key: 'price', label: <Trans>Price of the swap</Trans>, value: t`1 ${base} = ${price} ${priced}` },
        {
          key: 'impact',
          label: impactNote === undefined ? impact : <Tooltip content={impactNote}>{impact}</Tooltip>,
          value: impactText(trade),
        },
        ...more,
      ]}
    />
  );
}

export function SwapImpact({ trade }: Pick<SwapFactsProps, 'trade'>): ReactElement | null {
  const impact = impactText(trade);
  if (severityOf(trade) < WARNED) return null;
  return (
    <Banner tone="warning" role="status" title={<Trans>Price impact {impact}</Trans>}>
      <Trans>The swap moves the price against you. A smaller amount, or both tokens, loses less.</Trans>
    </Banner>
  );
}
