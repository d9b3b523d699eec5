import { styled } from 'styled-components';
import { color, inLight, line, radius } from '../theme/theme.ts';

const Panel = styled.section`
  background: ${color('surface-1')};
  border: ${line('border-subtle')};
  border-radius: ${radius(6)};
  min-width: 0;
  min-height: 0;
  & :focus-visible {
    outline-offset: calc(-1 * var(--line-mark));
  }
  ${inLight} & {
    border-color: ${color('border')};
  }
`;

export const Card = styled(Panel)`
  border-radius: ${radius(10)};
`;
