import { styled } from 'styled-components';
import { color, radius, space, weight } from '../../ui/theme/theme.ts';

/** How many there are, beside the word that says of what. */
export const CountChip = styled.span`
  padding: ${space(0, 1.5)};
  border-radius: ${radius('full')};
  background: ${color('surface-3')};
  color: ${color('text-2')};
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  font-weight: ${weight('medium')};
`;
