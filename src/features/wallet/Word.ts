import { styled } from 'styled-components';
import { screenReaderOnly } from '#ui/theme/theme.ts';

/** Says to who cannot see it what something is. */
export const Word = styled.span`
  ${screenReaderOnly}
`;
