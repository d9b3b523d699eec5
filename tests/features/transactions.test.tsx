import { configureStore } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import type { TransactionInfo } from '../../src/domain/transactions/types.ts';
import { Popups } from '../../src/features/popups/index.ts';
import { TransactionDialog, useSummaryOf } from '../../src/features/transactions/index.ts';
import { popupAdded } from '../../src/state/app/slice.ts';
import { rootReducer } from '../../src/state/rootReducer.ts';
import {
  added,
  checked,
  lookedUp,
  receiptFound,
  receiptReorganised,
  replaced,
  spedUp,
} from '../../src/state/transactions/slice.ts';
import type { SubmitState } from '../../src/writes/useSubmit.ts';
import { renderUi } from '../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '../../src/features/popups/PopupList.tsx';

const from = '0x0000000000000000000000000000000000000001';
const usdc = { symbol: 'USDC', decimals: 6 };
const myt = { symbol: 'MYT', decimals: 18 };
const order: TransactionInfo = {
  kind: 'placeOrder',
  direction: 'BUY',
  orderType: 'LIMIT',
  input: usdc,
  output: myt,
  from: '8000000000',
  to: '19026700000000000000000',
};

function Summary({ info }: { readonly info: TransactionInfo }) {
  return <p>{useSummaryOf()(info)}</p>;
}

const open = (state: SubmitState = { phase: 'idle' }, onDismiss = vi.fn()) => {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(added({ hash: '0x01', from, chainId: 137, summary: 'the summary', info: order, addedTime: 1 }));
  renderUi(
    <Provider store={store}>
      <TransactionDialog state={state} summary="Buy MYT" onDismiss={onDismiss} />
      <Popups />
    </Provider>,
  );
  const mined = (status: number, outcome = true) =>
    act(() => {
      const receipt = {
        blockHash: '0x01',
        blockNumber: 58412909,
        contractAddress: null,
        from,
        status,
        to: from,
        transactionHash: '0x01',
        transactionIndex: 0,
      } as const;
      const done = {
        orderIndex: '6',
        spent: '6512780000',
        received: '15488230000000000000000',
        receivedFromBook: '10880000000000000000000',
        ordersTouched: 3,
        rests: '1487220000',
      };
      store.dispatch(
        receiptFound({ chainId: 137, hash: '0x01', receipt, confirmedTime: 2, ...(outcome ? { outcome: done } : {}) }),
      );
    });
  return { store, mined, onDismiss, user: userEvent.setup() };
};

describe('transaction dialog', () => {
  it.each([
    [{ phase: 'simulating' }, 'Checking it first'],
    [{ phase: 'awaitingWallet' }, 'Confirm this transaction in your wallet'],
  ] as const)("attempting shows 'Waiting For Confirmation': %o", (state, line) => {
    open(state);
    expect(screen.getByRole('dialog', { name: 'Waiting For Confirmation' })).toHaveTextContent(line);
    expect(screen.getByRole('dialog')).toHaveTextContent('Buy MYT');
  });

  it("a hash shows 'Transaction Submitted' with View on Explorer and Close", async () => {
    const { user, onDismiss } = open({ phase: 'submitted', hash: '0x01' });
    expect(screen.getByRole('dialog', { name: 'Transaction Submitted' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /View on Explorer/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/tx\/0x01$/),
    );
    await user.click(screen.getByText('Close'));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('the receipt shows what happened: book, pool, average price and what rests', () => {
    const { mined } = open({ phase: 'submitted', hash: '0x01' });
    mined(1);
    const dialog = screen.getByRole('dialog', { name: 'What happened' });
    expect(dialog).toHaveTextContent('Bought 15,488.2 MYT for 6,512.78 USDC');
    expect(dialog).toHaveTextContent('Block 58,412,909, from the receipt');
    expect(dialog).toHaveTextContent('From book, 3 orders10,880.00 MYT');
    expect(dialog).toHaveTextContent('From pool4,608.23 MYT');
    expect(dialog).toHaveTextContent('Average price0.41924 USDCTaker fee, 0.3%19.54 USDC');
    expect(dialog).toHaveTextContent('Open order1,487.22 USDC');
  });

  it('a mined refusal says that nothing but the fee was spent', () => {
    const { mined } = open({ phase: 'submitted', hash: '0x01' });
    mined(0, false);
    expect(screen.getByRole('dialog')).toHaveTextContent('Nothing was spent except the network fee.');
  });

  it.each([
    ['cancelled', 'It was cancelled in the wallet.', 'Cancelled: the summary'],
    ['replaced', 'It was replaced in the wallet by another transaction', 'Replaced: the summary'],
    ['lost', 'Which one could not be found', 'Replaced: the summary'],
  ] as const)(
    'a transaction that was %s says so in dialog and popup, not that it was mined',
    async (kind, words, title) => {
      const { store } = open({ phase: 'submitted', hash: '0x01' });
      act(() => {
        const ended = { kind, blockNumber: 9, hash: '0x02' } as const;
        store.dispatch(replaced({ chainId: 137, hash: '0x01', ended, atMs: 2 }));
        store.dispatch(
          popupAdded({ key: '0x01', content: { txn: { hash: '0x01', success: false, summary: 'the summary' } } }),
        );
      });
      const dialog = screen.getByRole('dialog', { name: 'What happened' });
      expect(dialog).toHaveTextContent(words);
      expect(within(dialog).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/tx\/0x02$/));
      const toasts = await screen.findByRole('region', { name: 'Notifications', hidden: true });
      expect(toasts).toHaveTextContent(title);
      expect(toasts).not.toHaveTextContent('The contract refused it');
    },
  );

  it('a receipt that is taken back shows the transaction as submitted again', () => {
    const { mined, store } = open({ phase: 'submitted', hash: '0x01' });
    mined(1);
    act(() => void store.dispatch(receiptReorganised({ chainId: 137, hash: '0x01', atMs: 3 })));
    expect(screen.getByRole('dialog', { name: 'Transaction Submitted' })).not.toHaveTextContent('Bought');
  });

  it('says that it was sped up, and when the network does not know it', () => {
    const { store } = open({ phase: 'submitted', hash: '0x01' });
    const key = { chainId: 137, hash: '0x01' } as const;
    act(() => {
      store.dispatch(lookedUp({ ...key, blockNumber: 10 }));
      store.dispatch(checked({ ...key, blockNumber: 25 }));
      store.dispatch(spedUp({ ...key, by: '0x02' }));
    });
    const dialog = screen.getByRole('dialog', { name: 'Transaction Submitted' });
    expect(dialog).toHaveTextContent('The network does not know this transaction at the moment.');
    expect(dialog).toHaveTextContent('It was sped up in the wallet');
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/tx\/0x02$/));
  });

  it.each([
    [{ code: 'rejected', cause: undefined }, 'The request was closed in the wallet.'],
    [{ code: 'insufficientFunds', cause: undefined }, 'not enough MATIC'],
    [{ code: 'quoteMoved', expectedRest: 0n, actualRest: 1n }, 'The market has moved'],
    [{ code: 'noWallet' }, 'You must connect an account'],
    [{ code: 'unknown', cause: new Error('?') }, 'Unknown error'],
    [{ code: 'reverted', reason: 'Insufficient RemainNumber', cause: undefined }, 'Part of this order was filled'],
  ] as const)("the error state shows 'Error' with the message and Dismiss: %o", async (problem, words) => {
    const { user, onDismiss } = open({ phase: 'failed', problem });
    expect(screen.getByRole('dialog', { name: 'Error' })).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('keeps the raw reason to copy', () => {
    const reason = 'TransferHelper: MyTradeOrderBook TRANSFER_FROM_FAILED';
    open({ phase: 'failed', problem: { code: 'reverted', reason, cause: undefined } });
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy the raw reason' })).toBeInTheDocument();
  });
});

describe('popups', () => {
  it('say what really happened and what rests', async () => {
    const { store, mined } = open();
    mined(1);
    act(
      () =>
        void store.dispatch(popupAdded({ content: { txn: { hash: '0x01', success: true, summary: 'the summary' } } })),
    );
    const region = await screen.findByRole('region', { name: 'Notifications' });
    expect(region).toHaveTextContent('Bought 15,488.2 MYT for 6,512.78 USDC');
    expect(region).toHaveTextContent('1,487.22 USDC stays as your open order');
  });

  it('say that it failed, and can be dismissed', async () => {
    const { store, user } = open();
    act(
      () =>
        void store.dispatch(popupAdded({ content: { txn: { hash: '0x01', success: false, summary: 'the summary' } } })),
    );
    expect(screen.getByText('Failed: the summary')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Failed: the summary')).toBeNull();
  });
});

describe('summaries', () => {
  const back = { kind: 'cancelOrder', orderIndex: '1', input: usdc, output: myt, amount: '630800000' } as const;
  const approve = { kind: 'approve', token: usdc, spender: from, amount: '1' } as const;
  it.each([
    [order, 'Buy MYT for 8,000 USDC, limit 0.42046 USDC'],
    [{ ...order, direction: 'SELL' } as const, 'Sell 8,000 USDC, limit 2.3783 MYT'],
    [back, 'Cancel an order and take back 630.8 USDC'],
    [approve, 'Approve USDC'],
    [{ ...approve, kind: 'resetApproval' } as const, 'Take back the approval of USDC'],
  ])('%o', (info, words) => {
    renderUi(<Summary info={info} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
