import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { color, media, space } from '#ui/theme/theme.ts';

const reach = '-13px -5px';

const Mark = styled.a`
  position: absolute;
  /* The axis below keeps its dates. */
  bottom: ${space(10)};
  left: ${space(2.5)};
  /* Above the library's layers. */
  z-index: 3;
  display: block;
  color: ${color('text-2')};
  & svg {
    display: block;
  }
  ${media.touch} {
    &::before {
      content: '';
      position: absolute;
      inset: ${reach};
    }
  }
`;

/**
 * Required by the chart library's licence. The library's own mark is HTML text with an inline style and reports the
 * page to its makers; the content policy blocks both.
 */
export function MakersMark(): ReactElement {
  return (
    <Mark href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer" aria-label="TradingView">
      <svg width="35" height="19" aria-hidden="true" fill="currentColor">
        <path d="M14 2H2v6h6v9h6V2Zm12 15h-7l6-15h7l-6 15Zm-7-9a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
      </svg>
    </Mark>
  );
}
