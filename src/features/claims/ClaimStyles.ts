import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import { color, height, inLargeText, inLight, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';

const linesHeight = '72px';

export const ClaimRows = styled.ul`
  display: grid;
  border: ${line('border')};
  border-radius: ${radius(10)};
  & > li + li {
    border-top: ${line('border-subtle')};
  }
  ${inLight} & > li + li {
    border-color: ${color('border')};
  }
  & > li > label {
    display: flex;
    gap: ${space(3)};
    padding: ${space(3)};
    cursor: pointer;
  }
  & > li[data-blocked] > label {
    cursor: default;
  }
  & input {
    flex: none;
    margin-top: ${space(0.5)};
  }
`;

export const ClaimFacts = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(55%);
  gap: ${space(0, 3)};
  overflow-wrap: anywhere;
  & > strong {
    font-weight: ${weight('medium')};
  }
  & > :nth-child(even) {
    text-align: right;
  }
  & > span > span {
    display: inline-block;
  }
  & > small {
    ${text(12)}
    color: ${color('text-3')};
  }
  & > small[data-wide] {
    grid-column: 1 / -1;
    text-align: left;
    color: ${color('warning-text')};
  }
`;

export const TotalLines = styled.span`
  display: grid;
  min-width: 0;
  align-content: center;
  min-height: ${linesHeight};
  overflow-wrap: anywhere;
  white-space: normal;
  & > b {
    ${text(20)}
    font-weight: ${weight('semibold')};
  }
  & > small {
    ${text(12)}
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
`;

export const ClaimBar = styled(Card)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: calc(${linesHeight} + 2 * ${space(3)});
  padding: ${space(3, 5)};
  /* Nothing to claim: no empty bar across the page. */
  &:has([data-empty]) {
    justify-self: start;
  }
  ${media.phone} {
    padding: ${space(3)};
    &:has([data-empty]) {
      justify-self: stretch;
    }
    & > button {
      height: ${height('touch')};
    }
    & > span {
      flex: 1;
    }
    ${inLargeText} & {
      flex-wrap: wrap;
      & > :is(span, button) {
        flex: 1 0 100%;
      }
    }
  }
`;
