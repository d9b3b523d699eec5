import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../config/paths.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { color, height, media, radius, space } from '../../ui/theme/theme.ts';

const Home = styled(RouteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${height('sm')};
  border-radius: ${radius(6)};
  & path {
    fill: none;
    stroke: ${color('text-on-fill')};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & rect {
    fill: var(--brand);
  }
  & svg + svg path {
    stroke: ${color('logo-ink')};
    stroke-width: 2.5;
    stroke-linecap: butt;
    stroke-linejoin: miter;
  }
  ${media.phone} {
    min-height: ${height('touch')};
  }
  ${media.narrowPhone} {
    & svg + svg {
      display: none;
    }
  }
`;

/** An M whose left slope is a ladder of orders and whose right slope is the pool's curve. */
export function Brand(): ReactElement {
  const { t } = useLingui();
  return (
    <Home to={paths.home} aria-label={t`MYT Exchange, home`}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <rect width="24" height="24" rx="6" />
        <path d="M5.5 18V7h2.2v2.35h2.15v2.35H12v2.35c3.1-.2 5.3-2.5 6.5-7.05V18" />
      </svg>
      <svg width="48" height="14" viewBox="0 0 48 14" aria-hidden="true">
        <path d="M1.25 14V1.9L7.5 9l6.25-7.1V14M18.5 .8l6.2 7M30.9.8l-6.2 7V14M34 1.25h13M40.5 1.25V14" />
      </svg>
    </Home>
  );
}
