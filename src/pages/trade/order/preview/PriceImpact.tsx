import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { rules } from '#config/rules.ts';
import { impactSeverity, worstImpactBps, type ImpactSeverity } from '#domain/trade/impactSeverity.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { color } from '#ui/theme/theme.ts';
import { percentText } from '#domain/format/percentText.ts';

const Coloured = styled.span`
  &[data-severity='1'] {
    color: ${color('warning-text')};
  }
  &[data-severity='2'],
  &[data-severity='3'],
  &[data-severity='4'] {
    color: ${color('danger-text')};
  }
`;

const bandOf = (impactBps: number | undefined): ImpactSeverity =>
  impactSeverity(impactBps, rules.slippage.priceImpactBandsBps);

/** By the worst price, including the resting part. */
export const severityOf = (quote: TradeQuote, direction: TradeDirection): ImpactSeverity =>
  bandOf(worstImpactBps(quote, direction));

export const needsTypedWord = (quote: TradeQuote, direction: TradeDirection): boolean =>
  severityOf(quote, direction) === 4;

export function PriceImpact({ quote }: { readonly quote: TradeQuote | undefined }): ReactElement {
  if (quote?.priceImpactBps === undefined) return <>–</>;
  return <Coloured data-severity={bandOf(quote.priceImpactBps)}>{percentText(quote.priceImpactBps)}</Coloured>;
}

export function WorstImpact({ quote, direction }: { readonly quote: TradeQuote; readonly direction: TradeDirection }) {
  const worst = worstImpactBps(quote, direction);
  return worst === undefined ? <>–</> : <Coloured data-severity={bandOf(worst)}>{percentText(worst)}</Coloured>;
}
