import { styled } from 'styled-components';
import { color } from '#ui/theme/theme.ts';

/** Unit at the end of a field whose token cannot be chosen. */
export const FieldUnit = styled.span`
  color: ${color('text-3')};
  font-size: var(--fs-13);
`;
