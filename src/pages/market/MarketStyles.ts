import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import { Table } from '#ui/layout/Table.tsx';
import {
  color,
  height,
  inLargeText,
  inLight,
  line,
  media,
  radius,
  space,
  text,
  weight,
  width,
  withText,
} from '#ui/theme/theme.ts';

export const Screen = styled.div`
  max-width: calc(${width('page')} + 2 * ${space(4)});
  margin: 0 auto;
  padding: ${space(6, 4)};
  ${media.phone} {
    padding: ${space(3, 0, 4)};
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  & > h1 {
    ${text(28)}
    font-weight: ${weight('semibold')};
    margin-right: auto;
  }
  ${media.phone} {
    padding: ${space(0, 4)};
    margin-bottom: ${space(3)};
    & > h1 {
      ${text(20)}
      flex-basis: 100%;
    }
  }
`;

export const SortTools = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const searchWidth = '300px';

export const SearchBox = styled.div`
  flex: 0 1 ${searchWidth};
  ${media.phone} {
    flex: 1 1 100%;
  }
`;

export const ListCard = styled(Card)`
  overflow: auto hidden;
  ${media.phone} {
    border-width: var(--line-hair) 0;
    border-radius: 0;
  }
`;

const rowHeight = `max(52px, ${height('row')})`;
const sparklineRoom = '120px';

export const MarketsTable = styled(Table)`
  width: 100%;
  & th {
    height: ${height('md')};
    padding: 0;
    font-weight: ${weight('medium')};
  }
  & th > button {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    width: 100%;
    height: 100%;
    padding: ${space(0, 2)};
    color: inherit;
    font-weight: inherit;
  }
  & th > button:hover,
  & th[aria-sort] > button {
    color: ${color('text-1')};
  }
  & th[data-num] > button {
    justify-content: flex-end;
  }
  & tbody tr {
    position: relative;
  }
  & td {
    height: ${rowHeight};
  }
  & td[data-part='star'] {
    width: ${height('md')};
    padding-right: 0;
  }
  & td[data-part='day'] {
    width: ${sparklineRoom};
  }
  & td[data-part='day'] > svg {
    margin-left: auto;
  }
  & tbody button {
    position: relative;
    z-index: 1;
  }
  @media (max-width: 1023px) {
    & [data-part='wide'] {
      display: none;
    }
  }
`;

export const rowLink = `
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

const cardSparkline = '72px';
const cardFigure = withText('88px');
/** Reserves the height of the day's line and change, which load later. */
const cardLine = withText('28px');
const cardRows = `minmax(${cardLine}, auto) minmax(${withText('21px')}, auto)`;

export const DayLine = styled.span`
  display: grid;
  align-items: center;
  justify-items: end;
  justify-self: end;
  width: min(${cardSparkline}, 100%);
  height: ${cardLine};
  overflow: hidden;
  ${media.narrowPhone} {
    visibility: hidden;
  }
  ${inLargeText} & {
    display: none;
  }
`;

export const Rows = styled.ul`
  & > li {
    position: relative;
    display: grid;
    /* The line of the day takes what the name leaves. */
    grid-template-columns: ${height('touch')} minmax(0, max-content) minmax(0, 1fr) ${cardFigure};
    grid-template-rows: ${cardRows};
    align-items: center;
    gap: ${space(1, 2)};
    padding: ${space(2, 4, 2, 1)};
  }
  & > li + li {
    border-top: ${line('border-subtle')};
  }
  & button {
    position: relative;
    z-index: 1;
    grid-row: span 2;
  }
  & [data-num] {
    text-align: right;
    font-weight: ${weight('medium')};
  }
  & svg {
    max-width: 100%;
  }
  & small {
    grid-column: span 2;
    ${text(12)}
    color: ${color('text-3')};
    font-weight: ${weight('regular')};
  }
  ${inLight} & > li {
    border-color: ${color('border')};
  }
  /* Name, figures and the day's volume below one another, without the line of the day. */
  ${inLargeText} & > li {
    grid-template-columns: ${height('touch')} minmax(0, 1fr) auto;
    grid-template-rows: none;
    & > button {
      grid-row: span 3;
    }
    & > a {
      grid-area: 1 / 2 / auto / -1;
    }
    & > [data-num] {
      grid-area: 2 / 3;
    }
    & > small {
      grid-area: 3 / 2 / auto / -1;
    }
    & > ${DayLine} + [data-num] {
      grid-area: 2 / 2;
      text-align: left;
    }
  }
`;

export const Below = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${height('md')};
  padding: ${space(2, 4)};
  border-top: ${line('border-subtle')};
  ${text(12)}
  color: ${color('text-3')};
`;
