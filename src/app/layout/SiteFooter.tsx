import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { BlockIndicator } from './BlockIndicator.tsx';
import { Brand } from './Brand.tsx';
import { FooterLinkOf } from './FooterLinkOf.tsx';
import { footerGroups, linksOf } from './footerLinks.ts';
import { VersionLabel } from './VersionLabel.tsx';
import { color, height, inLight, line, media, safeAreaBottom, space, text, weight, width } from '#ui/theme/theme.ts';

const linkLine = '28px';
const wordsWidth = '300px';

const Frame = styled.div`
  background: ${color('surface-1')};
  border-top: ${line('border-subtle')};
  padding-bottom: ${height('status')};
  ${media.phone} {
    /* Many pages have their one button there. */
    padding-bottom: ${height('action')};
    &[data-bottom-nav] {
      padding-bottom: calc(${height('bottom-nav')} + ${safeAreaBottom} + ${height('action')});
    }
  }
  ${inLight} & {
    border-color: ${color('border')};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 2fr repeat(4, 1fr);
  gap: ${space(8)};
  max-width: calc(${width('page')} + 2 * ${space(6)});
  margin: 0 auto;
  padding: ${space(8, 6, 10)};
  & > div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${space(3)};
    color: ${color('text-3')};
  }
  & > div > p {
    max-width: ${wordsWidth};
  }
  & > div > p:last-child {
    display: flex;
    gap: ${space(4)};
    ${text(12)}
  }
  & h2 {
    margin-bottom: ${space(1)};
    ${text(12)}
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${linkLine};
    color: ${color('text-2')};
  }
  & li > a:hover {
    color: ${color('text-1')};
  }
  & li svg {
    color: ${color('text-3')};
  }
  ${media.belowWideTablet} {
    grid-template-columns: repeat(4, 1fr);
    & > div {
      grid-column: 1 / -1;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    padding: ${space(4)};
    & > div > p:not(:last-child) {
      display: none;
    }
    & > nav {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${space(4)};
    }
    & > nav > ul {
      display: contents;
    }
    & h2 {
      margin: 0;
    }
  }
  ${media.touch} {
    & li > a {
      min-width: ${height('touch')};
      min-height: ${height('touch')};
    }
  }
`;

interface SiteFooterProps {
  readonly overNav: boolean;
}

export function SiteFooter({ overNav }: SiteFooterProps): ReactElement {
  const { t } = useLingui();
  const { status } = useWallet();
  return (
    <Frame data-bottom-nav={overNav ? '' : undefined}>
      <Columns>
        <div>
          <Brand />
          <p>
            <Trans>
              An order book on top of liquidity pools, on Polygon. You keep your keys: every fill is a transaction that
              somebody signed.
            </Trans>
          </p>
          <p>
            <VersionLabel />
            <BlockIndicator />
          </p>
        </div>
        {footerGroups.map((group) => (
          <nav key={group.title.id} aria-label={t(group.title)}>
            <h2>{t(group.title)}</h2>
            <ul>
              {linksOf(group, status !== 'wrongNetwork').map((link) => (
                <li key={link.path ?? link.href}>
                  <FooterLinkOf link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Columns>
    </Frame>
  );
}
