import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { COST_SCALE } from '#domain/portfolio/averageCost.ts';
import { averagePrice } from '#domain/trade/limitOrder.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import type { ChartMarket } from './chartMarket.ts';
import { Figure } from './ChartStyles.ts';
import type { FillMark } from './fillMarks.ts';

interface FillProps {
  readonly mark: FillMark;
  readonly market: ChartMarket;
}

const gainText = (gain: bigint, decimals: number): string => {
  const sign = gain === 0n ? '' : gain < 0n ? '−' : '+';
  return `${sign}${formatAmount((gain < 0n ? -gain : gain) / COST_SCALE, decimals)}`;
};

function Gain({ mark: { gain }, market }: FillProps): ReactElement {
  const mask = useMask();
  const direction = gain === undefined || gain === 0n ? undefined : gain < 0n ? 'down' : 'up';
  const unit = shortenSymbol(market.quote.symbol);
  return (
    <>
      <dt>
        <Trans>Gain, average cost</Trans>
      </dt>
      <dd translate="no" data-direction={direction}>
        {gain === undefined ? NO_VALUE : `${mask(gainText(gain, market.quoteDecimals))} ${unit}`}
      </dd>
    </>
  );
}

export function FillFigures({ mark, market }: FillProps): ReactElement {
  const mask = useMask();
  const { side, base, quote, fee } = mark;
  const [spent, received] = side === 'SELL' ? [base, quote] : [quote, base];
  const decimals = { base: market.baseDecimals, quote: market.quoteDecimals };
  // Before the fee, as in the receipt and the list of own trades.
  const price = formatMarketPrice(averagePrice(side, spent, fee, received), decimals);
  const amount = `${mask(formatAmount(base, market.baseDecimals))} ${shortenSymbol(market.base.symbol)}`;
  return (
    <Figure>
      <dt>{side === 'BUY' ? <Trans>You bought</Trans> : <Trans>You sold</Trans>}</dt>
      <dd translate="no">
        <Trans>
          {amount} at {price}
        </Trans>
      </dd>
      {side === 'SELL' && <Gain mark={mark} market={market} />}
    </Figure>
  );
}
