import { styled } from 'styled-components';
import { space, text, weight } from '#ui/theme/theme.ts';

export const ContractHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(4)};
  & > h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
`;
