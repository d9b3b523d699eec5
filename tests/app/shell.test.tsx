import { configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pages } from '#app/Pages.tsx';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { blockSeen, connectionFailed, connectionWorked } from '#state/app/slice.ts';
import type { AppStore } from '#state/hooks.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { expertModeSet } from '#state/user/slice.ts';
import { announce } from '#ui/feedback/announce.ts';
import { createPopupMiddleware } from '#updaters/transactions/popupMiddleware.ts';
import { UrlUpdater } from '#updaters/session/UrlUpdater.tsx';
import { pretendBrowser } from '../support/pretendBrowser.ts';
import { renderUi } from '../ui/renderUi.tsx';

// Pages that only whoever runs the exchange can name.
await vi.hoisted(async () => {
  const { configure } = await import('../support/configure.ts');
  const { defaultLinks } = await import('#config/defaultLinks.ts');
  const named = Object.keys(defaultLinks).map((name) => [name, `https://${name}.example/`]);
  configure({ VITE_LINKS: JSON.stringify(Object.fromEntries(named)) });
});

const showAt = (address: string, isExpert = false): AppStore => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().prepend(createPopupMiddleware()),
  });
  if (isExpert) store.dispatch(expertModeSet(true));
  renderUi(
    <Provider store={store}>
      <WalletProvider>
        <MemoryRouter initialEntries={[address]}>
          <UrlUpdater />
          <Pages />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  return store;
};

beforeAll(pretendBrowser);
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => void delete document.documentElement.dataset['theme']);

describe('the not-found page', () => {
  it('answers every address that the route table does not know, and leads back', async () => {
    showAt('/nowhere/at/all');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByText(/There is nothing at \/nowhere\/at\/all/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to trade' })).toHaveAttribute('href', '/trade');
  });
});

describe('query parameters on every page', () => {
  it.each(['light', 'dark'])('theme=%s sets the theme', async (theme) => {
    showAt(`/nowhere?theme=${theme}`);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', theme));
  });

  it.each(['ape', 'ape=true'])('%s turns on expert mode, says so, and it can be undone', async (query) => {
    const store = showAt(`/nowhere?${query}`);
    expect(store.getState().user.userExpertMode).toBe(true);
    expect(await screen.findByText('Expert mode was turned on by this link.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().user.userExpertMode).toBe(false);
    expect(screen.queryByText('Expert mode was turned on by this link.')).toBeNull();
    // Turned on by hand later it is nobody's link.
    act(() => void store.dispatch(expertModeSet(true)));
    expect(screen.queryByText('Expert mode was turned on by this link.')).toBeNull();
  });

  it('ape says nothing where expert mode was on before', () => {
    expect(showAt('/nowhere?ape', true).getState().app.expertByLink).toBe(false);
  });
});

describe('frame', () => {
  it('has one header, one main part, one footer and a link past the navigation', () => {
    showAt('/nowhere');
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('is dark by default, and the theme toggle switches and says what it will do', async () => {
    const store = showAt('/nowhere');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(screen.getByRole('button', { name: 'Switch to the dark theme' })).toBeInTheDocument();
    expect(store.getState().user.userDarkMode).toBe(false);
  });

  it('a footer shows the version label v2.8.0 and links to product suites, docs, FAQ, user guide, source repository, audit report, the token whitelisting application form, about, contact, blog and social channels', async () => {
    showAt('/nowhere');
    const footer = within(screen.getByRole('contentinfo'));
    expect((await footer.findAllByText('v2.8.0')).length).toBeGreaterThan(0);
    const linksOf = async (group: string): Promise<readonly (string | null)[]> =>
      within(await footer.findByRole('navigation', { name: group }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(await linksOf('Products')).toEqual(['Trade', 'Liquidity', 'Stake & Earn', 'Swap', 'Market making', 'AI']);
    expect(await linksOf('Learn')).toEqual(['Docs', 'User guide', 'FAQ', 'Audit report (PDF)', 'Source']);
    expect(await linksOf('Exchange')).toEqual([
      'About',
      'Licences',
      'Contact us',
      'Blog',
      'Token whitelisting',
      'Jobs',
    ]);
    expect(await linksOf('Social')).toEqual(['GitHub', 'X', 'Telegram', 'Discord', 'Medium']);
    for (const link of footer.getAllByRole('link', { name: /Docs|FAQ|Blog/ }))
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(footer.getByText('Takers 0.3%, makers 0%')).toBeInTheDocument();
  });

  const placesAt = (address: string): readonly (string | null)[] => {
    showAt(address);
    return within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  };

  it.each(['/', '/home'])(
    'desktop top bar at the root path: link to Trade plus external links to a market-making site and an AI site (%s)',
    (address) => {
      expect(placesAt(address)).toEqual(['Trade', 'Market making', 'AI']);
    },
  );

  it('shows the external Swap link, Trade, Liquidity, and on Polygon Stake & Earn on other paths', () => {
    expect(placesAt('/nowhere')).toEqual(['Swap', 'Market', 'Trade', 'Liquidity', 'Stake & Earn']);
  });

  it('the left menu opens from the header, Esc closes it and the focus returns', async () => {
    const user = userEvent.setup();
    showAt('/nowhere');
    // Only phones show this button, and jsdom is as wide as a desk.
    const menuButton = screen.getByRole('button', { name: 'Menu', hidden: true });
    await user.click(menuButton);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(within(menu).getByRole('link', { name: 'Trade' })).toHaveAttribute('href', '/trade');
    for (const name of ['Swap', 'Audit report (PDF)', 'FAQ', 'Contact us', 'GitHub', 'Telegram'])
      expect(within(menu).getByRole('link', { name })).toHaveAttribute('target', '_blank');
    expect(within(menu).getByRole('link', { name: 'Tokens and lists' })).toHaveAttribute('href', '/settings');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
    expect(menuButton).toHaveFocus();
  });

  it('says that the chain cannot be read, with the raw reason, and stops saying so when it can', () => {
    const store = showAt('/nowhere');
    act(() => void store.dispatch(connectionFailed({ message: 'Failed to send batch call' })));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => void store.dispatch(connectionFailed({ message: 'Failed to send batch call' })));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(
      /Couldn't reach the network.*Nothing could be loaded yet.*Failed to send batch call/,
    );
    const block = { chainId: POLYGON_CHAIN_ID, blockNumber: 7, blockTimestamp: 1, seenAtMs: 2 };
    act(() => void store.dispatch(blockSeen(block)));
    expect(alert).toHaveTextContent(/Numbers on this page may be out of date.*Failed to send batch call/);
    act(() => void store.dispatch(connectionWorked()));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('one polite live region speaks, also when the same words come twice', () => {
    showAt('/nowhere');
    const region = screen.getByRole('status');
    act(() => announce('Bought 1 MYT'));
    const first = region.textContent;
    act(() => announce('Bought 1 MYT'));
    expect(first).toBe('Bought 1 MYT');
    expect(region.textContent.trim()).toBe('Bought 1 MYT');
    expect(region.textContent).not.toBe(first);
  });
});
