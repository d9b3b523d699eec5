import { configureStore } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { walletSession } from '#chain/connectors/walletSession.ts';
import { receivedToken } from '#features/transactions/FinishedContent.tsx';
import { WalletButton } from '#features/wallet/index.ts';
import '#features/wallet/WalletModal.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { watchRequest } from '#writes/wallet/useWatchAsset.ts';
import { createFakeWallet, walletError } from '../support/fakeWallet.ts';
import { renderUi } from '../ui/renderUi.tsx';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const host = window as unknown as { ethereum?: unknown };
let stop = (): void => undefined;

const openAccount = async (answers: Record<string, unknown>) => {
  const usual = { eth_requestAccounts: [alice], eth_accounts: [alice], eth_chainId: '0x89' };
  const wallet = createFakeWallet({ ...usual, ...answers });
  host.ethereum = wallet;
  stop = walletDirectory.start();
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <WalletProvider>
        <MemoryRouter>
          <WalletButton />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  const choice = await screen.findByRole('dialog');
  await user.click(within(choice).getByRole('button', { name: /Browser wallet/ }));
  return { user, wallet, box: within(await screen.findByRole('dialog', { name: 'Account' })) };
};

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  stop();
  walletSession.clear();
  delete host.ethereum;
});

describe('add token to wallet (address, symbol, decimals, image)', () => {
  it('asks the wallet of the browser to show the product token, and says that it does', async () => {
    const { user, box } = await openAccount({ wallet_watchAsset: true });
    await user.click(box.getByRole('button', { name: 'Add MYT to wallet' }));
    expect(await box.findByRole('button', { name: 'MYT added' })).toBeDisabled();
  });

  it('offers it again when the person says no, and says when the wallet cannot', async () => {
    const { user, box, wallet } = await openAccount({
      wallet_watchAsset: () => {
        throw walletError(4001, 'User rejected the request.');
      },
    });
    await user.click(box.getByRole('button', { name: 'Add MYT to wallet' }));
    expect(await box.findByRole('button', { name: 'Add MYT to wallet' })).toBeEnabled();
    expect(box.queryByRole('status')).toBeNull();
    wallet.answer('wallet_watchAsset', () => {
      throw walletError(-32601, 'No such method');
    });
    await user.click(box.getByRole('button', { name: 'Add MYT to wallet' }));
    expect(await box.findByText("The wallet couldn't add MYT.")).toBeInTheDocument();
  });

  const token = { chainId: 137, address: alice, symbol: 'ONE', decimals: 6 } as const;

  it('a picture is sent only if it comes over a safe line', () => {
    const options = { address: alice, symbol: 'ONE', decimals: 6 };
    const request = (image: object) => ({ method: 'wallet_watchAsset', params: { type: 'ERC20', options: image } });
    expect(watchRequest(token)).toEqual(request(options));
    const image = 'https://lists.example/one.png';
    expect(watchRequest({ ...token, logoURI: image })).toEqual(request({ ...options, image }));
    expect(watchRequest({ ...token, logoURI: 'data:image/png,1' })).toEqual(request(options));
  });
});

describe('the token of a receipt', () => {
  const info = {
    kind: 'placeOrder',
    direction: 'BUY',
    orderType: 'MARKET',
    input: { symbol: 'USDC', decimals: 6 },
    output: { address: alice, symbol: 'ONE', decimals: 6 },
    from: '1',
    to: '1',
  } as const;
  const outcome = {
    orderIndex: '0',
    spent: '1',
    received: '1',
    receivedFromBook: '0',
    ordersTouched: 0,
    rests: '0',
  } as const;

  it('is what the account received', () => {
    expect(receivedToken({ from: alice, info, outcome })?.address).toBe(alice);
  });

  it('is none where nothing came, the coin came, or somebody else was paid', () => {
    const coin = { ...info, output: { symbol: 'MATIC', decimals: 18 } };
    const other = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
    expect(receivedToken({ from: alice, info, outcome: { ...outcome, received: '0' } })).toBeUndefined();
    expect(receivedToken({ from: alice, info: coin, outcome })).toBeUndefined();
    expect(receivedToken({ from: alice, info: { ...info, maker: other }, outcome })).toBeUndefined();
    expect(
      receivedToken({ from: alice, info: { kind: 'wrap', input: coin.input, output: info.output, amount: '1' } }),
    ).toBeUndefined();
  });
});
