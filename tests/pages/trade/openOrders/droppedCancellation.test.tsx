import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import { receiptReorganised } from '#state/transactions/slice.ts';
import { ask, mockBook } from '../mockMarket.ts';
import { alice, marketRead, openDesk } from '../tradeDesk.tsx';
import '#pages/trade/openOrders/MoveOrder.tsx';

const SENT: Hex = `0x${'1'.padStart(64, '0')}`;
const own = { ...ask(42, 5_000n, 4225n), maker: alice } as const;

it('a move whose cancellation a reorg takes back says so, and offers no new order until it confirms again', async () => {
  const { side1 } = mockBook();
  const desk = openDesk({ book: mockBook({ side1: { ...side1, orders: [...side1.orders, own] } }) });
  desk.wallet.answer('eth_sendTransaction', SENT);
  await marketRead();
  await desk.user.click(await screen.findByRole('button', { name: /^Move the order of 5,000\.00 MYT/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Move this order' });
  await desk.user.clear(within(dialog).getByRole('textbox', { name: 'New price' }));
  await desk.user.type(within(dialog).getByRole('textbox', { name: 'New price' }), '0.43');
  const press = within(dialog).getByRole('button', { name: 'Move order' });
  await waitFor(() => expect(press).toBeEnabled());
  await desk.user.click(press);
  await waitFor(() => expect(dialog).toHaveTextContent('Cancel the orderPending'));
  await desk.nextBlock((chain) => void chain.mined.add(SENT));
  await desk.nextBlock();
  await waitFor(() => expect(dialog).toHaveTextContent('Cancel the orderConfirmed'));
  expect(within(dialog).queryByRole('alert')).toBeNull();
  act(() => void desk.store.dispatch(receiptReorganised({ chainId: 137, hash: SENT, atMs: 1 })));
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'The chain dropped the cancellation, so your order may be open again. No new order was sent.',
  );
  expect(dialog).toHaveTextContent('Cancel the orderPending');
});
