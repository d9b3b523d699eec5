import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import { color, height, line, media, radius, space, text, weight, width } from '#ui/theme/theme.ts';

export const Screen = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: calc(${width('form')} + 2 * ${space(4)});
  margin: 0 auto;
  padding: ${space(6, 4)};
  ${media.phone} {
    padding: ${space(3)};
  }
`;

export const FindCard = styled(Card)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4, 5, 5)};
  ${media.phone} {
    padding: ${space(3)};
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  & > h1 {
    ${text(16)}
    font-weight: ${weight('semibold')};
    margin-right: auto;
  }
  & > a {
    display: grid;
    place-items: center;
    width: ${height('md')};
    height: ${height('md')};
    margin-left: calc(-1 * var(--s-2));
    border-radius: ${radius(6)};
    color: ${color('text-2')};
  }
  & > a:hover {
    background: ${color('surface-3')};
    color: ${color('text-1')};
  }
`;

export const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: calc(${height('lg')} + ${space(2)});
  padding: ${space(2, 3)};
  border: ${line('border-control')};
  border-radius: ${radius(10)};
  background: ${color('surface-2')};
  ${text(16)}
  font-weight: ${weight('semibold')};
  text-align: left;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color('surface-hover')};
  }
  & > svg {
    margin-left: auto;
    color: ${color('text-3')};
  }
  &[data-empty] {
    color: ${color('text-2')};
  }
`;

export const Plus = styled.span`
  display: grid;
  place-items: center;
  color: ${color('text-3')};
`;

export const Outcome = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(4, 3)};
  border-radius: ${radius(10)};
  background: ${color('surface-2')};
  text-align: center;
  color: ${color('text-2')};
  & > strong {
    ${text(14)}
    font-weight: ${weight('semibold')};
    color: ${color('text-1')};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${height('sm')};
    color: ${color('accent-text')};
    font-weight: ${weight('medium')};
    ${media.phone} {
      min-height: ${height('touch')};
    }
  }
`;
