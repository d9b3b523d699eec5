import { styled } from 'styled-components';
import { color, space, text } from '../theme/theme.ts';

export const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  counter-reset: step;
  & > li {
    display: grid;
    grid-template-columns: ${space(6)} minmax(0, 1fr);
    counter-increment: step;
  }
  & > li::before {
    content: counter(step) '.';
    color: ${color('text-3')};
  }
  & small {
    display: block;
    ${text(12)}
    color: ${color('text-3')};
  }
  & [data-state='current'] small {
    color: ${color('accent-text')};
  }
  & [data-state='done'] small {
    color: ${color('success-text')};
  }
  & [data-state='failed'] small {
    color: ${color('danger-text')};
  }
`;
