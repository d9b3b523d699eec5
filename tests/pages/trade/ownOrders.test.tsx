import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ask, mockBook } from './mockMarket.ts';
import { alice, button, field, marketRead, mytUsdc, openDesk, ticket } from './tradeDesk.tsx';

const me: Address = alice;

/** The design's market; these asks belong to Alice. */
const withOwn = (...own: readonly number[]): PairBook => {
  const { side1 } = mockBook();
  const orders = side1.orders.map((order) => (own.includes(Number(order.index)) ? { ...order, maker: me } : order));
  return mockBook({ side1: { ...side1, orders } });
};

const notice = () => ticket().findByText(/^This fills (your own order|\d+ of your own orders)$/);

describe('own orders that a ticket would fill', () => {
  it('are named with amount, price and fee, and what others really sell', async () => {
    openDesk({ address: `${mytUsdc}?exactAmount=2000`, book: withOwn(11) });
    await marketRead();
    expect(await notice()).toHaveTextContent('This fills your own order');
    const words = ticket().getByText(/from yourself/);
    expect(words).toHaveTextContent(/^You would buy 1,250\.00 MYT at 0\.41850 from yourself and lose the/);
    expect(words).toHaveTextContent(
      /lose the 1\.5741 USDC fee\. You buy [\d,.]+ MYT from others at 0\.41\d+ on average/,
    );
    const own = within(await ticket().findByRole('row', { name: /^Yours/ }));
    expect(own.getByTitle('1,250 MYT')).toBeInTheDocument();
    expect(ticket().getByText(/^your own orders, \d+ other makers?, /)).toBeInTheDocument();
  });

  it('several are counted, with the first and the last price', async () => {
    openDesk({ address: `${mytUsdc}?exactAmount=6000`, book: withOwn(11, 12) });
    await marketRead();
    expect(await notice()).toHaveTextContent('This fills 2 of your own orders');
    expect(ticket().getByText(/at 0\.41850 – 0\.41900 from yourself/)).toBeInTheDocument();
    expect(ticket().getByRole('button', { name: 'Cancel them first' })).toBeEnabled();
  });

  it('are not spoken of where the ticket meets none of them', async () => {
    openDesk({ address: `${mytUsdc}?exactAmount=2000`, book: withOwn(13) });
    await marketRead();
    await button('Buy MYT');
    expect(ticket().queryByText(/your own order/)).toBeNull();
    expect(ticket().queryByRole('row', { name: /^Yours/ })).toBeNull();
  });

  it('stop the confirmation where one comes in between, until it is accepted', async () => {
    const { user, nextBlock } = openDesk({ address: `${mytUsdc}?exactAmount=2000` });
    await marketRead();
    await waitFor(async () => expect(await button('Buy MYT')).toBeEnabled());
    await user.click(await button('Buy MYT'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm order' }));
    expect(dialog.queryByText(/your own order/)).toBeNull();
    await nextBlock((chain) => {
      const { side1 } = mockBook();
      const mine = { ...ask(14, 1_000n, 4184n), maker: me };
      chain.books = [mockBook({ side1: { ...side1, orders: [mine, ...side1.orders] } })];
    });
    expect(await dialog.findByText('This fills your own order')).toBeInTheDocument();
    const confirm = dialog.getByRole('button', { name: 'Buy MYT' });
    expect(confirm).toBeDisabled();
    expect(
      dialog.getByText('This would now fill your own order. Accept, or cancel that order first.'),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(confirm).toBeEnabled();
    expect(field('Amount to pay')).toHaveValue('2000');
  });
});
