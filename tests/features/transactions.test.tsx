import { env } from '#config/env.ts';
import { i18n } from '@lingui/core';
import { configureStore } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { CallOutcome } from '#domain/transactions/callOutcome.ts';
import type { SafeProgress, TransactionInfo } from '#domain/transactions/types.ts';
import { Popups } from '#features/popups/index.ts';
import {
  plannedWords,
  recordOutcomeWords,
  recordWords,
  TransactionDialog,
  useSummaryOf,
} from '#features/transactions/index.ts';
import { doneWords } from '#features/transactions/doneWords.ts';
import { summaryWords } from '#features/transactions/summaryWords.ts';
import { popupAdded } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import {
  added,
  checked,
  lookedUp,
  receiptFound,
  receiptReorganised,
  replaced,
  spedUp,
} from '#state/transactions/slice.ts';
import { isTransactionRecord } from '#state/transactions/isTransactionRecord.ts';
import { balancesShown } from '#state/user/slice.ts';
import { disputedReceipts } from '#stores/disputedReceipts.ts';
import { SafeProposals } from '#pages/trade/openOrders/SafeProposals.tsx';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import { useEscape } from '#ui/hooks/useEscape.ts';
import { renderUi } from '../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#features/popups/PopupList.tsx';

const from = '0x0000000000000000000000000000000000000001';
const usdc = { address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', symbol: 'USDC', decimals: 6 } as const;
const myt = { address: '0x4535E52cdF3AB787B379b7b72B5990767E6747E4', symbol: 'MYT', decimals: 18 } as const;
const order: TransactionInfo = {
  kind: 'placeOrder',
  direction: 'BUY',
  orderType: 'LIMIT',
  input: usdc,
  output: myt,
  from: '8000000000',
  to: '19026700000000000000000',
};

/** Written from the facts, not from the record's kept words. */
const summary = 'Buy MYT for 8,000.00 USDC, limit 0.42047 USDC';

function Summary({ info }: { readonly info: TransactionInfo }) {
  return <p>{useSummaryOf()(info)}</p>;
}

const open = (state: SubmitState = { phase: 'idle' }, onDismiss = vi.fn(), safe?: SafeProgress) => {
  const store = configureStore({ reducer: rootReducer });
  const sent = { hash: '0x01', from, chainId: 137, summary: 'the summary', info: order, addedTime: 1 } as const;
  store.dispatch(added({ ...sent, ...(safe && { safe }) }));
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <TransactionDialog state={state} summary="Buy MYT" onDismiss={onDismiss} />
        <Popups />
      </MemoryRouter>
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

describe('a proposal to a Safe', () => {
  const propose = (progress: Partial<SafeProgress> = {}) => {
    const { store } = open({ phase: 'submitted', hash: '0x05' });
    const safe = { threshold: 2, searchedTo: 1, ...progress };
    act(() => {
      store.dispatch(added({ hash: '0x05', from, chainId: 137, summary: '', info: order, addedTime: 1, safe }));
    });
    return store;
  };

  it.each([
    [{}, 'Waiting in your Safe'],
    [{ confirmations: 1 }, 'Waiting for signatures in your Safe: 1 of 2'],
    [{ confirmations: 2 }, 'Signed. Waiting to be executed in your Safe'],
  ])('the dialog names what it waits for, without a link, if %j is known', (known, words) => {
    propose(known);
    const dialog = screen.getByRole('dialog', { name: 'Transaction Submitted' });
    expect(within(dialog).getByText(words)).toBeInTheDocument();
    expect(within(dialog).queryByRole('link')).toBeNull();
  });

  it('links to the transaction that executes it once that is known', () => {
    propose({ confirmations: 2, minedHash: '0x06' });
    expect(screen.getByRole('link', { name: 'View on Explorer' })).toHaveAttribute(
      'href',
      expect.stringMatching(/0x06$/),
    );
  });

  it.each([
    ['rejectedInSafe', "Your Safe's owners rejected it."],
    ['replacedInSafe', 'Your Safe executed another transaction in its place.'],
  ] as const)('%s is reported, without a link to a hash that no explorer knows', (kind, words) => {
    const store = propose({ confirmations: 1 });
    act(() => {
      store.dispatch(replaced({ chainId: 137, hash: '0x05', ended: { kind, blockNumber: 7 }, atMs: 2 }));
    });
    const dialog = screen.getByRole('dialog', { name: 'What happened' });
    expect(within(dialog).getByText(words, { exact: false })).toBeInTheDocument();
    expect(within(dialog).queryByRole('link')).toBeNull();
  });

  it('a proposal for an order is above the open orders until it is executed', () => {
    const store = configureStore({ reducer: rootReducer });
    const safe = { threshold: 2, searchedTo: 1, confirmations: 1 };
    store.dispatch(added({ hash: '0x05', from, chainId: 137, summary: '', info: order, addedTime: 1, safe }));
    renderUi(
      <Provider store={store}>
        <SafeProposals account={from} />
      </Provider>,
    );
    expect(screen.getByText(summary)).toBeInTheDocument();
    expect(screen.getByText('Waiting for signatures in your Safe: 1 of 2')).toBeInTheDocument();
    act(() => {
      store.dispatch(
        replaced({ chainId: 137, hash: '0x05', ended: { kind: 'replacedInSafe', blockNumber: 7 }, atMs: 2 }),
      );
    });
    expect(screen.queryByText(summary)).toBeNull();
  });
});

describe('transaction dialog', () => {
  it.each([
    [{ phase: 'simulating' }, 'Simulating the transaction'],
    [{ phase: 'awaitingWallet' }, 'Confirm this transaction in your wallet'],
  ] as const)("attempting shows 'Waiting For Confirmation': %o", (state, line) => {
    open(state);
    expect(screen.getByRole('dialog', { name: 'Waiting For Confirmation' })).toHaveTextContent(line);
    expect(screen.getByRole('dialog')).toHaveTextContent('Buy MYT');
  });

  it('does not say that it usually confirms while two nodes disagree whether it succeeded', async () => {
    open({ phase: 'submitted', hash: '0x01' });
    const dialog = screen.getByRole('dialog', { name: 'Transaction Submitted' });
    await within(dialog).findByText(/^It usually confirms/);
    act(() => disputedReceipts.set('0x01', true));
    expect(await within(dialog).findByText(/^Two nodes disagree whether/)).toBeInTheDocument();
    expect(dialog).not.toHaveTextContent('usually confirms');
    act(() => disputedReceipts.set('0x01', false));
    expect(dialog).toHaveTextContent('usually confirms');
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
    expect(dialog).toHaveTextContent('Bought 15,488.23 MYT for 6,512.78 USDC');
    expect(dialog).toHaveTextContent('Block 58,412,909, from the receipt');
    expect(dialog).toHaveTextContent('From book, 3 orders10,880.00 MYT');
    expect(dialog).toHaveTextContent('From pool4,608.23 MYT');
    expect(dialog).toHaveTextContent('Average price0.41924 USDCTaker fee, 0.3%19.538 USDC');
    expect(dialog).toHaveTextContent('Open order1,487.22 USDC');
  });

  it('the receipt shows what moved of a token that the order does not name', () => {
    const { store, mined } = open({ phase: 'submitted', hash: '0x01' });
    mined(1);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Also');
    const record = store.getState().transactions[137]?.['0x01'];
    const receipt = record?.receipt;
    if (!receipt) throw new Error('There is no receipt');
    const token = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
    const unplanned = [{ token, direction: 'received', amount: '100000000000000000' }] as const;
    act(() => void store.dispatch(receiptFound({ chainId: 137, hash: '0x01', receipt, confirmedTime: 3, unplanned })));
    expect(screen.getByRole('dialog')).toHaveTextContent('Also received0.10 WMATIC');
    const kept = { ...record, hash: `0x${'1'.repeat(64)}`, unplanned };
    expect(isTransactionRecord(kept)).toBe(true);
    expect(isTransactionRecord({ ...kept, unplanned: [{ ...unplanned[0], direction: 'lost' }] })).toBe(false);
  });

  it('the dialog names what the receipt does not show: planned amounts, or an effect', async () => {
    const { store } = open({ phase: 'submitted', hash: '0x07' });
    const operate: TransactionInfo = { kind: 'operate', operation: 'stopClaims', contract: from };
    const record = { hash: '0x07', from, chainId: 137, summary: '', info: operate, addedTime: 1 } as const;
    act(() => {
      store.dispatch(added(record));
      const receipt = { blockNumber: 7, status: 1, transactionHash: '0x07' };
      store.dispatch(receiptFound({ chainId: 137, hash: '0x07', receipt: receipt as never, confirmedTime: 2 }));
      store.dispatch(popupAdded({ key: '0x07', content: { txn: { hash: '0x07', success: true } } }));
    });
    const effect = 'The receipt shows that it succeeded, not what it changed.';
    expect(screen.getByRole('dialog', { name: 'What happened' })).toHaveTextContent(`Block 7. ${effect}`);
    expect(await screen.findByRole('region', { name: 'Notifications', hidden: true })).toHaveTextContent(effect);
    const rewarded: TransactionInfo = { ...operate, operation: 'setReward', rewardToken: myt, rewardAmount: '5' };
    const words = (info: TransactionInfo) =>
      [plannedWords({ ...record, info })].map((entry) => entry && i18n._(entry))[0];
    expect(words(rewarded)).toBe("As planned: the receipt doesn't show the amounts.");
    expect(words(order)).toBe("As planned: the receipt doesn't show the amounts.");
    expect(words({ kind: 'vote', proposal: '1', support: true })).toBe(effect);
  });

  it('a transaction that the wallet sent after its refusal says so, while pending and once mined', () => {
    const { store } = open({ phase: 'submitted', hash: '0x08' });
    const sentAfterRefusal = true;
    act(() => {
      store.dispatch(
        added({ hash: '0x08', from, chainId: 137, summary: '', info: order, addedTime: 1, sentAfterRefusal }),
      );
    });
    const words = "Your wallet reported that it didn't send this, but it was sent.";
    expect(screen.getByRole('dialog', { name: 'Transaction Submitted' })).toHaveTextContent(words);
    act(() => {
      const receipt = { blockNumber: 7, status: 0, transactionHash: '0x08' };
      store.dispatch(receiptFound({ chainId: 137, hash: '0x08', receipt: receipt as never, confirmedTime: 2 }));
      store.dispatch(popupAdded({ key: '0x08', content: { txn: { hash: '0x08', success: false } } }));
    });
    expect(screen.getByRole('dialog', { name: 'What happened' })).toHaveTextContent(words);
    expect(screen.getByRole('region', { name: 'Notifications', hidden: true })).toHaveTextContent(words);
  });

  it('a mined refusal says that nothing but the fee was spent', () => {
    const { mined } = open({ phase: 'submitted', hash: '0x01' });
    mined(0, false);
    expect(screen.getByRole('dialog')).toHaveTextContent('Only the network fee was spent.');
  });

  it.each([
    [
      0,
      { unit: 'coin', amount: '2000000000000000000' },
      'The transaction reverted. Your Safe paid 2.00 MATIC for gas.',
    ],
    [0, { unit: 'coin' }, 'The transaction reverted. Your Safe paid for gas.'],
    [1, { unit: 'coin', amount: '2000000000000000000' }, 'Your Safe paid 2.00 MATIC for gas.'],
  ] as const)('names what a Safe paid for gas: status %i, %j', (status, refund, sentence) => {
    const { mined } = open({ phase: 'submitted', hash: '0x01' }, vi.fn(), { threshold: 2, searchedTo: 1, refund });
    mined(status, status === 1);
    expect(screen.getByRole('dialog')).toHaveTextContent(sentence);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Only the network fee');
  });

  it.each([
    ['cancelled', 'It was cancelled in the wallet.', `Cancelled: ${summary}`],
    ['replaced', 'It was replaced in the wallet by another transaction', `Replaced: ${summary}`],
    ['lost', "we couldn't find which", `Replaced: ${summary}`],
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
      expect(toasts).not.toHaveTextContent('The transaction reverted');
    },
  );

  it('a receipt that is taken back shows the transaction as submitted again, and says that its result was undone', async () => {
    const { mined, store } = open({ phase: 'submitted', hash: '0x01' });
    mined(1);
    act(() => void store.dispatch(receiptReorganised({ chainId: 137, hash: '0x01', atMs: 3 })));
    const dialog = screen.getByRole('dialog', { name: 'Transaction Submitted' });
    expect(dialog).not.toHaveTextContent('Bought');
    expect(
      await within(dialog).findByText(/its earlier result no longer counts\. It is pending again/),
    ).toBeInTheDocument();
    expect(dialog).not.toHaveTextContent('usually confirms');
    mined(1);
    expect(screen.getByRole('dialog', { name: 'What happened' })).not.toHaveTextContent('no longer counts');
  });

  it('says that it was sped up, and when the network does not know it', () => {
    const { store } = open({ phase: 'submitted', hash: '0x01' });
    const key = { chainId: 137, hash: '0x01' } as const;
    act(() => {
      store.dispatch(lookedUp({ ...key, blockNumber: 10 }));
      store.dispatch(checked({ chainId: key.chainId, checks: [{ hash: key.hash, blockNumber: 25, isUnseen: false }] }));
      store.dispatch(spedUp({ ...key, by: '0x02' }));
    });
    const dialog = screen.getByRole('dialog', { name: 'Transaction Submitted' });
    expect(dialog).toHaveTextContent("The network doesn't know this transaction at the moment.");
    expect(dialog).toHaveTextContent('It was sped up in the wallet');
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/tx\/0x02$/));
  });

  it.each([
    [{ code: 'insufficientFunds', cause: undefined }, 'Not enough MATIC'],
    [
      { code: 'insufficientFunds', cause: undefined, missing: 20_000_000_000_000_001n },
      'Your wallet lacks 0.020001 MATIC for this and the network fee.',
    ],
    [{ code: 'quoteMoved', expectedRest: 0n, actualRest: 1n }, 'The market moved'],
    [{ code: 'noWallet' }, 'You must connect an account'],
    [{ code: 'unknown', cause: new Error('?') }, "“?” Check your wallet's activity before you try again."],
    [{ code: 'reverted', reason: 'Insufficient RemainNumber', cause: undefined }, 'Less of this order is open'],
  ] as const)("the error state shows 'Error' with the message and Dismiss: %o", async (problem, words) => {
    const { user, onDismiss } = open({ phase: 'failed', problem });
    expect(screen.getByRole('dialog', { name: 'Error' })).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it("the person's own refusal is no error and no alert", () => {
    open({ phase: 'failed', problem: { code: 'rejected', cause: new Error('User rejected the request.') } });
    const dialog = screen.getByRole('dialog', { name: 'Not sent' });
    expect(dialog).toHaveTextContent('The request was rejected in the wallet. Nothing was sent');
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(dialog).not.toHaveTextContent('Raw reason');
  });

  it('keeps the raw reason to copy', () => {
    const reason = 'TransferHelper: MyTradeOrderBook TRANSFER_FROM_FAILED';
    open({ phase: 'failed', problem: { code: 'reverted', reason, cause: undefined } });
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy the raw reason' })).toBeInTheDocument();
  });
});

describe('a market order whose price ran away', () => {
  const receipt = {
    blockHash: '0x02',
    blockNumber: 7,
    contractAddress: null,
    from,
    status: 1,
    to: from,
    transactionHash: '0x02',
    transactionIndex: 0,
  } as const;
  const outcome = { orderIndex: '7', spent: '0', received: '0', receivedFromBook: '0', ordersTouched: 0 };

  it.each([
    [
      'is no success when nothing filled: it says so, why, and what rests at which limit',
      { ...outcome, rests: '8000000000' },
      'Your market order did not fill',
      'The price moved beyond your limit of 0.42047 USDC before the order was mined. 8,000.00 USDC was left open at that limit.',
      'warning',
    ],
    [
      'says what did not fill of it',
      { ...outcome, spent: '6000000000', received: '14000000000000000000000', rests: '2000000000' },
      'Bought 14,000.00 MYT for 6,000.00 USDC',
      '2,000.00 USDC did not fill within your limit of 0.42047 USDC. It was left open at that limit.',
      'success',
    ],
  ] as const)('%s', async (_, done, title, reason, art) => {
    const { store } = open({ phase: 'submitted', hash: '0x02' });
    act(() => {
      const info = { ...order, orderType: 'MARKET' } as const;
      store.dispatch(added({ hash: '0x02', from, chainId: 137, summary: '', info, addedTime: 1 }));
      store.dispatch(receiptFound({ chainId: 137, hash: '0x02', receipt, confirmedTime: 2, outcome: done }));
      store.dispatch(popupAdded({ content: { txn: { hash: '0x02', success: true } } }));
    });
    const dialog = within(screen.getByRole('dialog', { name: 'What happened' }));
    expect(dialog.getByText(title)).toBeInTheDocument();
    expect(dialog.getByText(reason)).toBeInTheDocument();
    expect(dialog.getByRole('status').querySelector(`[data-art='${art}']`)).not.toBeNull();
    const region = await screen.findByRole('region', { name: 'Notifications' });
    expect(region).toHaveTextContent(title + reason);
    expect(region.querySelector(`[data-mark='${art}']`)).not.toBeNull();
  });
});

/** Something else that Esc closes. */
function Layer({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  useEscape(isOpen, close);
  return null;
}

describe('popups', () => {
  it('name the market and the amounts of a resting order that somebody filled', async () => {
    const { store } = open();
    const fill = {
      soldToken: myt.address,
      boughtToken: usdc.address,
      sold: '5000000000000000000',
      received: '2100000',
    };
    const raise = (remain: string, event: 'filled' | 'partly'): void => {
      act(() => {
        store.dispatch(
          popupAdded({
            key: 'fill',
            content: { txn: { hash: '0x03', success: true }, fill: { ...fill, remain, event } },
          }),
        );
      });
    };
    raise('1000000000000000000', 'partly');
    const region = await screen.findByRole('region', { name: 'Notifications' });
    expect(region).toHaveTextContent(
      'Order partly filled: MYT/USDCSold 5.00 MYT for 2.10 USDC. 1.00 MYT is still open.',
    );
    raise('0', 'partly');
    expect(region).toHaveTextContent('Order partly filled: MYT/USDCSold 5.00 MYT for 2.10 USDC. View on Explorer');
    raise('0', 'filled');
    expect(region).toHaveTextContent('Order filled: MYT/USDCSold 5.00 MYT for 2.10 USDC.');
    act(() => void store.dispatch(balancesShown(false)));
    expect(region).toHaveTextContent('Order filled: MYT/USDCSold •••• for ••••.');
    expect(screen.getByRole('link', { name: /View on Explorer/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/0x03$/),
    );
  });

  it('say what really happened and what rests', async () => {
    const { store, mined } = open();
    mined(1);
    act(
      () =>
        void store.dispatch(popupAdded({ content: { txn: { hash: '0x01', success: true, summary: 'the summary' } } })),
    );
    const region = await screen.findByRole('region', { name: 'Notifications' });
    expect(region).toHaveTextContent('Bought 15,488.23 MYT for 6,512.78 USDC');
    expect(region).toHaveTextContent('1,487.22 USDC stays as your open order.');
  });

  it('say that it failed, and can be dismissed', async () => {
    const { store, user } = open();
    act(
      () =>
        void store.dispatch(popupAdded({ content: { txn: { hash: '0x01', success: false, summary: 'the summary' } } })),
    );
    expect(screen.getByText(`Failed: ${summary}`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(`Failed: ${summary}`)).toBeNull();
  });

  it('are closed with Esc one by one, the newest first, but not before a dialog', async () => {
    const { store, user } = open();
    const closeDialog = vi.fn();
    const { rerender } = renderUi(<Layer isOpen close={closeDialog} />);
    const raise = (key: string): void =>
      act(
        () => void store.dispatch(popupAdded({ key, content: { txn: { hash: '0x05', success: true, summary: key } } })),
      );
    raise('the first');
    await screen.findByText('the first');
    raise('the second');
    await user.keyboard('{Escape}');
    expect(closeDialog).toHaveBeenCalledOnce();
    expect(screen.getByText('the second')).toBeInTheDocument();
    rerender(<Layer isOpen={false} close={closeDialog} />);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('the second')).toBeNull();
    expect(screen.getByText('the first')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('the first')).toBeNull();
    expect(closeDialog).toHaveBeenCalledOnce();
  });
});

describe('summaries', () => {
  const back = { kind: 'cancelOrder', orderIndex: '1', input: usdc, output: myt, amount: '630800000' } as const;
  const approve = { kind: 'approve', token: usdc, spender: from, amount: '1' } as const;
  it.each([
    [order, 'Buy MYT for 8,000.00 USDC, limit 0.42047 USDC'],
    // Earlier releases named markets the other way round.
    [{ ...order, direction: 'SELL' } as const, 'Buy MYT for 8,000.00 USDC, limit 0.42047 USDC'],
    [back, 'Cancel an order and return 630.80 USDC'],
    [{ ...back, isPart: true } as const, 'Cancel part of an order and return 630.80 USDC'],
    [approve, 'Approve USDC'],
    [{ ...approve, kind: 'resetApproval' } as const, 'Revoke the approval of USDC'],
  ])('name the action and amounts of %o', (info, words) => {
    renderUi(<Summary info={info} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it.each([
    // The order was filled in part after the cancellation was planned.
    [back, { amount: '330800000' }, 'Order cancelled, 330.80 USDC returned'],
    [{ ...back, isPart: true } as const, { amount: '330800000' }, 'Part of an order cancelled, 330.80 USDC returned'],
    [back, null, undefined],
    [approve, { allowance: '1' }, 'USDC approved'],
    [{ ...approve, amount: '9000000' }, { allowance: '5000000' }, 'Approved 5 of 9 USDC. This needs 4 more.'],
    [{ ...approve, amount: '5000000' }, { allowance: '9000000' }, 'Approved 9 USDC, more than the 5 requested'],
    [{ ...approve, amount: '5000000' }, { allowance: String((1n << 256n) - 1n) }, 'Unlimited USDC approved'],
    [
      { ...approve, spender: env.orderBook, amount: '50000000' } as const,
      { allowance: '5000000' },
      'Approved 5 of 50 USDC. Your order needs 45 more.',
    ],
    [{ ...approve, amount: ((1n << 256n) - 1n).toString() }, { allowance: '5000000' }, '5.00 USDC approved'],
    [{ ...approve, kind: 'resetApproval', amount: '0' } as const, { allowance: '0' }, 'Approval of USDC revoked'],
    [
      { ...approve, kind: 'resetApproval', amount: '0' } as const,
      { allowance: '5000000' },
      'Not revoked: 5.00 USDC stays approved',
    ],
  ])('name the result of %o by the outcome %o', (info, call, words) => {
    const done = doneWords({ info, call });
    expect(done && i18n._(done)).toBe(words);
  });
});

it('a bond is bought for what is paid, and redeemed for what came', () => {
  const words = (message: ReturnType<typeof recordOutcomeWords>) => message && i18n._(message);
  const amount = '100000000';
  const bought: TransactionInfo = {
    kind: 'buyBond',
    token: usdc,
    amount,
    payoutToken: myt,
    payout: '250000000000000000000',
  };
  expect(words(recordWords({ info: bought }))).toBe('Buy a bond of 250.00 MYT for 100.00 USDC');
  expect(words(recordOutcomeWords({ info: bought }))).toBeUndefined();
  const calls = [{ amount: '99000000', payout: '240000000000000000000' }];
  expect(words(recordOutcomeWords({ info: bought, calls }))).toBe('Bond of 240.00 MYT bought for 99.00 USDC');
  const redeemed: TransactionInfo = { kind: 'claimBond', reward: myt };
  const claimed = { reward: '3000000000000000000' };
  expect(words(recordWords({ info: redeemed }))).toBe('Redeem vested MYT of a bond');
  expect(words(recordOutcomeWords({ info: redeemed, claimed }))).toBe('3.00 MYT redeemed');
  const also: readonly TransactionInfo[] = [{ kind: 'claimBurnRewards', reward: myt }];
  expect(words(recordWords({ info: redeemed, also }))).toBe('Claim 2 rewards');
  expect(words(recordOutcomeWords({ info: redeemed, also, claimed }))).toBe('3.00 MYT claimed');
});

it('several claims of one transaction are reported together, with every token that came', () => {
  const info: TransactionInfo = { kind: 'claimBurnRewards', reward: myt };
  const also: readonly TransactionInfo[] = [{ kind: 'claimDistribution', reward: usdc }];
  const claimed = { reward: '3000000000000000000', others: [{ token: usdc, amount: '18000000' }] };
  const words = (message: ReturnType<typeof recordOutcomeWords>) => message && i18n._(message);
  expect(words(recordWords({ info, also }))).toBe('Claim 2 rewards');
  expect(words(recordOutcomeWords({ info, also, claimed }))).toBe('3.00 MYT + 18.00 USDC claimed');
  expect(words(recordOutcomeWords({ info, also }))).toBeUndefined();
  const approved: TransactionInfo = { kind: 'approve', token: usdc, spender: from, amount: '1' };
  expect(words(recordWords({ info, also: [approved] }))).toBe('Claim the rewards of burning');
});

it('ended locks of one transaction say what came back, and what was claimed with them', () => {
  const words = (message: ReturnType<typeof recordOutcomeWords>) => message && i18n._(message);
  const lock = (amount: string): TransactionInfo => ({ kind: 'unlockTokens', token: myt, amount });
  const [long, short] = [lock('110000000000000000000'), lock('44000000000000000000')];
  const locks = { info: short, also: [long] };
  expect(words(recordWords(locks))).toBe('Withdraw 2 ended locks');
  expect(words(recordOutcomeWords(locks))).toBeUndefined();
  const paid = [{ amount: '110000000000000000000' }, { amount: '44000000000000000000' }];
  expect(words(recordOutcomeWords({ ...locks, calls: paid }))).toBe('154.00 MYT withdrawn from 2 locks');
  const both = { info: { kind: 'claimBurnRewards', reward: myt } as const, also: [long] };
  const claimed = { reward: '7000000000000000000' };
  expect(words(recordWords(both))).toBe('Claim rewards and withdraw ended locks');
  const calls = [{ amount: '110000000000000000000' }, { amount: '7000000000000000000' }];
  expect(words(recordOutcomeWords({ ...both, calls, claimed }))).toBe(
    '7.00 MYT claimed, 110.00 MYT withdrawn from ended locks',
  );
});

it.each<readonly [TransactionInfo, string, string]>([
  [{ kind: 'propose', title: 'Pay' }, 'Submit the proposal "Pay"', 'Proposal "Pay" submitted'],
  [{ kind: 'vote', proposal: '7', support: true }, 'Vote for proposal 7', 'Voted for proposal 7'],
  [{ kind: 'vote', proposal: '7', support: false }, 'Vote against proposal 7', 'Voted against proposal 7'],
  [{ kind: 'queueProposal', proposal: '7' }, 'Queue proposal 7', 'Proposal 7 queued'],
  [{ kind: 'executeProposal', proposal: '7' }, 'Execute proposal 7', 'Proposal 7 executed'],
  [{ kind: 'cancelProposal', proposal: '7' }, 'Cancel proposal 7', 'Proposal 7 canceled'],
])('%o is reported before and after, and kept', (info, before, after) => {
  expect(i18n._(summaryWords(info))).toBe(before);
  expect(doneWords({ info, call: null })).toBeUndefined();
  const done = doneWords({ info, call: {} });
  expect(done && i18n._(done)).toBe(after);
  const record = { hash: `0x${'a'.repeat(64)}`, from, chainId: 137, summary: before, info, addedTime: 1 };
  expect(isTransactionRecord(record)).toBe(true);
  expect(isTransactionRecord({ ...record, info: { kind: info.kind } })).toBe(false);
});

it('names the number of a proposal, and the voter of a signed vote, by the receipt', () => {
  const words = (info: TransactionInfo, call: CallOutcome) => {
    const done = doneWords({ info, call });
    return done && i18n._(done);
  };
  expect(words({ kind: 'propose', title: 'Pay' }, { proposal: '8' })).toBe('Proposal 8 "Pay" submitted');
  const vote: TransactionInfo = { kind: 'signedVote', proposal: '7', support: true, voter: from };
  const voter = shortenAddress(from);
  expect(words(vote, {})).toBe(`Vote of ${voter} for proposal 7 submitted`);
  expect(words({ ...vote, support: false }, {})).toBe(`Vote of ${voter} against proposal 7 submitted`);
});
