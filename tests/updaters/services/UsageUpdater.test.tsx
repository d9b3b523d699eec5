import { MemoryRouter } from 'react-router-dom';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';

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

it.each([
  ['/market', '/market'],
  ['/join/Ab3dE9', '/join/:uniqueId'],
  [`/trade/ETH/${account}`, '/trade/:inputCurrency?/:outputCurrency?'],
  ['/competition/details/42', '/competition/details/:id'],
  ['/correct-horse-battery-staple', '*'],
])('%s is reported as %s: nothing that a path holds is sent', (path, page) => {
  if (!usage) throw new Error('The analytics service is configured.');
  const track = vi.spyOn(usage, 'track').mockReturnValue(undefined);
  track.mockClear();
  render(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <WalletProvider>
        <MemoryRouter initialEntries={[path]}>
          <UsageUpdater patternOf={(pathname) => routeOf(pathname).path} />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  const views = track.mock.calls.flat().filter(({ event }) => event === 'page_view');
  expect(views).toEqual([{ event: 'page_view', page }]);
});
