import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { color, space, weight } from '#ui/theme/theme.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { MarketLogo } from '../tokenLogo/index.ts';
import { TokenWarning } from '../tokenMarks/index.ts';
import type { MarketRow } from './marketRows.ts';

const logoRoom = '40px';
const logoHeight = '24px';

const Label = styled.span`
  display: inline-flex;
  vertical-align: middle;
  align-items: center;
  gap: ${space(2)};
  font-weight: ${weight('semibold')};
  white-space: nowrap;
  & i {
    font-style: normal;
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
`;

export function MarketLabel({ row }: { readonly row: MarketRow }): ReactElement {
  const { baseCurrency, quoteCurrency, base, quote } = row;
  return (
    <Label>
      {baseCurrency && quoteCurrency ? (
        <MarketLogo base={baseCurrency} quote={quoteCurrency} />
      ) : (
        <Skeleton $width={logoRoom} $height={logoHeight} />
      )}
      <span translate="no">
        {baseCurrency ? shortenSymbol(baseCurrency.symbol) : shortenAddress(base)}
        <i>/{quoteCurrency ? shortenSymbol(quoteCurrency.symbol) : shortenAddress(quote)}</i>
      </span>
      {baseCurrency?.kind === 'token' && <TokenWarning token={baseCurrency} />}
      {quoteCurrency?.kind === 'token' && <TokenWarning token={quoteCurrency} />}
    </Label>
  );
}
