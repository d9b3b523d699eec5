import { MemoryRouter } from 'react-router-dom';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { startOutside } from '../../support/outside.ts';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_ANALYTICS_URL: 'https://usage.example' });
});

const { routeOf } = await import('#app/routes.tsx');
const { WalletProvider } = await import('#app/WalletProvider.tsx');
const { usage } = await import('#services/analytics/usage.ts');
const { rootReducer } = await import('#state/rootReducer.ts');
const { UsageUpdater } = await import('#updaters/services/UsageUpdater.tsx');

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/market', '/market'],
  ['/join/Ab3dE9', '/join/:uniqueId'],
  [`/trade/ETH/${account}`, '/trade/:inputCurrency?/:outputCurrency?'],
  ['/competition/details/42', '/competition/details/:id'],
  ['/correct-horse-battery-staple', '*'],
])('%s is reported as %s: nothing that a path holds is sent', (path, page) => {
  if (!usage) throw new Error('The analytics service is configured.');
  const events: { readonly event: string }[] = [];
  startOutside({
    'usage.example': ({ body }) => {
      events.push(...(JSON.parse(body) as { readonly events: typeof events }).events);
      return new Response(null, { status: 204 });
    },
  });
  render(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <WalletProvider>
        <MemoryRouter initialEntries={[path]}>
          <UsageUpdater patternOf={(pathname) => routeOf(pathname).path} />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  usage.flush();
  const views = events.filter(({ event }) => event === 'page_view');
  expect(views).toEqual([{ event: 'page_view', page }]);
});
