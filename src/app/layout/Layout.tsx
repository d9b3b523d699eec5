import { useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Trans } from '@lingui/react/macro';
import { isUnder } from '#config/firstPages.ts';
import { pathsWithoutBottomNav, pathsWithoutFooter, pathsWithoutHeader } from '#config/paths.ts';
import { Popups } from '#features/popups/index.ts';
import { WatchStrip } from '#features/wallet/index.ts';
import { useWatched } from '#reads/wallet/useWallet.ts';
import { importLater } from '#lib/later.ts';
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx';
import { color, height, layer, media, radius, safeAreaBottom, space } from '#ui/theme/theme.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Commands } from '../commands/Commands.tsx';
import { useCommandDialogs } from '../commands/useCommandDialogs.ts';
import { BottomNav } from './BottomNav.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { useShell } from './useShell.ts';
import { StatusBar } from './StatusBar.tsx';

const SiteFooter = lazyPart(async () => (await importLater(() => import('./SiteFooter.tsx'))).SiteFooter);

interface FooterProps {
  readonly overNav: boolean;
  readonly onShortcuts: () => void;
}

function Footer({ overNav, onShortcuts }: FooterProps): ReactElement {
  const isTerminal = isUnder(useLocation().pathname, pathsWithoutFooter);
  return (
    <footer>
      {!isTerminal && <SiteFooter overNav={overNav} />}
      <StatusBar hasLinks={isTerminal} onShortcuts={onShortcuts} />
    </footer>
  );
}

const LeftMenu = lazyPart(async () => (await import('./LeftMenu.tsx')).LeftMenu);

const SkipLink = styled.a`
  position: fixed;
  top: var(--s-2);
  left: var(--s-2);
  z-index: ${layer('toast')};
  padding: ${space(2, 3)};
  border-radius: ${radius(6)};
  background: ${color('accent')};
  color: ${color('text-on-fill')};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

const Main = styled.main`
  /* The footer starts below the window's edge, so that nothing that loads moves it. */
  min-height: calc(100dvh - ${height('top')});
  padding-bottom: calc(${height('status')} + var(--h-notice, 0px));
  &:focus-visible {
    outline: none;
  }
  ${media.belowDesktop} {
    padding-bottom: ${height('status')};
  }
  ${media.phone} {
    padding-bottom: 0;
    &[data-bottom-nav] {
      padding-bottom: calc(${height('bottom-nav')} + ${safeAreaBottom});
    }
  }
`;

/** Does not change the URL, whose `#` may hold the application's path. */
const skip = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

export function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  useShell();
  const { pathname } = useLocation();
  const commands = useCommandDialogs();
  const isWatched = useWatched().phase !== 'off';
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const hasBottomNav = !isUnder(pathname, pathsWithoutBottomNav);
  const endsPage = isUnder(pathname, pathsWithoutFooter);
  return (
    <>
      <SkipLink href="#main" onClick={skip}>
        <Trans>Skip to content</Trans>
      </SkipLink>
      {isWatched && <WatchStrip />}
      {!isUnder(pathname, pathsWithoutHeader) && <Header onMenu={() => setMenu('open')} />}
      {menu !== 'unused' && <LeftMenu open={menu === 'open'} onClose={() => setMenu('closed')} />}
      <Notices />
      <Main id="main" tabIndex={-1} data-bottom-nav={hasBottomNav && endsPage ? '' : undefined}>
        {children}
      </Main>
      <Footer overNav={hasBottomNav} onShortcuts={() => commands.show('shortcuts')} />
      {hasBottomNav && <BottomNav />}
      <Popups />
      <Commands {...commands} />
      <LiveRegion />
    </>
  );
}
