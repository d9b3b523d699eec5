import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import { licensesFile } from '#config/links.ts';
import { color, media, radius, space } from '#ui/theme/theme.ts';
import { FooterLinkOf } from './FooterLinkOf.tsx';
import { menuLinks } from './footerLinks.ts';

const fade = 'linear-gradient(to left, transparent, #000 24px)';

const Row = styled.nav`
  display: flex;
  gap: ${space(4)};
  min-width: 0;
  overflow: auto hidden;
  scrollbar-width: none;
  /* Room for focus rings, and for the end that fades. */
  margin: calc(-1 * ${space(1)});
  padding: ${space(1, 6, 1, 1)};
  -webkit-mask-image: ${fade};
  mask-image: ${fade};
  & > a {
    border-radius: ${radius(2)};
  }
  & > a:hover {
    color: ${color('text-1')};
  }
  & > a > svg {
    display: none;
  }
  ${media.belowDesktop} {
    & > a:nth-child(n + 6) {
      display: none;
    }
  }
`;

export function StatusLinks(): ReactElement {
  const { t } = useLingui();
  return (
    <Row aria-label={t`About the exchange`}>
      {menuLinks
        .filter(({ href }) => href !== licensesFile)
        .map((link) => (
          <FooterLinkOf key={link.path ?? link.href} link={link} />
        ))}
    </Row>
  );
}
