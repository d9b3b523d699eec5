import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../text/Icon.tsx';
import { color, radius, space, weight, withText } from '../theme/theme.ts';

type BannerTone = 'info' | 'warning' | 'danger' | 'success';

const icons: Readonly<Record<BannerTone, IconName>> = {
  info: 'info',
  warning: 'warning',
  danger: 'alert',
  success: 'check',
};
const tones = Object.keys(icons) as readonly BannerTone[];

const Words = styled.div`
  flex: 1 1 ${withText('160px')};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** The action wraps below the words if these have too little room next to it. */
const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2.5)};
  padding: ${space(2.5, 3)};
  border-radius: ${radius(6)};
  & > svg {
    margin-top: ${space(0.5)};
  }
  & > ${Words} ~ * {
    margin-left: auto;
  }
  & strong {
    font-weight: ${weight('semibold')};
  }
  & p {
    color: ${color('text-2')};
  }
  ${tones
    .map(
      (tone) => `&[data-tone='${tone}'] {
        background: var(--${tone}-soft);
        border: var(--line-hair) solid var(--${tone}-border);
        @supports (color: color-mix(in srgb, red, blue)) {
          border-color: color-mix(in srgb, var(--${tone}-border) 45%, transparent);
        }
      }
      &[data-tone='${tone}'] > svg { color: var(--${tone}-text); }`,
    )
    .join('')}
`;

interface BannerProps {
  readonly tone?: BannerTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Use `alert` for something that just failed. */
  readonly role?: 'alert' | 'status';
}

export function Banner({ tone = 'info', title, children, action, role }: BannerProps): ReactElement {
  return (
    <Box data-tone={tone} role={role}>
      <Icon name={icons[tone]} />
      <Words>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && (title === undefined ? children : <p>{children}</p>)}
      </Words>
      {action}
    </Box>
  );
}
