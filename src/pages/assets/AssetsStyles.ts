import { styled } from 'styled-components';
import { Head } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { color, inLargeText, line, media, radius, screenReaderOnly, space, text, weight } from '#ui/theme/theme.ts';

const barHeight = '8px';
const leastBar = '2px';
const valueWidth = '360px';

export const HiddenTitle = styled.h2`
  ${screenReaderOnly}
`;

export const PageHead = styled(Head)`
  flex-wrap: nowrap;
`;

export const Block = styled(Card).attrs({ as: 'section' })`
  overflow: auto hidden;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1, 3)};
    padding: ${space(3, 4)};
  }
  & h2 {
    ${text(14)}
    font-weight: ${weight('semibold')};
  }
  & > header > a {
    color: ${color('accent-text')};
    ${text(13)}
  }
  & > button {
    margin: ${space(3, 4)};
  }
  & > [data-tone] {
    margin: ${space(0, 3, 3)};
  }
  & > :is(p, span) {
    display: block;
    padding: ${space(0, 4, 3)};
    color: ${color('text-3')};
    ${text(13)}
  }
  & > table ~ :is(p, span) {
    padding-top: ${space(3)};
  }
  ${media.phone} {
    & > header {
      padding: ${space(3)};
    }
    & > :is(p, span) {
      padding: ${space(0, 3, 3)};
    }
  }
`;

export const Shares = styled.ul`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr) auto auto;
  gap: ${space(2, 3)};
  padding: ${space(0, 4, 4)};
  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    ${text(13)}
  }
  & > li > b {
    font-weight: ${weight('medium')};
    text-align: right;
  }
  & > li > small {
    ${text(12)}
    color: ${color('text-3')};
    text-align: right;
  }
  ${media.phone} {
    padding: ${space(0, 3, 3)};
    ${inLargeText} & > li {
      display: flex;
      flex-wrap: wrap;
      gap: ${space(0, 3)};
    }
    ${inLargeText} & b {
      margin-left: auto;
    }
  }
`;

export const ShareBar = styled.span`
  ${media.phone} {
    ${inLargeText} & {
      display: none;
    }
  }
  height: ${barHeight};
  border-radius: ${radius(4)};
  background: ${color('surface-3')};
  display: flex;
  overflow: hidden;
  &::before {
    content: '';
    width: calc(var(--share) * 1%);
    min-width: ${leastBar};
    background: ${color('accent')};
  }
  &::after {
    content: '';
    width: calc(var(--more) * 1%);
    background: ${color('accent')};
    opacity: 0.4;
  }
`;

export const PairMark = styled.span`
  display: inline-flex;
  ${media.phone} {
    display: none;
  }
`;

export const Named = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
`;

export const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  & > :first-child {
    flex: 0 1 320px;
    min-width: 0;
  }
  & > :last-child:not(:first-child) {
    margin-left: auto;
  }
  ${media.phone} {
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  border-top: ${line('border-subtle')};
`;

/** Error texts wrap, so that they do not widen the table. */
export const ValueLine = styled.div`
  padding: ${space(1, 0, 3)};
  white-space: normal;
  max-width: ${valueWidth};
  ${media.phone} {
    max-width: none;
  }
`;

export const ValueActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  padding: ${space(0, 4, 3)};
  color: ${color('text-3')};
  ${text(13)}
  ${media.phone} {
    padding: ${space(0, 3, 3)};
  }
`;

export const Signed = styled.span.attrs({ translate: 'no' })`
  &[data-sign='up'] {
    color: ${color('buy-text')};
  }
  &[data-sign='down'] {
    color: ${color('sell-text')};
  }
`;
