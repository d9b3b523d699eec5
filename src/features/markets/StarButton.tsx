import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { symbolStarred } from '#state/user/slice.ts';
import { color, height, media, radius } from '#ui/theme/theme.ts';
import { marketName } from './marketCells.tsx';
import type { MarketRow } from './marketRows.ts';

const Toggle = styled.button`
  display: inline-grid;
  place-items: center;
  width: ${height('sm')};
  height: ${height('sm')};
  border-radius: ${radius(6)};
  color: ${color('text-3')};
  &:hover {
    color: ${color('text-1')};
  }
  &[aria-pressed='true'] {
    color: ${color('warning-text')};
  }
  ${media.touch} {
    width: ${height('touch')};
    height: ${height('touch')};
  }
`;

const size = 16;
const outline = 'm8 1.9 1.9 3.9 4.2.6-3 3 .7 4.2L8 11.6l-3.8 2 .7-4.2-3-3 4.2-.6Z';

export function Star({ filled }: { readonly filled: boolean }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden>
      <path
        d={outline}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function StarButton({ row }: { readonly row: MarketRow }): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { pair, base, quote, isStarred } = row;
  const toggle = (): void => {
    const symbol = { quote_currency_address: quote, base_currency_address: base, dex: null };
    dispatch(symbolStarred({ chainId: POLYGON_CHAIN_ID, pair, symbol: isStarred ? null : symbol }));
  };
  return (
    <Toggle type="button" aria-pressed={isStarred} aria-label={t`Favourite ${marketName(row)}`} onClick={toggle}>
      <Star filled={isStarred} />
    </Toggle>
  );
}
