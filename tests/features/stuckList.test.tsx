import { configureStore } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import type {
  TransactionEnding,
  TransactionInfo,
  TransactionRecord,
  TransactionReceipt,
} from '#domain/transactions/types.ts';
import { RecentTransactions } from '#features/wallet/RecentTransactions.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { added } from '#state/transactions/slice.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { renderUi } from '../ui/renderUi.tsx';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const matic = { symbol: 'MATIC', decimals: 18 };
const wrap = (whole: number): TransactionInfo => ({
  kind: 'wrap',
  input: matic,
  output: { ...matic, symbol: 'WMATIC' },
  amount: `${whole}${'0'.repeat(18)}`,
});
const signed = (nonce: number) => ({ nonce, to: bob, data: '0x', value: '0' }) as const;

const show = (...records: readonly Partial<TransactionRecord>[]) => {
  const store = configureStore({ reducer: rootReducer });
  for (const [index, record] of records.entries()) {
    const fixed = { from: alice, chainId: 137, summary: '', addedTime: Date.now() + index } as const;
    store.dispatch(added({ hash: `0x0${index}`, info: wrap(index + 1), ...fixed, ...record }));
  }
  renderUi(
    <Provider store={store}>
      <WalletProvider>
        <RecentTransactions account={alice} />
      </WalletProvider>
    </Provider>,
  );
};
const panel = () => screen.getByRole('list', { name: 'Needs your attention' });

afterEach(() => {
  for (const { id } of walletRequests.all()) walletRequests.remove(id);
});

describe('the list of stuck transactions', () => {
  it('is empty while everything is on its way', () => {
    show({});
    expect(screen.queryByText('Needs your attention')).toBeNull();
    expect(screen.getByRole('img', { name: 'Pending' })).toBeInTheDocument();
  });

  it('a transaction whose result was undone by a reorg says so in the list', () => {
    show({ changedTime: Date.now() });
    const words = 'Pending again: its earlier result no longer counts';
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('img', { name: words })).toBeInTheDocument();
  });

  it('names the earlier transactions that a queued one waits behind, and counts those without a record', () => {
    show({ signed: signed(7) }, { signed: signed(8), waitsBehind: 2 });
    expect(panel()).toHaveTextContent('Wrap 2.00 MATIC');
    expect(panel()).toHaveTextContent(
      'Waits behind 2 earlier transactions. Speed them up or cancel them in your wallet.',
    );
    expect(panel()).toHaveTextContent('First: Wrap 1.00 MATIC');
    expect(panel()).toHaveTextContent('1 was not sent from this browser.');
    expect(within(panel()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('names what was executed in place of a transaction, with its link', () => {
    const ended: TransactionEnding = {
      kind: 'replaced',
      blockNumber: 1,
      hash: `0x${'ab'.repeat(32)}`,
      instead: { to: bob, data: '0x', value: `3${'0'.repeat(18)}` },
    };
    show({ ended });
    expect(panel()).toHaveTextContent('Executed in its place: 3.00 MATIC to 0x90F7...b906.');
    expect(within(panel()).getByRole('link')).toHaveAttribute('href', expect.stringContaining(ended.hash ?? '-'));
  });

  it("names a Safe's proposal that was executed in place of another one with its nonce, by its record", () => {
    const minedHash = `0x${'ab'.repeat(32)}` as const;
    const ended: TransactionEnding = {
      ...{ kind: 'replacedInSafe', blockNumber: 1, hash: minedHash },
      instead: { to: bob, data: '0xd0e30db0', value: `2${'0'.repeat(18)}` },
    };
    const receipt = {
      blockHash: '0x1',
      blockNumber: 1,
      contractAddress: null,
      from: bob,
      status: 1,
      to: alice,
    } as const;
    const safe = { threshold: 2, searchedTo: 1, nonce: 4 };
    show(
      { safe, ended },
      { safe: { ...safe, minedHash }, receipt: { ...receipt, transactionHash: minedHash, transactionIndex: 0 } },
    );
    expect(panel()).toHaveTextContent('Executed in its place: Wrap 2.00 MATIC.');
  });

  it('says to check first where nobody knows what took its place, and where no node knows it', () => {
    const lost: TransactionEnding = { kind: 'lost', blockNumber: 1 };
    show({ ended: lost }, { unseenSinceBlock: 1, lastCheckedBlockNumber: 40 });
    expect(panel()).toHaveTextContent('Check your orders and balances before you try again.');
    expect(panel()).toHaveTextContent('Pending, not found on the network');
    expect(panel()).toHaveTextContent('Check it there before you send this again.');
  });

  it('lists a request without an answer until it is forgotten', async () => {
    show();
    const call = { to: bob, data: '0x', value: '1' } as const;
    const info = wrap(9);
    act(() => {
      const known = { from: alice, chainId: 137, info, summary: 'Wrap 9.00 MATIC', askedTime: Date.now() } as const;
      walletRequests.ask({ ...known, kind: 'transaction', calls: [call] });
    });
    expect(panel()).toHaveTextContent(/Wrap 9\.00 MATIC.*Requested at .*, not answered\./);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Forget' }));
    expect(screen.queryByText('Needs your attention')).toBeNull();
    expect(screen.getByText('Your transactions will appear here...')).toBeInTheDocument();
  });
});

it('says the day of a request that was made on an earlier one', () => {
  show();
  const known = { from: alice, chainId: 137, info: wrap(9), summary: 'Wrap 9.00 MATIC' } as const;
  const askedTime = new Date(2024, 4, 6, 11, 57).getTime();
  const calls = [{ to: bob, data: '0x', value: '1' }] as const;
  const request = { ...known, askedTime, kind: 'transaction', calls } as const;
  let id = '';
  act(() => void (id = walletRequests.ask(request)));
  expect(screen.getByRole('list', { name: 'Needs your attention' })).toHaveTextContent(
    /Requested at May 6, 2024.* 11:57.*, not answered\./,
  );
  act(() => walletRequests.remove(id));
});

describe('the list of what was sent', () => {
  const requested = { nonce: 7, to: bob, data: '0xd0e30db0', value: `1${'0'.repeat(18)}` } as const;
  const list = () => screen.getByRole('region', { name: 'Recent Transactions' });

  it('names both where the wallet sent a different transaction', () => {
    show({ presumed: requested, signed: { ...requested, value: '0', data: '0x01' } });
    expect(list()).toHaveTextContent(
      'Your wallet sent a different transaction: a call of 0x90F7...b906 instead of: Wrap 1.00 MATIC.',
    );
  });

  it('names the account where the wallet sent it from another one', () => {
    show({ presumed: requested, signed: { ...requested, from: bob } });
    expect(list()).toHaveTextContent('Your wallet sent this from another account, 0x90F7...b906: Wrap 1.00 MATIC.');
  });

  it('says of planned amounts that they are planned, and of a delegation that its effect is not in the receipt', () => {
    const receipt: TransactionReceipt = {
      ...({ blockHash: '0x01', transactionHash: '0x01', transactionIndex: 0 } as const),
      ...{ blockNumber: 9, contractAddress: null, from: alice, status: 1, to: bob },
    };
    show({ receipt }, { receipt, info: { kind: 'delegateVotes', token: { ...matic, symbol: 'MYT' }, delegatee: bob } });
    const [delegated, wrapped] = within(list()).getAllByRole('listitem');
    expect(wrapped).toHaveTextContent('As planned');
    expect(delegated).not.toHaveTextContent('As planned');
    expect(delegated).toHaveTextContent('The receipt shows that it succeeded, not what it changed.');
  });
});
