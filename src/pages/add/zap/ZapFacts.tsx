import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { ZapQuote } from '#domain/liquidity/zapIn.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { poolTokensText } from '#features/position/index.ts';
import { SwapFacts, SwapImpact, wholeWords } from '#features/zap/index.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import type { Zap } from './useZap.ts';

interface KnownZap {
  readonly quote: ZapQuote;
  readonly trade: TradeQuote;
  readonly own: Currency;
  readonly other: Currency;
  /** Minimum output of the swap, raw units. */
  readonly least: bigint;
  readonly isBatch: boolean;
}

/** A swap into the paid token, before the zap. */
interface SwapBefore {
  /** Raw amount of the paid token that the zap does not use. */
  readonly kept: bigint;
  /** Rows that replace the cost of the second swap. */
  readonly rows: readonly KeyValueRow[];
}

interface ZapFactsProps {
  readonly zap: Zap;
  readonly before?: SwapBefore;
}

const knownZap = ({ quote, trade, own, other, paid, isBatch }: Zap): KnownZap | undefined => {
  if (!quote || !trade || !own.currency || !other.currency) return undefined;
  const supplied = paid === 'A' ? quote.add.amountBDesired : quote.add.amountADesired;
  const least = isBatch ? supplied : trade.minReceived;
  return { quote, trade, own: own.currency, other: other.currency, least, isBatch };
};

function SwappedFirst({ known, label }: { readonly known: KnownZap; readonly label: ReactNode }): ReactElement {
  const { trade, own, other, least, isBatch } = known;
  const { t } = useLingui();
  const leastNote = isBatch
    ? t`If the swap pays less, all of it reverts. A part that doesn't fill at the limit price stays open as an order.`
    : t`At the order's limit price. A part that doesn't fill at it stays open as an order.`;
  const leastRow = {
    key: 'least',
    label: (
      <Tooltip content={leastNote}>
        {isBatch ? <Trans>The swap pays at least</Trans> : <Trans>Minimum received</Trans>}
      </Tooltip>
    ),
    value: wholeWords(least, other, 'received'),
  };
  return <SwapFacts label={label} trade={trade} input={own} output={other} more={[leastRow]} />;
}

function CostLabel({ isGain }: { readonly isGain: boolean }): ReactElement {
  const { t } = useLingui();
  return (
    <Tooltip content={t`The swap's fee and its price impact, at the pool's price. Supplying both tokens has no swap.`}>
      {isGain ? <Trans>Gain of the swap</Trans> : <Trans>Cost of the swap</Trans>}
    </Tooltip>
  );
}

interface SupplyFactsProps {
  readonly before: SwapBefore | undefined;
  readonly known: KnownZap;
}

function SupplyFacts({ known: { quote, own, other }, before }: SupplyFactsProps): ReactElement {
  const { t } = useLingui();
  const { add, dust, cost } = quote;
  const poolTokens = poolTokensText(add.poolTokens);
  const paidLeft = dust.paid + (before?.kept ?? 0n);
  const left = [wholeWords(paidLeft, own, 'received'), wholeWords(dust.other, other, 'received')].join(', ');
  const isGain = cost < 0n;
  const costRow = {
    key: 'cost',
    label: <CostLabel isGain={isGain} />,
    value: wholeWords(isGain ? -cost : cost, own, isGain ? 'received' : 'paid'),
  };
  return (
    <KeyValue
      rows={[
        { key: 'tokens', label: <Trans>You receive</Trans>, value: t`about ${poolTokens}` },
        { key: 'dust', label: <Trans>Stays in your wallet</Trans>, value: left },
        ...(before?.rows ?? [costRow]),
      ]}
    />
  );
}

export function ZapFacts({ zap, before }: ZapFactsProps): ReactElement | null {
  const known = knownZap(zap);
  if (!known) return null;
  const label = before ? <Trans>Then swapped</Trans> : <Trans>Swapped first</Trans>;
  return (
    <>
      <SwappedFirst known={known} label={label} />
      <SupplyFacts known={known} before={before} />
      {!before && <SwapImpact trade={known.trade} />}
    </>
  );
}
