import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import { color, glide, height, inLargeText, inLight, line, media, radius, space, text } from '#ui/theme/theme.ts';

const searchWidth = '200px';
const mark = '10px';

export const EarnList = styled(Card).attrs({ as: 'ul' })`
  & > li + li {
    border-top: ${line('border-subtle')};
  }
  ${inLight} & > li + li {
    border-color: ${color('border')};
  }
`;

/** The title's link covers the whole entry. */
export const EarnItem = styled.li`
  position: relative;
  display: grid;
  gap: ${space(2)};
  padding: ${space(4, 5)};
  transition: ${glide('fast', 'background-color')};
  &:hover {
    background: ${color('surface-hover')};
  }
  & > div {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }
  & a {
    display: inline-flex;
    align-items: center;
    ${media.phone} {
      min-height: ${height('touch')};
    }
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius(10)};
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: var(--line-mark) solid ${color('focus')};
    outline-offset: calc(-1 * var(--line-mark));
  }
  ${media.phone} {
    padding: ${space(3)};
    & > div {
      gap: ${space(2)};
    }
    ${inLargeText} & > div {
      flex-wrap: wrap;
    }
    ${inLargeText} & > div > [data-end] {
      flex-basis: 100%;
    }
    ${inLargeText} & > div > :nth-child(2) {
      flex: 1 1 0;
    }
  }
`;

export const EarnFacts = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  ${text(13)}
  color: ${color('text-2')};
  overflow-wrap: anywhere;
  & > [data-basis] {
    ${text(12)}
    color: ${color('text-3')};
  }
`;

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  & > p {
    flex: 1 1 100%;
    ${text(13)}
    color: ${color('text-2')};
  }
  & > :has([type='search']) {
    flex: 1 1 ${searchWidth};
  }
  ${media.phone} {
    & > [role='radiogroup'],
    & > :has([type='search']) {
      flex: 1 1 100%;
    }
    & > button {
      flex: 1;
    }
  }
`;

/** Positions dates in proportion to time, from now to the last date. */
export const Rail = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2, 1)};
  ${text(12)}
  color: ${color('text-2')};
  & > div {
    position: relative;
    flex: 1;
    height: ${mark};
    margin-inline-end: ${mark};
    border-bottom: ${line('border-control')};
    transform: translateY(-50%);
  }
  & i {
    position: absolute;
    inset-block-end: calc(-0.5 * ${mark});
    inset-inline-start: calc(var(--place) * 100%);
    width: ${mark};
    height: ${mark};
    border-radius: ${radius('full')};
    border: ${line('surface-1')};
    background: ${color('accent')};
    forced-color-adjust: none;
  }
`;
