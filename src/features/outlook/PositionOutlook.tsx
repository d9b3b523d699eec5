import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { feesOfSwaps, feeYield } from '#domain/liquidity/feeYield.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { usePoolSwaps, windowOf } from '#reads/pools/usePoolSwaps.ts';
import { sidesOf } from '#state/marketRule.ts';
import type { Position } from '#stores/positions.ts';
import { PositionHistory, type PositionHistoryProps } from '../positionHistory/index.ts';
import { OutlookFigures, OutlookFrame } from './Outlook.tsx';

type Side = PositionHistoryProps['sides'][0] & {
  readonly currency: Currency;
  readonly pooled: bigint;
};

interface PositionOutlookProps {
  readonly position: Position;
  readonly sides: readonly [Side, Side];
}

const none: readonly Address[] = [];

/** Undefined for other exchanges, whose fees are unknown. */
const useDailyYield = ({ exchange, pool }: Position): Fraction | undefined => {
  const isOwn = exchange.id === defaultExchange.id;
  const swaps = usePoolSwaps(isOwn ? [pool.pair] : none, 1);
  const window = windowOf(swaps, pool.pair, 1);
  return isOwn && window ? feeYield(feesOfSwaps(window.swaps), pool) : undefined;
};

function PositionFigures({ position, sides: [base, quote] }: PositionOutlookProps): ReactElement {
  const { t } = useLingui();
  const { token0, token1, pool } = position;
  const { baseIsToken0 } = sidesOf(token0.address, token1.address);
  const [reserve0, reserve1] = baseIsToken0 ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];
  return (
    <OutlookFigures
      base={base.currency}
      quote={quote.currency}
      reserves={{ reserve0, reserve1 }}
      own={{ amount0: base.pooled, amount1: quote.pooled }}
      daily={useDailyYield(position)}
      time={t`24 hours`}
    />
  );
}

export function PositionOutlook(props: PositionOutlookProps): ReactElement {
  return (
    <>
      <OutlookFrame>{() => <PositionFigures {...props} />}</OutlookFrame>
      <PositionHistory {...props} />
    </>
  );
}
