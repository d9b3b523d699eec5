import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ask, bid, E18, maker, mockBook, MYT, USDC } from './mockMarket.ts';
import { alice, marketRead, openDesk, ticket } from './tradeDesk.tsx';

const unlistedToken = '0x1000000000000000000000000000000000000001';

describe('an address that names what is no token', () => {
  it('reports it with the way out', async () => {
    openDesk({ address: `/trade/gold/${USDC.address}` });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There is no token “gold”');
    expect(alert).toHaveTextContent('Choose a token in the ticket.');
    expect(ticket().getByRole('button', { name: 'Receive USDC' })).toBeInTheDocument();
  });

  it('reports a wrong checksum as such', async () => {
    const mistyped = USDC.address.replace(/[A-F]/, (letter) => letter.toLowerCase());
    openDesk({ address: `/trade/ETH/${mistyped}` });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The checksum of this address is wrong');
    expect(alert).toHaveTextContent(mistyped);
  });

  it('nothing lives at the address: it is reported as soon as the chain has been queried', async () => {
    openDesk({ address: `/trade/${USDC.address}/${unlistedToken}` });
    expect(await screen.findByText(`There is no token at ${unlistedToken}`)).toBeInTheDocument();
    const book = within(screen.getByRole('region', { name: 'Order book' }));
    expect(book.getByText('Choose two tokens in the ticket.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose a market' })).toHaveTextContent('Choose a market');
    expect(await screen.findByText('No open orders')).toBeInTheDocument();
  });

  it('two tokens without a pool have no order book, and that is shown; own orders of other markets are read all the same', async () => {
    const { user } = openDesk({
      address: `/trade/${USDC.address}/${unlistedToken}`,
      prepare: ({ tokens }) => tokens.set(unlistedToken, { symbol: 'ODD', name: 'Odd Token', decimals: 4 }),
    });
    expect(
      await screen.findByText('These tokens have no pool on this exchange. Limit orders need a pool.'),
    ).toBeInTheDocument();
    const chart = within(screen.getByRole('region', { name: 'Chart' }));
    expect(chart.getByText(/no pool on this exchange, so they have no market price\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Order history' }));
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  });

  it('a symbol of over 20 characters is shortened everywhere', async () => {
    const symbol = 'A'.repeat(4) + 'x'.repeat(40) + 'VWXYZ';
    openDesk({
      address: `/trade/${USDC.address}/${unlistedToken}`,
      prepare: ({ tokens }) => tokens.set(unlistedToken, { symbol, name: 'Odd Token', decimals: 4 }),
    });
    expect(await ticket().findByRole('button', { name: 'Receive AAAA…VWXYZ' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('xxxx');
  });

  it('a token no list knows is read from the chain', async () => {
    openDesk({
      address: `/trade/${USDC.address}/${unlistedToken}`,
      prepare: ({ tokens }) => tokens.set(unlistedToken, { symbol: 'ODD', name: 'Odd Token', decimals: 4 }),
    });
    expect(await ticket().findByRole('button', { name: 'Receive ODD' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    const link = await screen.findByRole('link', { name: unlistedToken });
    expect(link).toHaveAttribute('href', `https://polygonscan.com/address/${unlistedToken}`);
    expect(
      screen.getByText(
        "This token doesn't appear on the token whitelist. Make sure this is the token that you want to trade.",
      ),
    ).toBeInTheDocument();
  });
});

it('/swap leads to the trade page with the native coin and the second default token', async () => {
  const { address } = openDesk({ address: '/swap' });
  expect(await screen.findByRole('button', { name: 'Market MATIC/USDC, change' })).toBeInTheDocument();
  expect(address()).toBe('/trade');
});

describe('the market', () => {
  it('one line shows price, pool, and a dash for each of the 24 hours that is not known', async () => {
    openDesk({ connected: false });
    await marketRead(false);
    const bar = screen.getByRole('region', { name: 'Market' });
    const change = within(bar).getByRole('button', { name: 'Market MYT/USDC, change' });
    expect(within(bar).getByRole('heading', { level: 1 })).toContainElement(change);
    expect(bar).toHaveTextContent('24 h change–24 h high–24 h low–24 h volume');
    expect(bar).toHaveTextContent('Pool liquidity1.84M MYT + 770.45K USDC');
  });

  it('the book and its stamp are of the same block, and follow the next one', async () => {
    const { nextBlock } = openDesk({ connected: false });
    await marketRead(false);
    expect(screen.getByText(/Block 58,412,906/)).toBeInTheDocument();
    await nextBlock((chain) => {
      const side1 = { ...mockBook().side1, orders: [ask(31, 700n, 4185n), ...mockBook().side1.orders] };
      chain.books = [mockBook({ side1 })];
    });
    const level = await screen.findByRole('row', { name: /^Sell side 0\.4185/ });
    await waitFor(() => expect(level).toHaveTextContent(/^0\.41852,610/));
  });

  it('a desk has the chart, with what it knows of the past', async () => {
    openDesk({ connected: false });
    await marketRead(false);
    const chart = await screen.findByRole('region', { name: 'Chart' });
    expect(await within(chart).findByRole('radiogroup', { name: 'Candle interval' })).toBeInTheDocument();
    expect(within(chart).getByRole('link', { name: 'Chart in full screen' })).toHaveAttribute(
      'href',
      `/chart/${USDC.address}/${MYT.address}`,
    );
  });

  it('a phone has it behind a link, full screen without the header, with a way back', async () => {
    const { user, address } = openDesk({ connected: false, width: 390 });
    await marketRead(false);
    expect(screen.queryByRole('region', { name: 'Chart' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Chart in full screen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'MYT/USDC' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to trade' }));
    expect(await screen.findByRole('region', { name: 'Order ticket' })).toBeInTheDocument();
    expect(address()).toBe(`/trade/${USDC.address}/${MYT.address}`);
  });

  it('a phone shows five levels a side', async () => {
    openDesk({ connected: false, width: 390 });
    await marketRead(false);
    expect(screen.getAllByRole('row', { name: /^Sell side/ })).toHaveLength(5);
    expect(screen.getAllByRole('row', { name: /^Buy side/ })).toHaveLength(5);
  });
});

describe('own orders', () => {
  const mine = { ...bid(41, 6_000n, 4135n), maker: alice } as const;
  const sold = { ...ask(42, 5_000n, 4225n), maker: alice, remain: 3_200n * E18 } as const;
  const book = mockBook({
    side0: { ...mockBook().side0, orders: [...mockBook().side0.orders, mine] },
    side1: { ...mockBook().side1, orders: [...mockBook().side1.orders, sold] },
  });

  it('are listed with the distance of the market, and marked in the ladder', async () => {
    openDesk({ book });
    await marketRead();
    const rows = within(await screen.findByRole('table', { name: 'Open orders' }));
    const first = await rows.findByRole('row', { name: /Buy/ });
    expect(first).toHaveTextContent('0.413506,000.00 MYT0%−1.12%');
    expect(rows.getByRole('row', { name: /Sell/ })).toHaveTextContent('0.422505,000.00 MYT–+1.03%');
    expect(screen.getByRole('row', { name: /^Sell side 0\.4225, includes your order/ })).toBeInTheDocument();
  });

  it('a cancel says first what comes back', async () => {
    const { user } = openDesk({ book });
    await marketRead();
    await user.click(await screen.findByRole('button', { name: 'Cancel the order of 5,000.00 MYT at 0.42250' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    expect(dialog).toHaveTextContent('Sell 5,000.00 MYT at 0.42250.');
    expect(dialog).toHaveTextContent('Returned to you3,200.00 MYT');
    await user.click(within(dialog).getByRole('button', { name: 'Keep order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a cancel follows the order: what is filled meanwhile does not come back', async () => {
    const { user, nextBlock, wallet } = openDesk({ book });
    await marketRead();
    await user.click(await screen.findByRole('button', { name: 'Cancel the order of 5,000.00 MYT at 0.42250' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    await nextBlock((chain) => {
      const orders = [...mockBook().side1.orders.slice(1), { ...sold, remain: 1_000n * E18 }];
      chain.books = [{ ...book, side1: { ...book.side1, orders } }];
    });
    await waitFor(() => expect(dialog).toHaveTextContent('Returned to you1,000.00 MYT'));
    act(() => wallet.emit('accountsChanged', [maker(9)]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('an empty list explains what would be here and starts it', async () => {
    const { user } = openDesk();
    await marketRead();
    expect(await screen.findByText('No open orders')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place a limit order' }));
    expect(await screen.findByRole('textbox', { name: 'Limit price' })).toBeInTheDocument();
  });
});
