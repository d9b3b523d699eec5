import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { ConfirmWord, SendButton } from '#features/sendButton/index.ts';
import { connectionFailed } from '#state/app/slice.ts';
import { exactApprovalsSet } from '#state/user/slice.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import { createFakeWallet } from '../support/fakeWallet.ts';
import { openReads } from '../support/readAnswers.tsx';
import { renderUi } from '../ui/renderUi.tsx';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A device with a network or without one. */
const setNetwork = (isPresent: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isPresent);
  act(() => void dispatchEvent(new Event(isPresent ? 'online' : 'offline')));
};

const open = (pressed: () => void) => {
  const { store, wrapper: Reads } = openReads();
  renderUi(
    <Reads>
      <SendButton repeats="nothing" aria-label="Revoke the approval of USDC" onClick={pressed}>
        Revoke
      </SendButton>
      <ConfirmWord repeats="nothing" word="FORFEIT" label="Type FORFEIT" onConfirm={pressed}>
        Withdraw without rewards
      </ConfirmWord>
    </Reads>,
  );
  return store;
};

it('buttons that send say "You are offline" and cannot be pressed until the connection is back', async () => {
  const pressed = vi.fn();
  const store = open(pressed);
  await userEvent.type(screen.getByRole('textbox', { name: 'Type FORFEIT' }), 'forfeit');
  setNetwork(false);
  act(() => void store.dispatch(connectionFailed({ message: 'Failed to fetch' })));
  const offline = screen.getAllByRole('button');
  expect(offline.map((entry) => [entry.textContent, entry.hasAttribute('disabled')])).toEqual([
    ['You are offline', true],
    ['You are offline', true],
  ]);
  expect(screen.queryByRole('button', { name: /Revoke|Withdraw/ })).not.toBeInTheDocument();
  for (const one of offline) await userEvent.click(one);
  expect(pressed).not.toHaveBeenCalled();

  setNetwork(true);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the approval of USDC' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw without rewards' }));
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('a node on the device itself can be read without a network: nothing is in the way', async () => {
  const pressed = vi.fn();
  open(pressed);
  setNetwork(false);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the approval of USDC' }));
  expect(pressed).toHaveBeenCalledOnce();
});

function Connect() {
  const { connect } = useConnectWallet();
  return <button onClick={() => void connect('injected')}>Connect</button>;
}

it('says that the wallet has not answered what the press would send again, in few words on a small button', async () => {
  const host = window as unknown as { ethereum?: unknown };
  host.ethereum = createFakeWallet({ eth_requestAccounts: [alice], eth_accounts: [alice], eth_chainId: '0x89' });
  const stop = walletDirectory.start();
  const { wrapper: Reads } = openReads();
  const revoke = { kinds: ['resetApproval'] } as const;
  renderUi(
    <Reads>
      <WalletProvider>
        <Connect />
        <SendButton repeats={revoke}>Revoke</SendButton>
        <SendButton repeats={{ ...revoke, names: [alice] }} size="xs">
          Revoke
        </SendButton>
        <SendButton repeats={{ kinds: ['burn'] }}>Burn</SendButton>
      </WalletProvider>
    </Reads>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  const info = { kind: 'resetApproval', token: { symbol: 'USDC', decimals: 6 }, spender: alice, amount: '0' } as const;
  const calls = [{ to: alice, data: '0x', value: '0' }] as const;
  const known = { from: alice, chainId: 137, info, summary: 'Revoke', kind: 'transaction', askedTime: 1 } as const;
  act(() => void walletRequests.ask({ ...known, calls }));
  expect(await screen.findByRole('button', { name: 'A request is still waiting in your wallet' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Waiting in your wallet' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Burn' })).toBeEnabled();
  act(() => walletRequests.all().forEach(({ id }) => walletRequests.remove(id)));
  expect(screen.getAllByRole('button', { name: 'Revoke' })).toHaveLength(2);
  stop();
  delete host.ethereum;
});

it('an approval names its amount: unlimited, or exact by the setting, and not while it is under way', async () => {
  const { store, wrapper: Reads } = openReads();
  const approve = { kinds: ['approve', 'resetApproval'] } as const;
  renderUi(
    <Reads>
      <WalletProvider>
        <SendButton repeats={approve}>Approve USDC</SendButton>
        <SendButton repeats={approve} loading>
          Approving MYT
        </SendButton>
        <SendButton repeats={{ kinds: ['resetApproval'] }}>Revoke</SendButton>
      </WalletProvider>
    </Reads>,
  );
  expect(await screen.findByRole('button', { name: 'Approve USDC (unlimited)' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Approving MYT' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Revoke' })).toBeEnabled();
  act(() => void store.dispatch(exactApprovalsSet(true)));
  expect(screen.getByRole('button', { name: 'Approve USDC (exact amount)' })).toBeEnabled();
});
