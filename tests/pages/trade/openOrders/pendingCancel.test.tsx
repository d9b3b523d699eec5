import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { drafts } from '#stores/drafts.ts';
import { added } from '#state/transactions/slice.ts';
import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { SafeProgress } from '#domain/transactions/types.ts';
import { ask, bid, E18, mockBook, MYT, USDC, WMATIC } from '../mockMarket.ts';
import { alice, marketRead, openDesk, type TradeDesk } from '../tradeDesk.tsx';
import '#pages/trade/openOrders/MoveOrder.tsx';
import '#pages/trade/order/cancel/CancelAll.tsx';
import '#pages/trade/order/cancel/CancelOrder.tsx';

const sold = { ...ask(42, 5_000n, 4225n), maker: alice } as const;
const bought = { ...bid(41, 6_000n, 4135n), maker: alice } as const;
const PENDING = 'A cancellation of this order is already pending. Wait until it is mined.';

/** Another tab has sent a cancellation of the order that sells 5,000 MYT. */
const openWithCancel = async (amount: bigint, safe?: SafeProgress): Promise<TradeDesk> => {
  const { side0, side1 } = mockBook();
  const desk = openDesk({
    book: mockBook({
      side0: { ...side0, orders: [...side0.orders, bought] },
      side1: { ...side1, orders: [...side1.orders, sold] },
    }),
  });
  desk.wallet.answer('eth_sendTransaction', `0x${'9'.padStart(64, '0')}`);
  await marketRead();
  const info = {
    kind: 'cancelOrder',
    input: { address: MYT.address, symbol: 'MYT', decimals: 18 },
    output: { address: USDC.address, symbol: 'USDC', decimals: 6 },
    orderIndex: '42',
    amount: amount.toString(),
  } as const;
  const sent = { hash: '0x01', from: alice, chainId: 137, summary: 'Cancel', info, addedTime: 1 } as const;
  act(() => void desk.store.dispatch(added({ ...sent, ...(safe && { safe }) })));
  return desk;
};

const open = async ({ user }: TradeDesk, button: RegExp, name: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
};

const signed = ({ wallet }: TradeDesk): readonly string[] =>
  wallet.requests
    .filter(({ method }) => method === 'eth_sendTransaction')
    .map(({ params }) => (params as [{ readonly data: string }])[0].data);

it('an order whose cancellation another tab has sent is neither moved nor cancelled again, and the reason is that one', async () => {
  const desk = await openWithCancel(sold.remain);
  const move = await open(desk, /^Move the order of 5,000\.00 MYT/, 'Move this order');
  expect(move.getByText(PENDING)).toBeInTheDocument();
  expect(move.queryByRole('button', { name: 'Move order' })).toBeNull();
  await desk.user.click(move.getByRole('button', { name: 'Keep order' }));
  const cancel = await open(desk, /^Cancelling the order of 5,000\.00 MYT/, 'Cancel this order?');
  expect(cancel.getByText(PENDING)).toBeInTheDocument();
  expect(cancel.getByRole('button', { name: /^Cancel/ })).toBeDisabled();
});

it('a proposed cancellation, which may be rejected, does not keep the order from being cancelled', async () => {
  const desk = await openWithCancel(sold.remain, { threshold: 2, searchedTo: 1 });
  const cancel = await open(desk, /^Cancelling the order of 5,000\.00 MYT/, 'Cancel this order?');
  expect(cancel.queryByText(PENDING)).toBeNull();
  expect(cancel.getByRole('button', { name: 'Cancel order' })).toBeEnabled();
});

it('of an order whose cancellation of a part is pending, the other part can be cancelled but no more', async () => {
  const desk = await openWithCancel(2_000n * E18);
  const move = await open(desk, /^Move the order of 5,000\.00 MYT/, 'Move this order');
  expect(move.getByText(PENDING)).toBeInTheDocument();
  await desk.user.click(move.getByRole('button', { name: 'Keep order' }));
  const cancel = await open(desk, /^Cancelling the order of 5,000\.00 MYT/, 'Cancel this order?');
  const amount = cancel.getByRole('textbox', { name: 'Amount to cancel' });
  expect(amount).toHaveValue('3000');
  await desk.user.clear(amount);
  await desk.user.type(amount, '3001');
  expect(
    cancel.getByText('Another 3,000.00 MYT can be cancelled; the rest already has a pending cancellation.'),
  ).toBeInTheDocument();
  expect(cancel.getByRole('button', { name: /^Cancel/ })).toBeDisabled();
  await desk.user.clear(amount);
  await desk.user.type(amount, '3000');
  await desk.user.click(cancel.getByRole('button', { name: 'Cancel part' }));
  await screen.findByRole('dialog', { name: 'Transaction Submitted' });
  expect(signed(desk)).toEqual([bookOrders.cancelOrderForNum.encode(MYT.address, USDC.address, 42n, 3_000n * E18)]);
});

it('an amount typed for an order is not offered for one of another market that has the same index', async () => {
  const other = orderKey(MYT.address, WMATIC.address, 42n);
  for (const key of ['42', other, `${other} 0`]) drafts.write(`cancel ${key}`, '=7');
  const desk = await openWithCancel(0n);
  const cancel = await open(desk, /^Cancel(ling)? the order of 5,000\.00 MYT/, 'Cancel this order?');
  expect(cancel.getByRole('textbox', { name: 'Amount to cancel' })).toHaveValue('5000');
});

it('a part that was just sent is not offered again while it is pending', async () => {
  const desk = await openWithCancel(0n);
  const first = await open(desk, /^Cancel(ling)? the order of 5,000\.00 MYT/, 'Cancel this order?');
  const amount = first.getByRole('textbox', { name: 'Amount to cancel' });
  expect(amount).toHaveValue('5000');
  await desk.user.clear(amount);
  await desk.user.type(amount, '1000');
  await desk.user.click(first.getByRole('button', { name: 'Cancel part' }));
  const sent = within(await screen.findByRole('dialog', { name: 'Transaction Submitted' }));
  await desk.user.click(sent.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  const second = await open(desk, /^Cancelling the order of 5,000\.00 MYT/, 'Cancel this order?');
  expect(second.getByRole('textbox', { name: 'Amount to cancel' })).toHaveValue('4000');
});

it('cancelling all of them signs no second cancellation of an order that has one', async () => {
  const desk = await openWithCancel(sold.remain);
  const all = await open(desk, /^Cancel all$/, 'Cancel 2 orders?');
  const button = all.getByRole('button', { name: 'Cancel all' });
  await waitFor(() => expect(button).toBeEnabled());
  await desk.user.click(button);
  await screen.findByText('2 of 2 cancellations were sent.');
  expect(signed(desk)).toEqual([bookOrders.cancelOrderForNum.encode(USDC.address, MYT.address, 41n, bought.remain)]);
});
