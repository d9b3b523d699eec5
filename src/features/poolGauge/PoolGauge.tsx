import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { dollarToken, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { rules } from '#config/rules.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { GaugedPool, PoolGauge as Gauge } from '#reads/pools/usePoolGauge.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';

export interface GaugeProps {
  readonly pool: Pick<GaugedPool, 'a' | 'b' | 'reserveA'>;
  readonly gauge: Gauge;
}

const DOLLAR_UNIT = powerOfTen(dollarToken?.decimals ?? 0);

export const dollarsText = (raw: bigint): string => formatDollars({ numerator: raw, denominator: DOLLAR_UNIT });

const symbolOf = (token: Token): string => shortenSymbol(paidBackOf(token, wrappedNative, nativeCurrency).symbol);

function MarketLabel({ gauge: { source, market, settled, isPartial } }: Pick<GaugeProps, 'gauge'>): ReactElement {
  if (settled && !market) {
    return (
      <Tooltip
        content={
          isPartial ? (
            <Trans>Not all other pools could be read, so this price wasn't compared. Check it yourself.</Trans>
          ) : (
            <Trans>
              There is no other market at least half as deep, so this price can't be compared. Check it yourself.
            </Trans>
          )
        }
      >
        <Trans>Market price, other pools</Trans>
      </Tooltip>
    );
  }
  return source === undefined ? <Trans>Market price, other pools</Trans> : <Trans>Market price, {source}</Trans>;
}

const gapLabel = ({ pool }: GaugeProps): ReactNode =>
  pool.reserveA > 0n ? <Trans>This pool, compared with it</Trans> : <Trans>Your price, compared with it</Trans>;

export function PoolGauge({ pool, gauge }: GaugeProps): ReactElement {
  const { t } = useLingui();
  const { market, gapBps, toMove, isUncertain } = gauge;
  const move = formatPercent(rules.gauge.depthBps);
  const [a, b] = [symbolOf(pool.a), symbolOf(pool.b)];
  const price = market && formatMarketPrice(market, { base: pool.a.decimals, quote: pool.b.decimals });
  const rows = [
    {
      key: 'market',
      label: <MarketLabel gauge={gauge} />,
      value: price === undefined ? NO_VALUE : `1 ${a} = ${price} ${b}${isUncertain ? ` ${t`(uncertain)`}` : ''}`,
    },
    { key: 'gap', label: gapLabel({ pool, gauge }), value: gapBps === undefined ? NO_VALUE : signedPercent(gapBps) },
  ];
  if (pool.reserveA > 0n) {
    rows.push({
      key: 'depth',
      label: (
        <Tooltip content={<Trans>A trade of this size moves the pool's price by {move}.</Trans>}>
          <Trans>Depth ({move})</Trans>
        </Tooltip>
      ),
      value: toMove === undefined ? NO_VALUE : dollarsText(toMove),
    });
  }
  return <KeyValue size={13} rows={rows} />;
}
