import { configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { networkSwitch } from '#chain/connectors/networkSwitch.ts';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { walletSession } from '#chain/connectors/walletSession.ts';
import { NoAccount, WalletButton } from '#features/wallet/index.ts';
import '#features/wallet/WalletModal.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { added } from '#state/transactions/slice.ts';
import { createFakeWallet, walletError } from '../support/fakeWallet.ts';
import { renderUi } from '../ui/renderUi.tsx';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const host = window as unknown as { ethereum?: unknown };
let stop = (): void => undefined;

const open = (answers: Record<string, unknown> = {}, isEmptyPage = false) => {
  const wallet = createFakeWallet({
    eth_requestAccounts: [alice],
    eth_accounts: [alice],
    eth_chainId: '0x89',
    ...answers,
  });
  host.ethereum = wallet;
  stop = walletDirectory.start();
  const store = configureStore({ reducer: rootReducer });
  renderUi(
    <Provider store={store}>
      <WalletProvider>
        <MemoryRouter>
          <WalletButton />
          {isEmptyPage && <NoAccount>Connect a wallet to see your orders.</NoAccount>}
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  return { wallet, store, user: userEvent.setup() };
};

const dialog = () => screen.findByRole('dialog');

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  stop();
  walletSession.clear();
  networkSwitch.clear();
  vi.restoreAllMocks();
  delete host.ethereum;
});

describe('wallet dialog', () => {
  it('lists the wallets of this browser with the link for those who have none', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    const box = within(await dialog());
    expect(box.getByRole('button', { name: /Browser wallet/ })).toBeInTheDocument();
    expect(box.getByText(/New to Ethereum\?/)).toHaveTextContent('New to Ethereum? Learn more about wallets');
    // WalletConnect needs a project id.
    expect(box.queryByRole('button', { name: /WalletConnect/ })).not.toBeInTheDocument();
  });

  it("success returns to account: name, address, 'Change', 'Copy Address', 'View on Explorer' and no 'Disconnect'", async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    await user.click(within(await dialog()).getByRole('button', { name: /Browser wallet/ }));
    const box = within(await screen.findByRole('dialog', { name: 'Account' }));
    expect(box.getByText('Connected with Browser wallet')).toBeInTheDocument();
    expect(box.getByText('0x7099...79C8')).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Change' })).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Copy Address' })).toBeInTheDocument();
    expect(box.getByRole('link', { name: 'Assets' })).toHaveAttribute('href', '/asstes');
    expect(box.getByRole('link', { name: 'Approvals' })).toHaveAttribute('href', '/asstes/approvals');
    expect(box.getByRole('link', { name: 'View on Explorer' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/address/${alice}`),
    );
    expect(box.queryByRole('button', { name: 'Disconnect' })).toBeNull();
    expect(box.getByText('Your transactions will appear here...')).toBeInTheDocument();
  });

  it("failure shows 'Error connecting' with 'Try Again', and trying again works", async () => {
    const rejecting = () => {
      throw walletError(4001, 'User rejected the request.');
    };
    const { user, wallet } = open({ eth_requestAccounts: rejecting });
    await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    const box = within(await dialog());
    await user.click(box.getByRole('button', { name: /Browser wallet/ }));
    expect(await box.findByText('Error connecting')).toBeInTheDocument();
    wallet.answer('eth_requestAccounts', [alice]);
    await user.click(box.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('dialog', { name: 'Account' })).toBeInTheDocument();
  });

  it('an unknown failure is shown in the words of the specification', async () => {
    const breaking = () => {
      throw new Error('boom');
    };
    const { user } = open({ eth_requestAccounts: breaking });
    await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    const box = within(await dialog());
    await user.click(box.getByRole('button', { name: /Browser wallet/ }));
    const oops = 'Oops! An unknown error occurred. Please refresh the page, or visit from another browser or device.';
    expect(await box.findByText(oops)).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  it("a connection that breaks says 'Error connecting. Try refreshing the page.'", async () => {
    const { user, wallet } = open();
    await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    await user.click(within(await dialog()).getByRole('button', { name: /Browser wallet/ }));
    await screen.findByRole('dialog', { name: 'Account' });
    act(() => wallet.emit('accountsChanged', ['no account']));
    expect(await screen.findByText('Error connecting. Try refreshing the page.')).toBeInTheDocument();
  });

  it("pending shows 'Initializing...'", async () => {
    const { user } = open({ eth_requestAccounts: () => new Promise(() => undefined) });
    await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    const box = within(await dialog());
    await user.click(box.getByRole('button', { name: /Browser wallet/ }));
    expect(await box.findByText('Initializing...')).toBeInTheDocument();
    await user.click(box.getByRole('button', { name: 'Back' }));
    expect(box.getByRole('button', { name: /Browser wallet/ })).toBeInTheDocument();
  });

  it('a page without an account waits for the wallet as long as the connection is pending', async () => {
    const { user } = open({ eth_requestAccounts: () => new Promise(() => undefined) }, true);
    expect(screen.getByText('No wallet connected')).toBeInTheDocument();
    const [header] = screen.getAllByRole('button', { name: 'Connect Wallet' });
    if (header) await user.click(header);
    await user.click(within(await dialog()).getByRole('button', { name: /Browser wallet/ }));
    expect(await screen.findByText('Waiting for your wallet')).toBeInTheDocument();
    expect(screen.queryByText('No wallet connected')).toBeNull();
  });

  it("shows recent transactions, and 'Clear all' forgets them", async () => {
    const { user, store } = open();
    await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    await user.click(within(await dialog()).getByRole('button', { name: /Browser wallet/ }));
    const box = within(await screen.findByRole('dialog', { name: 'Account' }));
    const approval = { kind: 'approve', token: { symbol: 'USDC', decimals: 6 }, spender: alice, amount: '1' } as const;
    act(() => {
      store.dispatch(
        added({ hash: '0x01', from: alice, chainId: 137, summary: 'Approve USDC', info: approval, addedTime: 1 }),
      );
    });
    const row = within(box.getByRole('listitem'));
    expect(row.getByText('Approve USDC')).toBeInTheDocument();
    expect(row.getByRole('img', { name: 'Pending' })).toBeInTheDocument();
    await user.click(box.getByRole('button', { name: 'Clear all' }));
    expect(box.getByText('Your transactions will appear here...')).toBeInTheDocument();
  });
});

describe('wrong network', () => {
  it("says 'Wrong Network' and 'Please connect to the Polygon network.', and asks the wallet to switch", async () => {
    const { user, wallet } = open({ eth_chainId: '0x1', wallet_switchEthereumChain: null });
    await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    await user.click(within(await dialog()).getByRole('button', { name: /Browser wallet/ }));
    const [banner] = await screen.findAllByRole('alert');
    expect(banner).toHaveTextContent('Wrong Network');
    expect(banner).toHaveTextContent('Please connect to the Polygon network.');
    const button = within(await dialog()).getByRole('button', { name: 'Switch to Polygon' });
    await user.click(button);
    await waitFor(() => expect(wallet.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  });

  it.each([
    [4001, 'The request was rejected in the wallet.'],
    [-32002, 'A request is already waiting in your wallet. Open the wallet and respond there.'],
    [4200, "The wallet can't switch from here. Choose Polygon in your wallet."],
    [-32000, 'The wallet did not switch. Choose Polygon in your wallet.'],
  ])('a wallet that answers %i did not switch, and the reason is shown', async (code, reason) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const wallet_switchEthereumChain = () => {
      throw walletError(code, 'No');
    };
    const { user } = open({ eth_chainId: '0x1', wallet_switchEthereumChain });
    await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    await user.click(within(await dialog()).getByRole('button', { name: /Browser wallet/ }));
    const banner = await screen.findByRole('alert');
    await user.click(within(banner).getByRole('button', { name: 'Switch to Polygon' }));
    await waitFor(() => expect(banner).toHaveTextContent(reason));
    expect(banner).toHaveTextContent('Please connect to the Polygon network.');
    expect(within(banner).getByRole('button', { name: 'Switch to Polygon' })).toBeEnabled();
  });
});
