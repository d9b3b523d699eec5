import { Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { rules } from '#config/rules.ts';
import { DollarAge } from '#reads/tokens/DollarAge.ts';
import { useWall } from '#reads/wallet/useWall.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { PageLoading } from './guards/PageLoading.tsx';
import { Wall } from './guards/Wall.tsx';
import { Layout } from './layout/Layout.tsx';
import { routeOf } from './routes.tsx';

const { dollarBlocks, visitorDollarBlocks } = rules.multicall;

export function Pages(): ReactElement {
  const { pathname } = useLocation();
  const wall = useWall();
  const { account } = useWallet();
  const { Page } = routeOf(pathname).page;
  if (wall !== undefined) return <Wall wall={wall} />;
  return (
    <DollarAge value={account === undefined ? visitorDollarBlocks : dollarBlocks}>
      <Layout>
        <Suspense fallback={<PageLoading />}>
          <Page />
        </Suspense>
      </Layout>
    </DollarAge>
  );
}
