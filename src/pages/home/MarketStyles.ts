import { styled } from 'styled-components';
import { stackedRows, Table } from '#ui/layout/Table.tsx';
import { color, height, inLargeText, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';

const rowHeight = '56px';
const rowHeightPhone = '68px';
const lineRoom = '128px';

export const MarketsHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3, 5, 1)};
  & > h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
  & > a {
    gap: ${space(1)};
    min-height: ${height('sm')};
    border-radius: ${radius(6)};
    font-weight: ${weight('medium')};
    color: ${color('accent-text')};
  }
  ${media.phone} {
    padding: ${space(1, 3)};
    & > a {
      min-height: ${height('touch')};
    }
  }
`;

export const MarketTable = styled(Table)`
  width: 100%;
  ${text(14)}
  & tbody tr {
    position: relative;
  }
  & td {
    height: ${rowHeight};
  }
  & :is(th, td):first-child {
    padding-left: ${space(5)};
  }
  & :is(th, td):last-child {
    padding-right: ${space(5)};
  }
  & [data-part='day'] {
    width: ${lineRoom};
  }
  & [data-part='day'] > svg {
    margin-left: auto;
  }
  ${media.belowWideTablet} {
    & [data-part='wide'] {
      display: none;
    }
  }
  ${media.phone} {
    & td {
      height: ${rowHeightPhone};
    }
    & [data-part='day'] {
      display: none;
    }
    & :is(th, td):first-child {
      padding-left: ${space(3)};
    }
    & :is(th, td):nth-child(3) {
      padding-right: ${space(3)};
    }
    ${inLargeText} & {
      ${stackedRows}
    }
  }
  ${media.narrowPhone} {
    & td > span > a > span > :first-child {
      display: none;
    }
  }
`;

export const MarketLine = styled.span`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  & > small {
    display: none;
    ${text(12)}
    color: ${color('text-3')};
  }
  ${media.phone} {
    & > small {
      display: block;
    }
  }
`;

export const WholeRow = styled.a`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: var(--line-mark) solid ${color('focus')};
    outline-offset: calc(-1 * var(--line-mark));
    border-radius: ${radius(6)};
  }
`;

export const Waiting = styled.ul`
  padding-top: 28px;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: ${rowHeight};
    padding: ${space(0, 5)};
    border-top: ${line('border-subtle')};
  }
  ${media.phone} {
    & > li {
      height: ${rowHeightPhone};
      padding: ${space(0, 3)};
    }
  }
`;
