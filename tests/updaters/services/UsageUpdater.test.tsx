import { MemoryRouter } from 'react-router-dom';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routeOf } from '#app/routes.tsx';
import { UsageUpdater } from '#updaters/services/UsageUpdater.tsx';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('#services/analytics/usage.ts', () => ({ usage: { track, flush: () => undefined } }));
vi.mock('#reads/wallet/useWallet.ts', () => ({ useWallet: () => ({ status: 'disconnected' }) }));

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

it.each([
  ['/market', '/market'],
  ['/join/Ab3dE9', '/join/:uniqueId'],
  [`/trade/ETH/${account}`, '/trade/:inputCurrency?/:outputCurrency?'],
  ['/competition/details/42', '/competition/details/:id'],
  ['/correct-horse-battery-staple', '*'],
])('%s is reported as %s: nothing that a path holds is sent', (path, page) => {
  track.mockClear();
  render(
    <MemoryRouter initialEntries={[path]}>
      <UsageUpdater patternOf={(pathname) => routeOf(pathname).path} />
    </MemoryRouter>,
  );
  const views = track.mock.calls.flat().filter((call) => (call as { event: string }).event === 'page_view');
  expect(views).toEqual([{ event: 'page_view', page }]);
});
