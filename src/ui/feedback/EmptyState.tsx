import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../text/Icon.tsx';
import { color, line, radius, space, text } from '../theme/theme.ts';

const art = '48px';

export const EmptyFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  gap: ${space(3)};
  padding: ${space(8, 6)};
  & h3,
  & > strong {
    ${text(14)}
  }
  & p {
    color: ${color('text-2')};
    max-width: 48ch;
    text-wrap: balance;
  }
`;

export const EmptyArt = styled.span`
  width: ${art};
  height: ${art};
  display: grid;
  place-items: center;
  border-radius: ${radius(10)};
  background: ${color('surface-2')};
  border: ${line('border')};
  color: ${color('text-2')};
`;

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
}

/** Has no heading, because it is used at each level of a page. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps): ReactElement {
  return (
    <EmptyFrame className={className}>
      <EmptyArt>
        <Icon name={icon} size={20} />
      </EmptyArt>
      <strong>{title}</strong>
      {children !== undefined && <p>{children}</p>}
      {action}
    </EmptyFrame>
  );
}
