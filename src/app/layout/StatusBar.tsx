import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasDataService } from '#config/env.ts';
import { versionLabel } from '#config/links.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { color, height, inLight, layer, line, media, radius, space } from '#ui/theme/theme.ts';
import { BlockIndicator } from './BlockIndicator.tsx';
import { footerLinks, footerPages } from './footerLinks.ts';

const ServiceDelay = lazy(async () => ({
  default: (await import('#features/serviceDelay/index.ts')).ServiceDelay,
}));

const Bar = styled.footer`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer('sticky')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${height('status')};
  padding: ${space(0, 4)};
  background: ${color('surface-1')};
  border-top: ${line('border-subtle')};
  font-size: var(--fs-12);
  color: ${color('text-3')};
  ${inLight} & {
    border-color: ${color('border')};
  }
  & > span {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    white-space: nowrap;
  }
  & a {
    border-radius: ${radius(2)};
  }
  & a:hover {
    color: ${color('text-1')};
  }
  ${media.phone} {
    display: none;
  }
`;

/** The line at the bottom of wide screens: version, links, fees, block, and the data service's where there is one. */
export function StatusBar(): ReactElement {
  const { t } = useLingui();
  return (
    <Bar>
      <span>
        <span>{versionLabel}</span>
        {footerLinks.map((link) => (
          <a key={link.href} href={link.href} target="_blank" rel="noopener noreferrer">
            {t(link.label)}
          </a>
        ))}
        {footerPages.map(({ path, label }) => (
          <RouteLink key={path} to={path}>
            {t(label)}
          </RouteLink>
        ))}
      </span>
      <span>
        <span>
          <Trans>Takers 0.3%, makers 0%</Trans>
        </span>
        <BlockIndicator />
        {hasDataService && (
          <Suspense>
            <ServiceDelay />
          </Suspense>
        )}
      </span>
    </Bar>
  );
}
