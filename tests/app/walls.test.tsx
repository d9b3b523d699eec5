import { configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFakeWallet } from '../support/fakeWallet.ts';
import { pretendBrowser } from '../support/pretendBrowser.ts';
import { alice, bob } from '../support/walletHook.tsx';
import { renderUi } from '../ui/renderUi.tsx';

vi.hoisted(() => {
  const listed = (address: string): string => address.toLowerCase();
  vi.stubEnv('VITE_BLOCKED_ADDRESSES', listed('0x70997970C51812dc3A010C7d01b50e0d17dc79C8'));
  vi.stubEnv('VITE_FLAGGED_ADDRESSES', listed('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'));
  vi.stubEnv('VITE_BLOCKED_REGIONS', 'KP, UA-43');
  vi.stubEnv('VITE_REGION_URL', 'https://region.example');
  const address = `0x${'a1'.repeat(20)}`;
  vi.stubEnv('VITE_ORDER_BOOK_EXT_ADDRESS', address);
  vi.stubEnv('VITE_ROUTER_ADDRESS', address);
  vi.stubEnv('VITE_PAIR_INIT_CODE_HASH', `0x${'0f'.repeat(32)}`);
});

const { Pages } = await import('#app/Pages.tsx');
const { WalletProvider } = await import('#app/WalletProvider.tsx');
const { walletDirectory } = await import('#chain/connectors/walletDirectory.ts');
const { rootReducer } = await import('#state/rootReducer.ts');
const { visitorRegion } = await import('#stores/visitorRegion.ts');
const { watchAccount, stopWatching } = await import('#writes/wallet/watchAccount.ts');
const { useConnectWallet } = await import('#writes/wallet/connectWallet.ts');

beforeAll(pretendBrowser);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
afterEach(() => {
  act(() => {
    visitorRegion.set(undefined);
    stopWatching();
  });
  Reflect.deleteProperty(window, 'ethereum');
});

const show = async (account?: string) => {
  const wallet = createFakeWallet({
    eth_requestAccounts: [account],
    eth_accounts: [account],
    eth_chainId: '0x89',
  });
  Object.assign(window, { ethereum: wallet });
  const stop = walletDirectory.start();
  let connect: (() => Promise<unknown>) | undefined;
  function Connection(): null {
    const wallets = useConnectWallet();
    useEffect(() => {
      connect = () => wallets.connect('injected');
    }, [wallets]);
    return null;
  }
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <WalletProvider>
        <MemoryRouter initialEntries={['/nowhere']}>
          <Connection />
          <Pages />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'Page not found' });
  if (account !== undefined) await act(async () => void (await connect?.()));
  stop();
  return wallet;
};

const seesOnly = async (words: string): Promise<void> => {
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
  expect(document.body).toHaveTextContent(new RegExp(`^${words}$`));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
};
const seesThePage = (): Promise<unknown> => screen.findByRole('heading', { name: 'Page not found' });

describe('blocked-address wall', () => {
  it("a blocked address sees only the text 'Blocked address' instead of the app, until the wallet has another account", async () => {
    const wallet = await show(alice);
    await seesOnly('Blocked address');
    act(() => wallet.emit('accountsChanged', [bob]));
    await seesThePage();
    act(() => wallet.emit('accountsChanged', [alice]));
    await seesOnly('Blocked address');
  });

  it('watching another account opens no way around it', async () => {
    await show(alice);
    act(() => watchAccount(bob));
    await seesOnly('Blocked address');
  });

  it('an account that is only watched meets no wall', async () => {
    await show();
    act(() => watchAccount(alice));
    await seesThePage();
    expect(screen.queryByText('Blocked address')).toBeNull();
  });

  it('a second list is computed but has no effect', async () => {
    await show(bob);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Connect Wallet' })).toBeNull());
    await seesThePage();
  });
});

describe('region wall', () => {
  it.each(['KP', 'UA-43'])(
    "a visitor from %s sees 'Service is not available in the current region'",
    async (region) => {
      await show();
      act(() => visitorRegion.set(region));
      await seesOnly('Service is not available in the current region');
    },
  );

  it('another region, or none because the lookup failed, sees the application', async () => {
    await show();
    act(() => visitorRegion.set('DE'));
    await seesThePage();
    act(() => visitorRegion.set(undefined));
    await seesThePage();
  });
});
