import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { ZapQuote } from '#domain/liquidity/zapIn.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { impactSeverity } from '#domain/trade/impactSeverity.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { moneyWords } from '#features/money/index.ts';
import { poolTokensText } from '#features/position/index.ts';
import { marketOf } from '#state/marketRule.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { priceText } from '../priceText.ts';
import type { Zap } from './useZap.ts';

const WARNED = 2;

export const zapSeverity = ({ trade }: Pick<Zap, 'trade'>): number =>
  impactSeverity(trade?.priceImpactBps, rules.slippage.priceImpactBandsBps);

interface KnownZap {
  readonly quote: ZapQuote;
  readonly trade: TradeQuote;
  readonly own: Currency;
  readonly other: Currency;
  /** Raw minimum of the swap's output. */
  readonly least: bigint;
  readonly isBatch: boolean;
}

const knownZap = ({ quote, trade, own, other, paid, isBatch }: Zap): KnownZap | undefined => {
  if (!quote || !trade || !own.currency || !other.currency) return undefined;
  const supplied = paid === 'A' ? quote.add.amountBDesired : quote.add.amountADesired;
  const least = isBatch ? supplied : trade.minReceived;
  return { quote, trade, own: own.currency, other: other.currency, least, isBatch };
};

const impactText = ({ priceImpactBps }: TradeQuote): string =>
  priceImpactBps === undefined ? NO_VALUE : formatPercent(priceImpactBps);

/** The unit stays with its figure. */
const wholeWords = (...terms: Parameters<typeof moneyWords>): string => moneyWords(...terms).replaceAll(' ', '\u00a0');

function SwapFacts({ quote, trade, own, other, least, isBatch }: KnownZap): ReactElement {
  const { t } = useLingui();
  const market = marketOf(own, other);
  const [base, priced] = [shortenSymbol(market.base.symbol), shortenSymbol(market.quote.symbol)];
  const price = trade.averagePrice ? priceText(trade.averagePrice, market.base, market.quote) : NO_VALUE;
  const swapped = wholeWords(quote.swapped, own, 'paid');
  const received = wholeWords(quote.received, other, 'received');
  const leastNote = isBatch
    ? t`If the swap pays less, all of it reverts. A part that doesn't fill at the limit price stays open as an order.`
    : t`At the order's limit price. A part that doesn't fill at it stays open as an order.`;
  return (
    <KeyValue
      rows={[
        { key: 'swap', label: <Trans>Swapped first</Trans>, value: t`${swapped} for ${received}` },
        { key: 'price', label: <Trans>Price of the swap</Trans>, value: t`1 ${base} = ${price} ${priced}` },
        { key: 'impact', label: <Trans>Price impact</Trans>, value: impactText(trade) },
        {
          key: 'least',
          label: (
            <Tooltip content={leastNote}>
              {isBatch ? <Trans>The swap pays at least</Trans> : <Trans>Minimum received</Trans>}
            </Tooltip>
          ),
          value: wholeWords(least, other, 'received'),
        },
      ]}
    />
  );
}

function SupplyFacts({ quote, own, other }: KnownZap): ReactElement {
  const { t } = useLingui();
  const { add, dust, cost } = quote;
  const poolTokens = poolTokensText(add.poolTokens);
  const left = [wholeWords(dust.paid, own, 'received'), wholeWords(dust.other, other, 'received')].join(', ');
  const isGain = cost < 0n;
  return (
    <KeyValue
      rows={[
        { key: 'tokens', label: <Trans>You receive</Trans>, value: t`about ${poolTokens}` },
        { key: 'dust', label: <Trans>Stays in your wallet</Trans>, value: left },
        {
          key: 'cost',
          label: (
            <Tooltip
              content={t`The swap's fee and its price impact, at the pool's price. Supplying both tokens has no swap.`}
            >
              {isGain ? <Trans>Gain of the swap</Trans> : <Trans>Cost of the swap</Trans>}
            </Tooltip>
          ),
          value: wholeWords(isGain ? -cost : cost, own, isGain ? 'received' : 'paid'),
        },
      ]}
    />
  );
}

export function ZapFacts({ zap }: { readonly zap: Zap }): ReactElement | null {
  const known = knownZap(zap);
  if (!known) return null;
  const impact = impactText(known.trade);
  return (
    <>
      <SwapFacts {...known} />
      <SupplyFacts {...known} />
      {zapSeverity(zap) >= WARNED && (
        <Banner tone="warning" role="status" title={<Trans>Price impact {impact}</Trans>}>
          <Trans>The swap moves the price against you. A smaller amount, or both tokens, loses less.</Trans>
        </Banner>
      )}
    </>
  );
}
