import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageLoading } from './guards/PageLoading.tsx';
import { Layout } from './layout/Layout.tsx';
import { routes } from './routes.tsx';

/** The frame with the page that belongs to the address. */
export function App(): ReactElement {
  return (
    <Layout>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {routes.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Routes>
      </Suspense>
    </Layout>
  );
}
