import { configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { OrderOutcome, TransactionInfo } from '#domain/transactions/types.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { remainderOf } from '#features/transactions/CancelRemainder.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { added, receiptFound } from '#state/transactions/slice.ts';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import { createFakeWallet, walletError } from '../support/fakeWallet.ts';
import { NodeError, stubNode, type NodeAnswer } from '../support/stubNode.ts';
import { renderUi } from '../ui/renderUi.tsx';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const usdc = { address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', symbol: 'USDC', decimals: 6 } as const;
const myt = { address: '0x4535E52cdF3AB787B379b7b72B5990767E6747E4', symbol: 'MYT', decimals: 18 } as const;
const info: Extract<TransactionInfo, { readonly kind: 'placeOrder' }> = {
  kind: 'placeOrder',
  direction: 'BUY',
  orderType: 'MARKET',
  input: usdc,
  output: myt,
  from: '8000000000',
  to: '19026700000000000000000',
  maker: alice,
};
const outcome: OrderOutcome = {
  orderIndex: '6',
  spent: '6512780400',
  received: '15488230000000000000000',
  receivedFromBook: '10880000000000000000000',
  ordersTouched: 3,
  rests: '1487219600',
};

describe('the remainder that a market order left open', () => {
  it('is taken back by its index, all of it', () => {
    expect(remainderOf({ info, outcome }, alice)).toMatchObject({
      soldToken: { address: usdc.address },
      boughtToken: { address: myt.address },
      paidBack: { symbol: 'USDC' },
      index: 6n,
      amount: 1_487_219_600n,
    });
  });

  it('comes back as native coin where wrapped coin was sold', () => {
    const native = remainderOf({ info: { ...info, input: { symbol: 'MATIC', decimals: 18 } }, outcome }, alice);
    expect(native?.soldToken.address).toBe(wrappedNative.address);
    expect(native?.paidBack).toEqual(nativeCurrency);
  });

  it.each([
    ['nothing rests', { info, outcome: { ...outcome, rests: '0' } }, alice],
    ['the receipt shows nothing', { info }, alice],
    ['a limit order rests on purpose', { info: { ...info, orderType: 'LIMIT' as const }, outcome }, alice],
    ['another account owns it', { info: { ...info, maker: bob }, outcome }, alice],
    ['another account is connected', { info, outcome }, bob],
    ['no account is connected', { info, outcome }, undefined],
  ] as const)('is not offered where %s', (_, record, account) => {
    expect(remainderOf(record, account)).toBeUndefined();
  });
});

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

const waitForReceipt = (hash: `0x${string}`, status: number) => ({
  blockHash: '0x01' as const,
  blockNumber: 58412909,
  contractAddress: null,
  from: alice as `0x${string}`,
  status,
  to: alice as `0x${string}`,
  transactionHash: hash,
  transactionIndex: 0,
});

const cancelHash: `0x${string}` = `0x${'2'.repeat(64)}`;
const taken = `0x${'0'.repeat(128)}`;

const opened = async (call: NodeAnswer = taken, more: { readonly cancelsRest?: boolean } = {}) => {
  stubNode({ eth_call: call, eth_estimateGas: '0xc350' });
  const wallet = createFakeWallet({
    eth_requestAccounts: [alice],
    eth_accounts: [alice],
    eth_chainId: '0x89',
    eth_sendTransaction: cancelHash,
  });
  host.ethereum = wallet;
  stop = walletDirectory.start();
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(
    added({
      hash: '0x01',
      from: alice,
      chainId: 137,
      summary: 'the summary',
      info: { ...info, ...more },
      addedTime: 1,
    }),
  );
  store.dispatch(
    receiptFound({ chainId: 137, hash: '0x01', receipt: waitForReceipt('0x01', 1), confirmedTime: 2, outcome }),
  );
  renderUi(
    <Provider store={store}>
      <WalletProvider>
        <Connect />
        <TransactionDialog state={{ phase: 'submitted', hash: '0x01' }} summary="" onDismiss={vi.fn()} />
      </WalletProvider>
    </Provider>,
  );
  const mined = (status: number, hash = cancelHash) =>
    act(() => {
      const receipt = waitForReceipt(hash, status);
      store.dispatch(receiptFound({ chainId: 137, hash, receipt, confirmedTime: 3 }));
    });
  const user = userEvent.setup();
  await user.click(screen.getByText('Connect'));
  const isRecorded = (hash: `0x${string}`) =>
    waitFor(() => expect(store.getState().transactions[137]?.[hash]).toBeDefined());
  return { wallet, mined, user, isRecorded };
};

const offered = async (call?: NodeAnswer) => {
  const desk = await opened(call);
  await desk.user.click(await screen.findByRole('button', { name: 'Cancel rest, 1,487.22 USDC' }));
  return desk;
};

const finished = async () => {
  const desk = await offered();
  await desk.isRecorded(cancelHash);
  return desk;
};

describe("after the receipt a one-press 'cancel the remainder'", () => {
  it('asks the wallet for the cancel of exactly that order, and says that it came back', async () => {
    const { wallet, mined } = await finished();
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction');
    const data = bookOrders.cancelOrderForNum.encode(usdc.address, myt.address, 6n, 1_487_219_600n);
    expect(sent?.params).toMatchObject([{ data }]);
    mined(1);
    expect(await screen.findByText(/1,487\.22 USDC was returned to you/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Cancel rest/ })).toBeNull();
  });

  it('asks the wallet without a press, once, if the order is to leave nothing', async () => {
    const { wallet, mined, isRecorded } = await opened(taken, { cancelsRest: true });
    await isRecorded(cancelHash);
    mined(1);
    expect(await screen.findByText(/1,487\.22 USDC was returned to you/)).toBeInTheDocument();
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1);
  });

  it('says it where the contract refused', async () => {
    const { mined } = await finished();
    mined(0);
    expect(await screen.findByText(/Couldn't cancel the order/)).toBeInTheDocument();
  });

  it('one that cannot be paid back is taken back in two steps, and came back only after the second', async () => {
    const plain = bookOrders.cancelOrderForNum.encode(usdc.address, myt.address, 6n, 1_487_219_600n);
    const { wallet, mined, user, isRecorded } = await offered(([request]: readonly unknown[]) =>
      (request as { readonly data: string }).data === plain
        ? new NodeError(3, 'execution reverted: TRANSFER_FAILED')
        : `0x${'0'.repeat(63)}1`,
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel in two steps, 1,487.22 USDC' }));
    await isRecorded(cancelHash);
    wallet.answer('eth_sendTransaction', () => {
      throw walletError(4001, 'User rejected the request.');
    });
    mined(1);
    expect(screen.queryByText(/was returned to you/)).toBeNull();
    const again = await screen.findByRole('button', { name: 'Withdraw 1,487.22 USDC' });
    await screen.findByText(/The request was rejected in the wallet/);
    const withdrawHash: `0x${string}` = `0x${'3'.repeat(64)}`;
    wallet.answer('eth_sendTransaction', withdrawHash);
    await user.click(again);
    await isRecorded(withdrawHash);
    mined(1, withdrawHash);
    expect(await screen.findByText(/1,487\.22 USDC was returned to you/)).toBeInTheDocument();
  });
});
