import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useDeferredList } from '#features/markets/index.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ExchangeFigures } from './ExchangeFigures.tsx';
import { Hero } from './Hero.tsx';
import { LiveMarkets } from './LiveMarkets.tsx';
import { useHome } from './useHome.ts';
import { styled } from 'styled-components';
import { media, space, width } from '#ui/theme/theme.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: calc(${width('page')} + 2 * ${space(6)});
  margin: 0 auto;
  padding: ${space(0, 6, 12)};
  ${media.phone} {
    gap: ${space(3)};
    padding: ${space(0, 3, 6)};
  }
`;

const waysHeight = '200px';

/** Reserves the height, so that the footer below does not move. */
const WaysRoom = styled.div`
  min-height: ${waysHeight};
`;

/** Loaded lazily, because it is below the first screen. */
const WaysIn = lazyPart(
  async () => (await import('./WaysIn.tsx')).WaysIn,
  () => <WaysRoom />,
);

export function HomePage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Order book and pools on Polygon`);
  const view = useHome();
  const market = useDeferredList(
    <>
      <ExchangeFigures view={view} />
      <LiveMarkets view={view} />
    </>,
    view.list,
  );
  return (
    <Page>
      <Hero />
      {market}
      <WaysIn />
    </Page>
  );
}
