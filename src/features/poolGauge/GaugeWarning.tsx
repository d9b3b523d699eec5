import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { dollarsText, type GaugeProps } from './PoolGauge.tsx';

function Gap({ pool, gauge: { gapBps = 0 } }: GaugeProps): ReactElement {
  const gap = formatPercent(Math.abs(gapBps));
  if (pool.reserveA > 0n) {
    return gapBps > 0 ? (
      <Trans>The pool's price is {gap} above the market price</Trans>
    ) : (
      <Trans>The pool's price is {gap} below the market price</Trans>
    );
  }
  return gapBps > 0 ? (
    <Trans>Your price is {gap} above the market price</Trans>
  ) : (
    <Trans>Your price is {gap} below the market price</Trans>
  );
}

export function GaugeWarning(props: GaugeProps): ReactElement | null {
  const { taken, level, settled, market, isPartial } = props.gauge;
  if (settled && isPartial && !market) {
    return (
      <Banner tone="warning" role="status" title={<Trans>This price wasn't compared with the market</Trans>}>
        <Trans>Not all other pools could be read. Check the price yourself before you supply.</Trans>
      </Banner>
    );
  }
  if (level === 'fair') return null;
  const tone = level === 'typed' ? 'danger' : 'warning';
  if (taken === undefined) return <Banner tone={tone} role="status" title={<Gap {...props} />} />;
  const dollars = dollarsText(taken);
  return (
    <Banner tone={tone} role="status" title={<Trans>Supplying now would give about {dollars} to arbitrageurs</Trans>}>
      <Gap {...props} />.
    </Banner>
  );
}
