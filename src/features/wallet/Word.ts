import { styled } from 'styled-components';
import { screenReaderOnly } from '#ui/theme/theme.ts';

export const Word = styled.span`
  ${screenReaderOnly}
`;
