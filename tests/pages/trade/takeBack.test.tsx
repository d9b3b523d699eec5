import { act, screen, waitFor, within } from '@testing-library/react';
import { AbiCoder, id, toBeHex, zeroPadValue } from 'ethers';
import { describe, expect, it } from 'vitest';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { orderBookTopics } from '#chain/abis/orderBookExt.ts';
import { polygonAddresses } from '#config/addresses/polygon.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { recordRequest } from '#updaters/transactions/recordRequest.ts';
import type { FakeChain } from '../../support/fakeChain.ts';
import { walletError } from '../../support/fakeWallet.ts';
import { ask, bid, E18, E6, mockBook, MYT, USDC, WMATIC } from './mockMarket.ts';
import { alice, marketRead, openDesk, type TradeDesk } from './tradeDesk.tsx';
import '#pages/trade/order/cancel/CancelAll.tsx';
import '#pages/trade/order/cancel/CancelOrder.tsx';
import '#pages/trade/openOrders/Deposits.tsx';

const selector = (signature: string): string => id(signature).slice(0, 10);
const cancel = selector('cancelOrderForNum(address,address,uint256,uint256)');
const cancelIntoDeposit = selector('cancelOrderForNumWithPreDiposit(address,address,uint256,uint256)');
const withdraw = selector('withdraw(address,uint256)');

const mine = { ...bid(41, 6_000n, 4135n), maker: alice } as const;
const sold = { ...ask(42, 5_000n, 4225n), maker: alice } as const;
const book = mockBook({
  side0: { ...mockBook().side0, orders: [...mockBook().side0.orders, mine] },
  side1: { ...mockBook().side1, orders: [...mockBook().side1.orders, sold] },
});
const blocked = (chain: FakeChain): void => void chain.refusals.set(cancel, 'TransferHelper: TRANSFER_FAILED');
const hashOf = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`;

const cancelBoth = async ({ user }: TradeDesk): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: 'Cancel all' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel 2 orders?' });
  const button = within(dialog).getByRole('button', { name: 'Cancel all' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  return dialog;
};

/** Functions of transactions that the wallet had to sign. */
const signed = ({ wallet }: TradeDesk): readonly string[] =>
  wallet.requests
    .filter(({ method }) => method === 'eth_sendTransaction')
    .map(({ params }) => (params as [{ readonly data: string }])[0].data.slice(0, 10));

/** The wallet signs everything; the chain mines what was signed with the next block. */
const signsAll = (desk: TradeDesk): void => {
  let sent = 0;
  desk.wallet.answer('eth_sendTransaction', () => hashOf((sent += 1)));
};

/** Two blocks, because a request under way does not cover transactions signed since. */
const mined = async (desk: TradeDesk, n: number): Promise<void> => {
  await desk.nextBlock((chain) => {
    chain.mined.add(hashOf(n));
  });
  await desk.nextBlock();
};

it("'An error occurred when trying to execute this cancel' shows where the reason is not known, with the raw one", async () => {
  const desk = openDesk({
    book,
    prepare: (chain) => {
      for (const way of [cancel, cancelIntoDeposit]) chain.refusals.set(way, 'an odd reason');
    },
  });
  await marketRead();
  await desk.user.click(await screen.findByRole('button', { name: 'Cancel the order of 5,000.00 MYT at 0.42250' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await desk.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  const error = await screen.findByRole('dialog', { name: 'An error occurred when trying to execute this cancel' });
  expect(error).toHaveTextContent('an odd reason');
  expect(within(error).getByRole('button', { name: 'Copy the raw reason' })).toBeInTheDocument();
});

it('reports the one of several cancellations that was mined but refused', async () => {
  const desk = openDesk({ book });
  signsAll(desk);
  await marketRead();
  const dialog = await cancelBoth(desk);
  await waitFor(() => expect(dialog).toHaveTextContent('2 of 2 cancellations were sent.'));
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await desk.nextBlock(({ mined: hashes, reverted }) => {
    reverted.add(hashOf(2));
    for (const n of [1, 2]) hashes.add(hashOf(n));
  });
  await desk.nextBlock();
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      '1 cancellation failed. Check your open orders and cancel it again.',
    ),
  );
});

it('a cancel of an order that was filled meanwhile is skipped among several, and the others are sent', async () => {
  const order = bookOrders.cancelOrderForNum.encode(MYT.address, USDC.address, 42n, 0n).slice(10, 10 + 3 * 64);
  const desk = openDesk({
    book,
    prepare: ({ refusals }) => {
      for (const way of [cancel, cancelIntoDeposit]) refusals.set(`${way}${order}`, 'Insufficient RemainNumber');
    },
  });
  signsAll(desk);
  await marketRead();
  const dialog = await cancelBoth(desk);
  await waitFor(() => expect(dialog).toHaveTextContent('1 of 2 cancellations were sent.'));
  expect(dialog).not.toHaveTextContent('Stopped');
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    '1 cancellation failed. Check your open orders and cancel it again.',
  );
  expect(signed(desk)).toEqual([cancel]);
});

it('counts a cancellation that the wallet sent although it rejected it, once the chain has it', async () => {
  const desk = openDesk({ book });
  desk.wallet.answer('eth_sendTransaction', () => {
    throw walletError(4001, 'User rejected the request');
  });
  await marketRead();
  const dialog = await cancelBoth(desk);
  await waitFor(() => expect(dialog).toHaveTextContent('Stopped: 0 of 2 cancellations were sent.'));
  const [refused] = walletRequests.refused();
  if (!refused) throw new Error('No request was refused');
  act(() => {
    recordRequest({ store: desk.store, chainId: 137, nowMs: Date.now }, refused, hashOf(1), { signedAtBlock: 1 });
    walletRequests.answered(refused.id, hashOf(1));
  });
  await waitFor(() => expect(dialog).toHaveTextContent('Stopped: 1 of 2 cancellations were sent.'));
  expect(within(dialog).queryByRole('alert')).toBeNull();
  walletRequests.remove(refused.id);
});

describe('an order that cannot be paid back', () => {
  const refused = async () => {
    const desk = openDesk({ book, prepare: blocked });
    signsAll(desk);
    await marketRead();
    await desk.user.click(await screen.findByRole('button', { name: 'Cancel the order of 5,000.00 MYT at 0.42250' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await desk.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    const error = await screen.findByRole('dialog', { name: 'Error' });
    expect(error).toHaveTextContent('Cancel in two steps instead');
    return desk;
  };

  it('is named before anything is pressed, and cancelled into a deposit by one press', async () => {
    const desk = openDesk({ book, prepare: blocked });
    signsAll(desk);
    await marketRead();
    await desk.user.click(await screen.findByRole('button', { name: 'Cancel the order of 5,000.00 MYT at 0.42250' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    expect(await dialog.findByText('The order book would reject this cancellation')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
    await desk.user.click(dialog.getByRole('button', { name: 'Cancel in two steps' }));
    await screen.findByRole('dialog', { name: 'Transaction Submitted' });
    expect(signed(desk)).toEqual([cancelIntoDeposit]);
  });

  it('is cancelled into a deposit, and once that is mined the deposit is withdrawn', async () => {
    const desk = await refused();
    await desk.user.click(screen.getByRole('button', { name: 'Cancel in two steps' }));
    await screen.findByRole('dialog', { name: 'Transaction Submitted' });
    expect(signed(desk)).toEqual([cancelIntoDeposit]);
    await mined(desk, 1);
    await waitFor(() => expect(signed(desk)).toEqual([cancelIntoDeposit, withdraw]));
  });

  it('a withdrawal rejected in the wallet can be pressed again, and is not lost', async () => {
    const desk = await refused();
    await desk.user.click(screen.getByRole('button', { name: 'Cancel in two steps' }));
    await screen.findByRole('dialog', { name: 'Transaction Submitted' });
    desk.wallet.answer('eth_sendTransaction', () => {
      throw walletError(4001, 'User rejected the request');
    });
    await mined(desk, 1);
    const error = within(await screen.findByRole('dialog', { name: 'Not sent' }));
    desk.wallet.answer('eth_sendTransaction', hashOf(9));
    await desk.user.click(error.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('dialog', { name: 'Transaction Submitted' });
    expect(signed(desk)).toEqual([cancelIntoDeposit, withdraw, withdraw]);
  });

  it('does not end the cancelling of several: it is taken back in two steps, then the others', async () => {
    const desk = openDesk({ book, prepare: blocked });
    signsAll(desk);
    await marketRead();
    await desk.user.click(await screen.findByRole('button', { name: 'Cancel all' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel 2 orders?' });
    await desk.user.click(within(dialog).getByRole('button', { name: 'Cancel all' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Stopped: 0 of 2 cancellations were sent.'));
    desk.chain.refusals.clear();
    await desk.user.click(within(dialog).getByRole('button', { name: 'Cancel in two steps, then continue' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Waiting for its deposit, to withdraw it.'));
    await mined(desk, 1);
    await waitFor(() => expect(dialog).toHaveTextContent('2 of 2 cancellations were sent.'));
    expect(signed(desk)).toEqual([cancelIntoDeposit, withdraw, cancel]);
  });
});

/** Alice placed an order that sells WMATIC for USDC, and took it back. */
const takenBackElsewhere = (): readonly unknown[] => {
  const place = (logIndex: number) => ({
    address: polygonAddresses.orderBook,
    blockNumber: '0x10',
    blockHash: '0x10',
    logIndex: toBeHex(logIndex),
    transactionHash: '0x10',
  });
  const words = (types: readonly string[], values: readonly unknown[]) =>
    AbiCoder.defaultAbiCoder().encode(types, values);
  return [
    {
      ...place(1),
      topics: [orderBookTopics.addOrder, zeroPadValue(alice, 32), zeroPadValue(WMATIC.address, 32), toBeHex(7n, 32)],
      data: words(['address', 'uint256', 'uint256'], [USDC.address, 5n * E18, 4n * E6]),
    },
  ];
};

describe('a token that the order book keeps of an account without an order', () => {
  it('is named, and withdrawn with one press', async () => {
    const desk = openDesk({ prepare: ({ deposits }) => deposits.set(`${USDC.address} ${alice}`, 1_487_220_000n) });
    signsAll(desk);
    await marketRead();
    expect(await screen.findByText('You have 1,487.22 USDC deposited in the order book')).toBeInTheDocument();
    await desk.user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('dialog', { name: 'Transaction Submitted' });
    expect(signed(desk)).toEqual([withdraw]);
  });

  it('is shown of other markets too, once the account’s orders there are known', async () => {
    openDesk({
      prepare: (chain) => {
        chain.deposits.set(`${WMATIC.address} ${alice}`, 5n * E18);
        chain.logs = takenBackElsewhere();
      },
    });
    await marketRead();
    expect(await screen.findByText('You have 5.00 WMATIC deposited in the order book')).toBeInTheDocument();
  });

  it('nothing is shown for nothing', async () => {
    openDesk({ book });
    await marketRead();
    await screen.findByRole('button', { name: 'Cancel all' });
    expect(screen.queryByText(/deposited in the order book/)).toBeNull();
  });
});
