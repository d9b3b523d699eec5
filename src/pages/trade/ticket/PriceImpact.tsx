import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { rules } from '#config/rules.ts';
import { impactSeverity } from '#domain/trade/impactSeverity.ts';
import type { ImpactSeverity } from '#domain/trade/impactSeverity.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { color } from '#ui/theme/theme.ts';
import { percentText } from '../form/percentText.ts';

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

/** The band of a quote's price impact. */
export const severityOf = ({ priceImpactBps }: TradeQuote): ImpactSeverity =>
  impactSeverity(priceImpactBps, rules.slippage.priceImpactBandsBps);

/** The price impact of a quote, coloured from the warning band up. */
export function PriceImpact({ quote }: { readonly quote: TradeQuote | undefined }): ReactElement {
  if (quote?.priceImpactBps === undefined) return <>–</>;
  return <Coloured data-severity={severityOf(quote)}>{percentText(quote.priceImpactBps)}</Coloured>;
}
