import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import { color, height, media, space, text, weight, width } from '#ui/theme/theme.ts';

export const Screen = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: calc(${width('page')} + 2 * ${space(4)});
  margin: 0 auto;
  padding: ${space(6, 4)};
  & > h1 {
    ${text(28)}
    font-weight: ${weight('semibold')};
  }
  ${media.phone} {
    padding: ${space(3, 0, 4)};
    & > h1 {
      ${text(20)}
      padding: ${space(0, 4)};
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Block = styled(Card)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(5)};
  & > h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
  & p {
    color: ${color('text-2')};
  }
  ${media.phone} {
    padding: ${space(4)};
    border-radius: 0;
  }
`;

export const Stacked = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

export const Names = styled.ul`
  max-height: 30vh;
  overflow-y: auto;
  overflow-wrap: anywhere;
  ${text(13)}
`;

export const Agreement = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${height('touch')};
`;
