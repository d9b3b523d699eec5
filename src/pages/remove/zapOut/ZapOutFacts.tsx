import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { minAfterSlippage } from '#domain/liquidity/poolMath.ts';
import type { ZapOutQuote } from '#domain/liquidity/zapOut.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { SwapFacts, SwapImpact, wholeWords } from '#features/zap/index.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import type { ZapOut } from './useZapOut.ts';

/** Raw minimum of the received token: the removal's minimum plus the swap's. */
export const leastOf = ({ own }: ZapOutQuote, { minReceived }: TradeQuote, slippageBps: number): bigint =>
  minAfterSlippage(own, slippageBps) + minReceived;

interface ZapOutFactsProps {
  readonly zap: ZapOut;
  readonly isBatch: boolean;
  readonly slippageBps: number;
}

interface ReceivedProps {
  readonly quote: ZapOutQuote;
  readonly least: bigint | undefined;
  readonly own: Currency;
  readonly other: Currency;
}

function Received({ quote, least, own, other }: ReceivedProps): ReactElement {
  const { t } = useLingui();
  const { total, kept, cost } = quote;
  const amount = wholeWords(total, own, 'received');
  const isGain = cost < 0n;
  const inOneTransaction =
    least === undefined
      ? []
      : [
          {
            key: 'least',
            label: (
              <Tooltip content={t`If less arrives, all of it reverts.`}>
                <Trans>You receive at least</Trans>
              </Tooltip>
            ),
            value: wholeWords(least, own, 'received'),
          },
          {
            key: 'kept',
            label: (
              <Tooltip
                content={t`The slippage tolerance of the removal is not swapped: the swap's amount is fixed before the pool pays.`}
              >
                <Trans>Stays in your wallet</Trans>
              </Tooltip>
            ),
            value: wholeWords(kept, other, 'received'),
          },
        ];
  return (
    <KeyValue
      rows={[
        { key: 'total', label: <Trans>You receive</Trans>, value: t`about ${amount}` },
        ...inOneTransaction,
        {
          key: 'cost',
          label: (
            <Tooltip
              content={t`The swap's fee and its price impact, at the pool's price. Removing both tokens has no swap.`}
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

export function ZapOutFacts({ zap, isBatch, slippageBps }: ZapOutFactsProps): ReactElement | null {
  const { t } = useLingui();
  const { quote, trade } = zap;
  // One transaction swaps wrapped coins.
  const [own, other] = isBatch ? [zap.own.token, zap.other.token] : [zap.own.currency, zap.other.currency];
  if (!quote || !trade || !own || !other) return null;
  return (
    <>
      <SwapFacts
        label={<Trans>Then swapped</Trans>}
        trade={trade}
        input={other}
        output={own}
        impactNote={t`Measured in the pool that your removal leaves, which is smaller.`}
      />
      <Received
        quote={quote}
        least={isBatch ? leastOf(quote, trade, slippageBps) : undefined}
        own={own}
        other={other}
      />
      <SwapImpact trade={trade} />
    </>
  );
}
