import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../text/Icon.tsx';
import { color, space, text } from '../theme/theme.ts';

const Sentence = styled.p`
  display: flex;
  gap: ${space(1.5)};
  margin-top: ${space(1.5)};
  ${text(12)}
  color: ${color('danger-text')};
`;

interface FieldErrorProps {
  readonly id: string;
  readonly children: ReactNode;
}

export function FieldError({ id, children }: FieldErrorProps): ReactElement {
  return (
    <Sentence id={id} role="alert">
      <Icon name="alert" size={14} />
      <span>{children}</span>
    </Sentence>
  );
}
