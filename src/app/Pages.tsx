import { Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useWall } from '#reads/wallet/useWall.ts';
import { PageLoading } from './guards/PageLoading.tsx';
import { Wall } from './guards/Wall.tsx';
import { Layout } from './layout/Layout.tsx';
import { routeOf } from './routes.tsx';

export function Pages(): ReactElement {
  const { pathname } = useLocation();
  const wall = useWall();
  const { Page } = routeOf(pathname).page;
  if (wall !== undefined) return <Wall wall={wall} />;
  return (
    <Layout>
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </Layout>
  );
}
