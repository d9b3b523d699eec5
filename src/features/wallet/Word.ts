import { styled } from 'styled-components';
import { screenReaderOnly } from '#ui/theme/theme.ts';

/** Text for screen readers only. */
export const Word = styled.span`
  ${screenReaderOnly}
`;
