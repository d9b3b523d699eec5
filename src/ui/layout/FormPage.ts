import { styled } from 'styled-components';
import { Card } from './Panel.tsx';
import {
  color,
  height,
  layer,
  line,
  media,
  safeAreaBottom,
  space,
  text,
  weight,
  width,
  withKeyboard,
} from '../theme/theme.ts';

export const FormScreen = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  max-width: calc(${width('form')} + 2 * ${space(4)});
  margin: 0 auto;
  padding: ${space(6, 4)};
  ${media.sidewaysPhone} {
    max-width: none;
    padding-block: ${space(2)};
  }
  ${media.phone} {
    padding: 0 0 calc(${height('action')} + ${space(16)} + ${safeAreaBottom});
    & > * + * {
      margin: ${space(0, 3)};
    }
  }
`;

export const FormCard = styled(Card)`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(4)};
  ${media.sidewaysPhone} {
    gap: ${space(2)};
    padding: ${space(2, 4)};
  }
  ${media.phone} {
    padding: ${space(3)};
    &:first-child {
      border-width: 0 0 var(--line-hair);
      border-radius: 0;
    }
  }
`;

export const FormHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  & > h1 {
    ${text(20)}
    font-weight: ${weight('semibold')};
  }
  & > h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
`;

export const FormTools = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

export const FormAction = styled.div`
  position: sticky;
  z-index: ${layer('sticky')};
  bottom: ${height('status')};
  display: grid;
  gap: ${space(2)};
  padding: ${space(2, 0)};
  background: ${color('surface-1')};
  & > p {
    ${text(12)}
    text-align: center;
    color: ${color('text-3')};
  }
  ${media.sidewaysPhone} {
    gap: ${space(1)};
    padding: ${space(1, 0)};
  }
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    padding: ${space(2, 3)};
    padding-bottom: calc(${space(2)} + ${safeAreaBottom});
    border-top: ${line('border')};
    &[data-above-nav] {
      bottom: calc(var(--h-bottom-nav) + ${safeAreaBottom});
      padding-bottom: ${space(2)};
    }
    ${withKeyboard} & {
      bottom: var(--covered, 0px);
      padding-bottom: ${space(2)};
    }
  }
`;
