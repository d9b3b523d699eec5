import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import { paths } from '#config/paths.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { height, inLargeText, media, radius, space } from '#ui/theme/theme.ts';

const Home = styled(RouteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${height('sm')};
  border-radius: ${radius(6)};
  ${media.phone} {
    min-height: ${height('touch')};
    ${inLargeText} & svg + svg {
      display: none;
    }
  }
  /* Leaves room for an address. */
  @media (max-width: 389px) {
    & svg + svg {
      display: none;
    }
  }
`;

export function Brand(): ReactElement {
  const { t } = useLingui();
  return (
    <Home to={paths.home} aria-label={t`MYT Exchange, home`}>
      <svg width="24" height="24" aria-hidden="true">
        <use href="#brand-mark" />
      </svg>
      <svg width="48" height="14" aria-hidden="true">
        <use href="#brand-name" />
      </svg>
    </Home>
  );
}
