import { styled } from 'styled-components';
import { color, media, space, text, weight } from '#ui/theme/theme.ts';

export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 3)};
  & > h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
  ${media.phone} {
    & > [role='radiogroup'] {
      flex: 1 1 100%;
    }
    & > :has([type='search']) {
      flex: 1 1 0;
    }
  }
`;

export const Rate = styled.span`
  display: grid;
  justify-items: end;
  ${text(12)}
  & > strong {
    ${text(16)}
    font-weight: ${weight('semibold')};
    color: ${color('text-1')};
  }
`;

export const FormColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
`;
