import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { blockSeen } from '#state/app/slice.ts';
import { cleared, receiptFound } from '#state/transactions/slice.ts';
import { drafts } from '#stores/drafts.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { planCancel, type CancelTerms } from '#writes/orders/cancelOrder.ts';
import { useCancelViaDeposit } from '#writes/orders/useCancelViaDeposit.ts';
import { MYT, USDC } from '../../pages/trade/mockMarket.ts';
import { walletError } from '../../support/fakeWallet.ts';
import { word } from '../../support/fakeNode.ts';
import { stubNode } from '../../support/stubNode.ts';
import { alice, openWithWallet } from '../../support/walletHook.tsx';

const book: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const terms: CancelTerms = { soldToken: USDC, boughtToken: MYT, paidBack: USDC, index: 4n, amount: 70n };
const deposit = bookDeposits.cancelOrderForNumWithPreDiposit.encode(USDC.address, MYT.address, 4n, 70n);
const withdraw = bookDeposits.withdraw.encode(USDC.address, 70n);
const hashOf = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`;
const summaryOf = ({ kind }: TransactionInfo): string => kind;

const mined = (hash: Hex, status: 0 | 1 = 1) =>
  receiptFound({
    chainId: 137,
    hash,
    receipt: {
      blockHash: '0x01',
      blockNumber: 9,
      contractAddress: null,
      from: alice,
      status,
      to: book,
      transactionHash: hash,
      transactionIndex: 0,
    },
    confirmedTime: 1,
  });

const open = async (draft = '') => {
  stubNode({ eth_call: word(1), eth_estimateGas: '0x1' });
  const sent: string[] = [];
  const opened = await openWithWallet(() => useCancelViaDeposit(draft));
  const { result, store, wallet } = opened;
  wallet.answer('eth_sendTransaction', ([{ data }]: readonly [{ readonly data: string }]) => {
    sent.push(data);
    return hashOf(sent.length);
  });
  const start = () => {
    const progress: { withdrawn?: Hex | undefined; isOver: boolean } = { isOver: false };
    act(() => {
      void result.current.takeBack(terms, book, summaryOf).then((withdrawn) => {
        Object.assign(progress, { withdrawn, isOver: true });
      });
    });
    return progress;
  };
  const isSent = (count: number) => waitFor(() => expect(result.current.state).toMatchObject({ hash: hashOf(count) }));
  const mine = (count: number, status?: 0 | 1): void => act(() => void store.dispatch(mined(hashOf(count), status)));
  return { ...opened, sent, start, isSent, mine };
};

describe('an order that cannot be paid back', () => {
  it('is cancelled into a deposit, and the deposit is withdrawn once that is mined', async () => {
    const { result, sent, start, isSent, mine, store } = await open();
    const progress = start();
    await isSent(1);
    expect(result.current.step).toMatchObject({ kind: 'cancelIntoDeposit', orderIndex: '4' });
    expect([sent, progress.isOver]).toEqual([[deposit], false]);
    mine(1);
    await isSent(2);
    expect(sent).toEqual([deposit, withdraw]);
    expect(result.current.step).toMatchObject({ kind: 'withdrawDeposit', amount: '70' });
    expect(progress).toEqual({ withdrawn: hashOf(2), isOver: true });
    const records = Object.values(store.getState().transactions[137] ?? {});
    expect(records.map(({ summary }) => summary)).toEqual(['cancelIntoDeposit', 'withdrawDeposit']);
  });

  it('goes on with the withdrawal where it stopped', async () => {
    const { sent, start, isSent, mine, wallet, result } = await open();
    start();
    await isSent(1);
    wallet.answer('eth_sendTransaction', () => {
      throw walletError(4001, 'User rejected the request.');
    });
    mine(1);
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'failed', problem: { code: 'rejected' } }));
    wallet.answer('eth_sendTransaction', ([{ data }]: readonly [{ readonly data: string }]) => {
      sent.push(data);
      return hashOf(2);
    });
    start();
    await isSent(2);
    expect(sent).toEqual([deposit, withdraw]);
  });

  it.each([
    ['reverted', ({ mine }: Awaited<ReturnType<typeof open>>) => mine(1, 0)],
    [
      'removed from the list of transactions',
      ({ store }: Awaited<ReturnType<typeof open>>) => act(() => void store.dispatch(cleared({ chainId: 137 }))),
    ],
  ])('is not withdrawn if the first step is %s', async (_, end) => {
    const page = await open();
    const progress = page.start();
    await page.isSent(1);
    end(page);
    await waitFor(() => expect(progress).toEqual({ withdrawn: undefined, isOver: true }));
    expect(page.sent).toEqual([deposit]);
  });

  it('sends nothing more after a reset, and begins again when it is pressed again', async () => {
    const { sent, start, isSent, mine, result } = await open();
    const progress = start();
    await isSent(1);
    act(() => result.current.reset());
    expect([result.current.step, result.current.state]).toEqual([undefined, { phase: 'idle' }]);
    mine(1);
    await waitFor(() => expect(progress.isOver).toBe(true));
    expect(sent).toEqual([deposit]);
    start();
    await isSent(2);
    expect(sent).toEqual([deposit, deposit]);
  });
});

it('after a reset an order with the same index is cancelled again, though one was deposited before', async () => {
  const { sent, start, isSent, mine, result } = await open();
  start();
  await isSent(1);
  mine(1);
  await isSent(2);
  act(() => result.current.reset());
  start();
  await isSent(3);
  expect(sent).toEqual([deposit, withdraw, deposit]);
});

it('empties its form once it is found after a refusal; two steps keep the amount that they need twice', async () => {
  drafts.write('cancel 4', '=1');
  const { result, start, isSent, store, wallet } = await open('cancel 4');
  act(() => void store.dispatch(blockSeen({ chainId: 137, blockNumber: 5, blockTimestamp: 1, seenAtMs: 1 })));
  wallet.answer('eth_sendTransaction', () => {
    throw walletError(4001, 'User rejected the request.');
  });
  await act(() => result.current.submit(planCancel(terms, book), 'Cancel'));
  const [refused] = walletRequests.refused();
  act(() => walletRequests.answered(String(refused?.id), hashOf(9)));
  await waitFor(() => expect(drafts.pending()).toEqual([refused?.id, hashOf(9)]));
  wallet.answer('eth_sendTransaction', () => hashOf(1));
  start();
  await isSent(1);
  expect(drafts.pending()).toEqual([refused?.id, hashOf(9)]);
});

it('a plan that is sent alone is no step', async () => {
  const { result, start, isSent, sent } = await open();
  start();
  await isSent(1);
  await act(async () => void (await result.current.submit(planCancel(terms, book), 'Cancel')));
  expect(result.current.step).toBeUndefined();
  expect(sent).toHaveLength(2);
});
