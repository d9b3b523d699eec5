import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { color, radius, text, weight } from '#ui/theme/theme.ts';

const size = '20px';

const Disc = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size};
  height: ${size};
  border-radius: ${radius(10)};
  background: ${color('danger-soft')};
  color: ${color('danger-text')};
  ${text(12)}
  font-weight: ${weight('semibold')};
  &[data-supported] {
    background: ${color('accent-soft')};
    color: ${color('accent-text')};
  }
`;

export function ChainIcon({ chainId, name }: { readonly chainId: number; readonly name: string }): ReactElement {
  return (
    <Disc aria-hidden="true" data-supported={chainId === POLYGON_CHAIN_ID ? '' : undefined}>
      {name.slice(0, 1)}
    </Disc>
  );
}
