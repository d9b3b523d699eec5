import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { poolMoveGas } from '#config/move.ts';
import type { PoolMoveQuote } from '#domain/liquidity/movePool.ts';
import type { Token } from '#domain/tokens/types.ts';
import { poolTokensText } from '#features/position/index.ts';
import { SwapFacts, wholeWords } from '#features/zap/index.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { surePoolTokens } from '#writes/rewards/stakePlans.ts';
import { NetworkFee } from '../move/NetworkFee.tsx';
import { Line } from '../RemoveStyles.ts';
import { symbolOf } from '../symbolOf.ts';
import type { PoolMove } from './usePoolMove.ts';

interface PoolMoveFactsProps {
  readonly move: PoolMove;
  readonly isBatch: boolean;
  readonly slippageBps: number;
}

interface SupplyProps extends Omit<PoolMoveFactsProps, 'move'> {
  readonly quote: PoolMoveQuote;
  readonly shared: Token;
  readonly other: Token;
  readonly left: Token;
  /** Number of resting orders that both swaps fill. */
  readonly fills: number;
}

function Kept({ quote: { kept }, shared, other, left }: SupplyProps): ReactElement {
  return (
    <>
      <Line>{wholeWords(kept.shared, shared, 'received')}</Line>
      <Line>{wholeWords(kept.other, other, 'received')}</Line>
      {kept.left > 0n && <Line>{wholeWords(kept.left, left, 'received')}</Line>}
    </>
  );
}

function SupplyFacts(props: SupplyProps): ReactElement {
  const { quote, shared, isBatch, slippageBps, fills } = props;
  const { t } = useLingui();
  const { into, cost } = quote;
  const poolTokens = poolTokensText(into.add.poolTokens);
  const isGain = cost < 0n;
  const least = {
    key: 'least',
    label: (
      <Tooltip content={t`If less arrives, all of it reverts.`}>
        <Trans>You receive at least</Trans>
      </Tooltip>
    ),
    value: poolTokensText(surePoolTokens(into.add, slippageBps)),
  };
  const keptNote = isBatch
    ? t`The slippage tolerance of the removal and of both swaps. The amounts are fixed before the pool pays.`
    : t`What doesn't fit the other pool's price.`;
  return (
    <KeyValue
      rows={[
        { key: 'new', label: <Trans>You receive</Trans>, value: t`about ${poolTokens}` },
        ...(isBatch ? [least] : []),
        {
          key: 'kept',
          label: (
            <Tooltip content={keptNote}>
              <Trans>Stays in your wallet</Trans>
            </Tooltip>
          ),
          value: <Kept {...props} />,
        },
        {
          key: 'cost',
          label: (
            <Tooltip content={t`The fees and the price impact of both swaps, at the pools' prices.`}>
              {isGain ? <Trans>Gain against holding</Trans> : <Trans>Cost against holding</Trans>}
            </Tooltip>
          ),
          value: wholeWords(isGain ? -cost : cost, shared, isGain ? 'received' : 'paid'),
        },
        {
          key: 'fee',
          label: <Trans>Network fee, about</Trans>,
          value: <NetworkFee gas={poolMoveGas(fills)} />,
        },
      ]}
    />
  );
}

export function PoolMoveFacts({ move, isBatch, slippageBps }: PoolMoveFactsProps): ReactElement | null {
  const { out, quote, trade, shared, other } = move;
  const left = out.other.token;
  if (!quote || !trade || !out.trade || !shared || !other || !left) return null;
  const symbol = symbolOf(other);
  const fills = out.trade.fills.length + trade.fills.length;
  return (
    <>
      <SwapFacts label={<Trans>Swapped first</Trans>} trade={out.trade} input={left} output={shared} />
      <SwapFacts label={<Trans>Swapped for {symbol}</Trans>} trade={trade} input={shared} output={other} />
      <SupplyFacts {...{ quote, shared, other, left, isBatch, slippageBps, fills }} />
    </>
  );
}
