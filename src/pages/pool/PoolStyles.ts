import { styled } from 'styled-components';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import {
  color,
  inLight,
  layer,
  line,
  media,
  safeAreaBottom,
  screenReaderOnly,
  space,
  text,
  weight,
  width,
} from '#ui/theme/theme.ts';

export const Screen = styled.div`
  display: grid;
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

/** The page's one way on: in its head, on a phone right above the navigation. */
export const MainAction = styled.div`
  ${media.phone} {
    position: fixed;
    inset: auto 0 calc(var(--h-bottom-nav) + ${safeAreaBottom});
    z-index: ${layer('sticky')};
    padding: ${space(3)};
    background: ${color('surface-1')};
    border-top: ${line('border-subtle')};
    & > ${ButtonFace} {
      width: 100%;
      height: var(--h-lg);
      font-size: var(--fs-16);
    }
  }
`;

export const Tiles = styled(Card).attrs({ as: 'dl' })`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min-content, 1fr);
  & dt,
  & small {
    ${text(12)}
    color: ${color('text-3')};
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
    padding: ${space(3, 2)};
  }
`;

export const Cards = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** How far the search is, and what is not shown. */
export const Foot = styled.footer`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  ${text(13)}
  color: ${color('text-3')};
  & a {
    color: ${color('accent-text')};
    text-decoration: underline;
  }
`;

export const HiddenTitle = styled.h2`
  ${screenReaderOnly}
`;
