import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import { ask, E18, mockBook } from '../mockMarket.ts';
import { alice, marketRead, openDesk } from '../tradeDesk.tsx';
import '#pages/trade/openOrders/MoveOrder.tsx';

const head = ask(41, 1_000n, 4215n);
const own = { ...ask(42, 5_000n, 4225n), maker: alice } as const;
/** A new head makes the book read again. */
const bookWith = (orders: readonly RestingOrder[]) => mockBook({ side1: { ...mockBook().side1, orders } });

it('a moved order keeps the amount that was left of it, while its cancellation is mined and its new order signed', async () => {
  const desk = openDesk({ book: bookWith([head, own]) });
  await marketRead();
  await desk.user.click(await screen.findByRole('button', { name: /^Move the order of 5,000\.00 MYT/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Move this order' });
  expect(dialog).toHaveTextContent('Sell 5,000.00 MYT at 0.42250.');
  await desk.nextBlock((chain) => (chain.books = [bookWith([{ ...own, remain: 1_000n * E18 }])]));
  await waitFor(() => expect(dialog).toHaveTextContent('Sell 1,000.00 MYT at 0.42250.'));
  await desk.nextBlock((chain) => (chain.books = [bookWith([])]));
  await waitFor(() => expect(dialog).toHaveTextContent('This order is no longer open'));
  expect(dialog).toHaveTextContent('Sell 1,000.00 MYT at 0.42250.');
});
