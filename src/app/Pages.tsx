import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLoading } from './guards/PageLoading.tsx';
import { Layout } from './layout/Layout.tsx';
import { routeOf } from './routes.tsx';

/** The frame with the page that belongs to the address. */
export function Pages(): ReactElement {
  const { pathname } = useLocation();
  const { Page } = routeOf(pathname).page;
  return (
    <Layout>
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </Layout>
  );
}
