import { styled } from 'styled-components';
import { Card } from '../../ui/Panel.tsx';
import {
  color,
  height,
  layer,
  line,
  media,
  radius,
  safeAreaBottom,
  space,
  text,
  weight,
  width,
} from '../../ui/theme/theme.ts';

export const Screen = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  max-width: calc(${width('form')} + 2 * ${space(4)});
  margin: 0 auto;
  padding: ${space(6, 4)};
  ${media.phone} {
    padding: 0 0 calc(${height('action')} + ${space(4)});
  }
`;

export const FormCard = styled(Card)`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(4)};
  ${media.phone} {
    border-width: 0 0 var(--line-hair);
    border-radius: 0;
    padding: ${space(3)};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  & > h1 {
    ${text(20)}
    font-weight: ${weight('semibold')};
  }
  & > span {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
`;

export const PoolLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  ${text(13)}
  color: ${color('text-2')};
  overflow-wrap: anywhere;
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 1fr);
`;

export const Unit = styled.span`
  ${text(20)}
  color: ${color('text-3')};
`;

export const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 3)};
  ${text(13)}
  & > h2 {
    ${text(13)}
    font-weight: ${weight('semibold')};
  }
  & > a {
    display: inline-flex;
    align-items: center;
    color: ${color('accent-text')};
    font-weight: ${weight('semibold')};
    ${media.phone} {
      min-height: ${height('touch')};
    }
  }
  & > a:hover {
    text-decoration: underline;
  }
`;

/** The button and what it does not say: it stays in sight, on phones at the thumb. */
export const Action = styled.div`
  position: sticky;
  z-index: ${layer('sticky')};
  bottom: ${height('status')};
  display: grid;
  gap: ${space(2)};
  padding-bottom: ${space(2)};
  background: ${color('surface-1')};
  & > p {
    ${text(12)}
    text-align: center;
    color: ${color('text-3')};
  }
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    padding: ${space(2, 3)};
    padding-bottom: calc(${space(2)} + ${safeAreaBottom});
    background: ${color('surface-1')};
    border-top: ${line('border')};
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
`;

export const Amounts = styled.dl`
  border: ${line('border')};
  border-radius: ${radius(10)};
  & > div {
    padding: ${space(2, 3)};
  }
  & > div + div {
    border-top: ${line('border-subtle')};
  }
  & dt {
    ${text(12)}
    color: ${color('text-3')};
  }
  & dd {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    ${text(20)}
    font-weight: ${weight('semibold')};
    overflow-wrap: anywhere;
  }
`;

export const Line = styled.span`
  display: block;
`;
