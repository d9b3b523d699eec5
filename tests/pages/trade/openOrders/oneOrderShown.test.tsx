import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ask, mockBook } from '../mockMarket.ts';
import { alice, button, field, marketRead, mytUsdc, openDesk, ticket } from '../tradeDesk.tsx';
import '#features/alerts/PriceDialog.tsx';
import '#pages/trade/order/cancel/CancelOrder.tsx';
import '#pages/trade/openOrders/MoveOrder.tsx';

const sellMyt = `${mytUsdc.split('/').toSpliced(2).join('/')}/${mytUsdc.split('/').slice(2).toReversed().join('/')}`;

/** Alice's resting sale of 100 MYT at a price in 1/10000 USDC. */
const bookWith = (price: bigint) => {
  const { side1 } = mockBook();
  return mockBook({ side1: { ...side1, orders: [...side1.orders, { ...ask(42, 100n, price), maker: alice }] } });
};

it.each([
  ['0.4225', 4_225n, '0.42250', '1.03%'],
  // Beyond the largest percentage shown.
  ['5', 50_000n, '5.0000', '>1,000%'],
] as const)(
  'an order at %s reads the same in the ticket, the confirmation, the table, its dialogs and the alert',
  async (typed, raw, price, percent) => {
    const desk = openDesk({ address: `${sellMyt}?type=limit&price=${typed}&exactAmount=100`, book: bookWith(raw) });
    await marketRead();
    // Ticket.
    expect(field('Limit price')).toHaveValue(typed);
    expect(await ticket().findByText(`+${percent}`)).toBeInTheDocument();
    expect(ticket().getByText(`${percent} above the market`)).toBeInTheDocument();
    const orders = within(await screen.findByRole('table', { name: 'Open orders' }));
    expect(await orders.findByTitle(`${percent} above the market`)).toHaveTextContent(`+${percent}`);
    const row = within(orders.getByTitle(`${percent} above the market`).closest('tr') ?? document.body);
    expect(row.getByText('100.00 MYT')).toBeInTheDocument();
    expect(row.getByText(price)).toBeInTheDocument();
    // Dialog that cancels it.
    await desk.user.click(row.getByRole('button', { name: `Cancel the order of 100.00 MYT at ${price}` }));
    const cancel = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    expect(cancel).toHaveTextContent(`Sell 100.00 MYT at ${price}.`);
    await desk.user.click(within(cancel).getByRole('button', { name: 'Keep order' }));
    // Dialog that moves it.
    await desk.user.click(row.getByRole('button', { name: `Move the order of 100.00 MYT at ${price}` }));
    const move = await screen.findByRole('dialog', { name: 'Move this order' });
    expect(move).toHaveTextContent(`Sell 100.00 MYT at ${price}.`);
    expect(within(move).getByRole('textbox', { name: 'New price' })).toHaveValue(price);
    await desk.user.click(within(move).getByRole('button', { name: 'Keep order' }));
    await desk.user.click(screen.getByRole('button', { name: 'Price alerts' }));
    const alert = await screen.findByRole('dialog', { name: 'Price alert for MYT/USDC' });
    await desk.user.type(within(alert).getByRole('textbox', { name: 'Price of the alert' }), typed);
    expect(alert).toHaveTextContent(`When the pool price rises by ${percent} to this price or above`);
    await desk.user.keyboard('{Escape}');
    // Confirmation.
    await waitFor(async () => expect(await button('Sell MYT')).toBeEnabled());
    await desk.user.click(await button('Sell MYT'));
    const confirmation = await screen.findByRole('dialog', { name: 'Confirm order' });
    expect(confirmation).toHaveTextContent(price);
    expect(confirmation).toHaveTextContent('100.00 MYT');
  },
  60_000,
);
