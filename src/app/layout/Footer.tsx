import { lazy, Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { isUnder } from '#config/firstPages.ts';
import { pathsWithoutFooter } from '#config/paths.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { StatusBar } from './StatusBar.tsx';

const SiteFooter = lazy(async () => ({
  default: (await importWithRetry(() => import('./SiteFooter.tsx'))).SiteFooter,
}));

interface FooterProps {
  readonly overNav: boolean;
  readonly onShortcuts: () => void;
}

export function Footer({ overNav, onShortcuts }: FooterProps): ReactElement {
  const isTerminal = isUnder(useLocation().pathname, pathsWithoutFooter);
  return (
    <footer>
      {!isTerminal && (
        <Suspense>
          <SiteFooter overNav={overNav} />
        </Suspense>
      )}
      <StatusBar hasLinks={isTerminal} onShortcuts={onShortcuts} />
    </footer>
  );
}
