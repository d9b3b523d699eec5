import { styled } from 'styled-components';
import { color, inLight, line, media, space, text, weight, width } from '../theme/theme.ts';
import { Card } from './Panel.tsx';
import { linksInText } from '../text/linksInText.ts';

/** `data-action`: on phones, a button is above the navigation. */
export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: calc(${width('page')} + 2 * ${space(4)});
  margin: 0 auto;
  padding: ${space(6, 4)};
  ${media.phone} {
    gap: ${space(3)};
    padding: ${space(3, 3, 4)};
    &[data-action] {
      padding-bottom: calc(var(--h-action) + ${space(4)});
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  & h1 {
    ${text(20)}
    font-weight: ${weight('semibold')};
  }
  & p {
    color: ${color('text-3')};
  }
`;

export const HeadWords = styled.div`
  margin-right: auto;
`;

/** Two in a row on phones; an odd last one is as wide as a whole row. */
export const Tiles = styled(Card).attrs({ as: 'dl' })`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min-content, 1fr);
  & dt,
  & small {
    ${text(12)}
    color: ${color('text-3')};
  }
  & dd b {
    font-weight: inherit;
  }
  & dd {
    ${text(20)}
    font-weight: ${weight('semibold')};
  }
  & small {
    display: block;
    font-weight: ${weight('regular')};
  }
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    & dd {
      ${text(16)}
    }
  }
`;

export const Tile = styled.div`
  padding: ${space(3, 5)};
  & + & {
    border-left: ${line('border-subtle')};
  }
  ${inLight} & + & {
    border-color: ${color('border')};
  }
  ${media.phone} {
    flex: 1 1 50%;
    padding: ${space(3)};
    &:nth-child(odd) {
      border-left: 0;
    }
    &:nth-child(n + 3) {
      border-top: ${line('border-subtle')};
    }
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const ListFoot = styled.footer`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  ${text(13)}
  color: ${color('text-3')};
  ${linksInText}
`;
