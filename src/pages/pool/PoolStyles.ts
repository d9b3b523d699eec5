import { styled } from 'styled-components';
import { TabPanel } from '#ui/layout/Tabs.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { linksInText } from '#ui/text/linksInText.ts';
import { color, layer, line, media, safeAreaBottom, screenReaderOnly, space, text } from '#ui/theme/theme.ts';

export const PoolPanel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${media.phone} {
    gap: ${space(3)};
  }
`;

/** The main button is in the page's head, and on a phone directly above the navigation. */
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

export const Foot = styled.footer`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  ${text(13)}
  color: ${color('text-3')};
  ${linksInText}
`;

export const HiddenTitle = styled.h2`
  ${screenReaderOnly}
`;
