import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { readDeadline } from '#features/settings/DeadlineSetting.tsx';
import { SettingsButton } from '#features/settings/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { isTransactionRecord } from '#state/transactions/isTransactionRecord.ts';
import { added, receiptFound } from '#state/transactions/slice.ts';
import { renderUi } from '../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#features/settings/SettingsPopover.tsx';

await vi.hoisted(async () => {
  const { configure } = await import('../support/configure.ts');
  const { withHarbour } = await import('../pages/trade/harbour.ts');
  configure(withHarbour());
});

const from: Hex = `0x${'0'.repeat(39)}1`;
const hash: Hex = `0x${'1'.repeat(64)}`;
const swap: TransactionInfo = {
  kind: 'swap',
  exchange: 'Harbour',
  pair: from,
  feePerThousand: 3,
  direction: 'BUY',
  field: 'INPUT',
  input: { symbol: 'USDC', decimals: 6 },
  output: { symbol: 'MYT', decimals: 18 },
  from: '100000000',
  to: '237000000000000000000',
  recipient: from,
};

const createStore = () => configureStore({ reducer: rootReducer });

function Summary({ info }: { readonly info: TransactionInfo }) {
  return <p>{useSummaryOf()(info)}</p>;
}

describe('a swap on another exchange in words', () => {
  it.each([
    ['INPUT', 'Swap 100.00 USDC for at least 237.00 MYT on Harbour'],
    ['OUTPUT', 'Swap at most 100.00 USDC for 237.00 MYT on Harbour'],
  ] as const)('names the swap by its %s', (field, words) => {
    renderUi(
      <Provider store={createStore()}>
        <Summary info={{ ...swap, field }} />
      </Provider>,
    );
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('names the outcome, from the receipt', () => {
    const store = createStore();
    store.dispatch(added({ hash, from, chainId: 137, summary: 'the summary', info: swap, addedTime: 1 }));
    const receipt = {
      ...{ blockHash: hash, blockNumber: 7, contractAddress: null, from, status: 1, to: from },
      ...{ transactionHash: hash, transactionIndex: 0 },
    } as const;
    const outcome = {
      ...{ orderIndex: '0', spent: '100000000', received: '238000000000000000000' },
      ...{ receivedFromBook: '0', ordersTouched: 0, rests: '0' },
    };
    store.dispatch(receiptFound({ chainId: 137, hash, receipt, confirmedTime: 2, outcome }));
    renderUi(
      <Provider store={store}>
        <TransactionDialog state={{ phase: 'submitted', hash }} summary="" onDismiss={vi.fn()} />
      </Provider>,
    );
    const dialog = screen.getByRole('dialog', { name: 'What happened' });
    expect(dialog).toHaveTextContent('Bought 238.00 MYT for 100.00 USDC');
    expect(dialog).toHaveTextContent('From pool238.00 MYT');
    expect(dialog).toHaveTextContent('Fee of Harbour0.30 USDC');
    expect(dialog).not.toHaveTextContent('Open order');
    expect(isTransactionRecord(store.getState().transactions[137]?.[hash])).toBe(true);
  });

  it.each([
    ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', /higher slippage.* fee-on-transfer/],
    ['UniswapV2Router: EXCESSIVE_INPUT_AMOUNT', /price moved/],
    ['UniswapV2Router: EXPIRED', /deadline has passed/],
    ['UniswapV2: K', /invariant x\*y=k would not be satisfied/],
    ['UniswapV2Library: INSUFFICIENT_LIQUIDITY', /Insufficient liquidity for this trade/],
  ])('a refusal %s is explained', (reason, words) => {
    renderUi(
      <Provider store={createStore()}>
        <TransactionDialog
          state={{ phase: 'failed', problem: { code: 'reverted', reason, cause: undefined } }}
          summary=""
          onDismiss={vi.fn()}
        />
      </Provider>,
    );
    expect(screen.getByRole('dialog', { name: 'Error' })).toHaveTextContent(words);
  });
});

describe('deadline: integer 60 to 10800 seconds, else default 1800', () => {
  it.each([
    ['1', 60],
    ['180', 10_800],
    ['0', undefined],
    ['181', undefined],
    ['', undefined],
    ['1.5', undefined],
  ])('"%s" minutes read as %s', (typed, seconds) => expect(readDeadline(typed)).toBe(seconds));

  it('is set in minutes, and anything else is the default', async () => {
    const store = createStore();
    renderUi(
      <MemoryRouter>
        <Provider store={store}>
          <SettingsButton />
        </Provider>
      </MemoryRouter>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const field = await screen.findByRole('textbox', { name: 'Deadline' });
    expect(field).toHaveValue('30');
    await user.clear(field);
    await user.type(field, '20');
    expect(store.getState().user.userDeadline).toBe(1200);
    await user.type(field, '0');
    expect(field).toBeInvalid();
    expect(screen.getByText('Enter 1 to 180 minutes')).toBeVisible();
    expect(store.getState().user.userDeadline).toBe(1800);
  });
});
