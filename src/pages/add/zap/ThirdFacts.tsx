import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { jointImpactBps } from '#domain/liquidity/zapThird.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { poolTokensText } from '#features/position/index.ts';
import { SwapFacts, SwapImpact, wholeWords } from '#features/zap/index.ts';
import type { KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import type { Third } from './useThird.ts';
import type { Zap } from './useZap.ts';
import { ZapFacts } from './ZapFacts.tsx';

interface ThirdFactsProps {
  readonly third: Third;
  readonly zap: Zap;
  /** Minimum of pool tokens that the last call requires, raw units; undefined without such a call. */
  readonly floor: bigint | undefined;
}

/** The first swap, with its own price impact or that of the whole, whichever is larger. */
export const wholeTrade = ({ quote, trade }: Third, zap: Zap): TradeQuote | undefined => {
  if (!quote || !trade || !zap.trade) return undefined;
  const impacts = [trade.priceImpactBps, zap.trade.priceImpactBps];
  const whole = jointImpactBps(impacts, { swapped: quote.zap.swapped, used: quote.used });
  const known = [...impacts, whole].flatMap((impact) => impact ?? []);
  return { ...trade, priceImpactBps: known.length === 0 ? undefined : Math.max(...known) };
};

const costRow = ({ quote, field }: Third, paid: Currency): KeyValueRow => {
  const { cost = 0n } = quote ?? {};
  const isGain = cost < 0n;
  const size = isGain ? -cost : cost;
  const words = wholeWords(size, paid, isGain ? 'received' : 'paid');
  const percent = field.amount ? formatShare({ numerator: size, denominator: field.amount }) : NO_VALUE;
  return {
    key: 'cost',
    label: isGain ? <Trans>Gain of both swaps</Trans> : <Trans>Cost against supplying both tokens</Trans>,
    value: `${words} (${percent})`,
  };
};

const useRows = ({ third, zap, floor }: ThirdFactsProps, paid: Currency): readonly KeyValueRow[] => {
  const { t } = useLingui();
  const { quote, trade } = third;
  const impact = jointImpactBps([trade?.priceImpactBps, zap.trade?.priceImpactBps], {
    swapped: quote?.zap.swapped ?? 0n,
    used: quote?.used ?? 0n,
  });
  const least = {
    key: 'floor',
    label: (
      <Tooltip content={t`If you would receive less, the whole transaction reverts.`}>
        <Trans>Pool tokens, at least</Trans>
      </Tooltip>
    ),
    value: floor === undefined ? NO_VALUE : poolTokensText(floor),
  };
  const impactRow = {
    key: 'whole',
    label: <Trans>Price impact of both swaps</Trans>,
    value: impact === undefined ? NO_VALUE : formatPercent(impact),
  };
  return [...(floor === undefined ? [] : [least]), impactRow, costRow(third, paid)];
};

interface KnownProps extends ThirdFactsProps {
  readonly paid: Currency;
  readonly trade: TradeQuote;
  readonly bought: Currency;
}

function Known({ paid, trade, bought, ...props }: KnownProps): ReactElement {
  const { third, zap } = props;
  const rows = useRows(props, paid);
  const { isBatch, quote } = third;
  const least = wholeWords(isBatch && quote ? quote.used : trade.minReceived, bought, 'received');
  const whole = wholeTrade(third, zap);
  return (
    <>
      <SwapFacts
        label={<Trans>Swapped first</Trans>}
        trade={trade}
        input={paid}
        output={bought}
        more={[
          {
            key: 'least',
            label: isBatch ? <Trans>The swap pays at least</Trans> : <Trans>Minimum received</Trans>,
            value: least,
          },
        ]}
      />
      <ZapFacts zap={zap} before={{ kept: quote?.kept ?? 0n, rows }} />
      {whole && <SwapImpact trade={whole} />}
    </>
  );
}

export function ThirdFacts(props: ThirdFactsProps): ReactElement | null {
  const { currency, trade, quote } = props.third;
  const bought = props.zap.own.currency;
  if (!currency || !trade || !quote || !bought || !props.zap.trade) return null;
  return <Known {...props} paid={currency} trade={trade} bought={bought} />;
}
