import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { CONFIRM_BLOCKS } from '#domain/alerts/crossing.ts';
import { PRICE_BAND_BPS, priceLevel } from '#domain/alerts/levels.ts';
import { priceRule } from '#domain/alerts/priceRule.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import { marketDistance } from '#domain/trade/distanceFromMarket.ts';
import { marketName, type Market } from '#state/marketRule.ts';
import { NumberField } from '../currencyInput/index.ts';
import { AlertFrame } from './AlertFrame.tsx';
import { Note } from './NoticeNote.tsx';
import { AlertRows } from './AlertRows.tsx';
import { useAlertForm } from './useAlertForm.ts';
import { usePoolPrice } from './usePoolPrice.ts';
import { useAlerts } from './useAlerts.ts';

interface DistanceProps {
  readonly now: Fraction;
  readonly price: Fraction;
}

function Distance({ now, price }: DistanceProps): ReactElement {
  const { side, percent } = marketDistance(price, now);
  return side === 'above' ? (
    <Trans>When the pool price rises by {percent} to this price or above</Trans>
  ) : (
    <Trans>When the pool price falls by {percent} to this price or below</Trans>
  );
}

interface PriceDialogProps {
  readonly market: Market;
  readonly price?: string | undefined;
  readonly onClose: () => void;
}

export function PriceDialog({ market, price: first = '', onClose }: PriceDialogProps): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState(first);
  const [base, quote] = [wrappedOf(market.base, wrappedNative).address, wrappedOf(market.quote, wrappedNative).address];
  const decimals = { base: market.base.decimals, quote: market.quote.decimals };
  const now = usePoolPrice(base, quote);
  const price = parsePrice(typed, decimals.base, decimals.quote);
  const isZero = price?.numerator === 0n;
  const rule = priceRule({ base, quote }, price, now);
  const level = rule && priceLevel(rule, now);
  const form = useAlertForm({ isTyped: price !== undefined, isZero, rule, level });
  const own = useAlerts().filter(
    (alert) => alert.rule.kind === 'price' && alert.rule.base === base && alert.rule.quote === quote,
  );
  const unit = shortenSymbol(market.quote.symbol);
  const band = formatPercent(PRICE_BAND_BPS);
  const name = marketName(market);
  const shown = now ? formatMarketPrice(now, decimals) : NO_VALUE;
  return (
    <AlertFrame
      title={t`Price alert for ${name}`}
      form={form}
      emptyWords={t`Enter a price`}
      words={{ zero: t`Enter a price above zero`, unknown: t`Loading the pool price` }}
      onClose={onClose}
      foot={<AlertRows alerts={own} />}
    >
      <NumberField
        label={<Trans>Price, {unit}</Trans>}
        inputLabel={t`Price of the alert`}
        value={typed}
        onChange={setTyped}
        units={[unit]}
        balance={<Trans>Pool price {shown}</Trans>}
        end={unit}
        foot={now && price && !isZero ? <Distance now={now} price={price} /> : undefined}
      />
      <Note>
        <Trans>
          You are notified once the price has stayed there for {CONFIRM_BLOCKS} blocks, and again only after it has
          moved back by {band}.
        </Trans>
      </Note>
    </AlertFrame>
  );
}
