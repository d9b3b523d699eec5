import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { color, height, media, radius, space } from '../theme/theme.ts';

const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  border-radius: ${radius(2)};
  color: ${color('accent-text')};
  &:hover {
    text-decoration: underline;
    text-underline-offset: var(--s-05);
  }
  ${media.touch} {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      inset: calc((100% - ${height('touch')}) / 2) 0;
    }
  }
`;

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly label?: string;
  readonly title?: string | undefined;
}

export function ExternalLink({ href, children, label, title }: ExternalLinkProps): ReactElement {
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer" aria-label={label} title={title}>
      {children}
      <Icon name="external" size={12} />
    </TextLink>
  );
}
