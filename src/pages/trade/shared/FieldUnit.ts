import { styled } from 'styled-components';
import { color } from '#ui/theme/theme.ts';

export const FieldUnit = styled.span`
  color: ${color('text-3')};
  font-size: var(--fs-13);
`;
