import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { ExchangeFigures } from './ExchangeFigures.tsx';
import { Hero } from './Hero.tsx';
import { Page } from './HomeStyles.ts';
import { LiveMarkets } from './LiveMarkets.tsx';
import { useHome } from './useHome.ts';
import { WaysIn } from './WaysIn.tsx';

export function HomePage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Order book and pools on Polygon`);
  const view = useHome();
  return (
    <Page>
      <Hero />
      <ExchangeFigures view={view} />
      <LiveMarkets view={view} />
      <WaysIn />
    </Page>
  );
}
