import { styled } from 'styled-components';
import { screenReaderOnly } from '../theme/theme.ts';

export const VisuallyHidden = styled.span`
  ${screenReaderOnly}
`;
