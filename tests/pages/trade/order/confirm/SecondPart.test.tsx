import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import type { OrderOutcome, TransactionInfo } from '#domain/transactions/types.ts';
import { SecondPart } from '#pages/trade/order/confirm/split/SecondPart.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { added, receiptFound } from '#state/transactions/slice.ts';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import { createFakeWallet } from '../../../../support/fakeWallet.ts';
import { stubNode } from '../../../../support/stubNode.ts';
import { renderUi } from '../../../../ui/renderUi.tsx';
import { market, MYT, USDC } from '../../mockMarket.ts';
import '#features/transactions/CancelRemainder.tsx';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const first = '0x01' as const;

const host = window as unknown as { ethereum?: unknown };
let stop = (): void => undefined;

afterEach(() => {
  stop();
  delete host.ethereum;
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

function Connect() {
  const { connect } = useConnectWallet();
  return <button onClick={() => void connect('injected')}>Connect</button>;
}

const placed: TransactionInfo = {
  ...({ kind: 'placeOrder', direction: 'BUY', orderType: 'MARKET', cancelsRest: true, maker: alice } as const),
  ...{ from: '8000000000', to: '19026700000000000000000' },
  input: { address: USDC.address, symbol: 'USDC', decimals: 6 },
  output: { address: MYT.address, symbol: 'MYT', decimals: 18 },
};

const outcome = (rests: string): OrderOutcome => ({
  ...{ orderIndex: '6', spent: '6512780000', received: '15488230000000000000000' },
  ...{ receivedFromBook: '0', ordersTouched: 3, rests },
});

/** After the first part was mined; the pool of the other exchange is not known. */
const afterFirst = async (rests: string) => {
  stubNode({});
  host.ethereum = createFakeWallet({ eth_requestAccounts: [alice], eth_accounts: [alice], eth_chainId: '0x89' });
  stop = walletDirectory.start();
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(added({ hash: first, from: alice, chainId: 137, summary: '', info: placed, addedTime: 1 }));
  const receipt = {
    ...({
      blockHash: '0x01',
      blockNumber: 58_412_909,
      contractAddress: null,
      from: alice,
      status: 1,
      to: alice,
    } as const),
    ...({ transactionHash: first, transactionIndex: 0 } as const),
  };
  store.dispatch(receiptFound({ chainId: 137, hash: first, receipt, outcome: outcome(rests), confirmedTime: 2 }));
  const split = { other: { order: { from: 1n } }, market: { name: 'Harbour' } };
  const form = {
    ...{ field: 'INPUT', amount: 1n, direction: 'BUY', slippageBps: 50 },
    currencies: { inputToken: USDC, outputToken: MYT },
  };
  const steps = { progress: { at: 'second', stage: 'open', first } };
  const given = { form, split, steps, parts: { market: undefined }, market, onClose: vi.fn() };
  renderUi(
    <Provider store={store}>
      <WalletProvider>
        <Connect />
        <SecondPart {...(given as unknown as Parameters<typeof SecondPart>[0])} />
      </WalletProvider>
    </Provider>,
  );
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button', { name: 'Connect', hidden: true }));
};

it('offers the cancellation of what the first part left open', async () => {
  await afterFirst('1487220000');
  expect(await screen.findByRole('button', { name: 'Cancel rest, 1,487.22 USDC' })).toBeEnabled();
});

it('offers no cancellation of a first part that filled, and no second part at an old price', async () => {
  await afterFirst('0');
  expect(await screen.findByText('Bought 15,488.23 MYT for 6,512.78 USDC')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cancel rest/ })).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Loading');
  expect(screen.queryByRole('button', { name: /^Step 2 of 2/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave the second part out' })).toBeEnabled();
});
