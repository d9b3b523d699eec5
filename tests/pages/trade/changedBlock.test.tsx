import { i18n } from '@lingui/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offeredLocales } from '#config/locales.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { ask, bid, E18, mockBook, USDC } from './mockMarket.ts';
import { alice, marketRead, openDesk, ticket, type TradeDesk } from './tradeDesk.tsx';

const own = { ...ask(42, 5_000n, 4225n), maker: alice } as const;

const bookOf = (sold = own, change: Partial<PairBook> = {}): PairBook => {
  const { side1 } = mockBook();
  return mockBook({ side1: { ...side1, orders: [...side1.orders, sold] }, ...change });
};

/** All parts have shown some blocks that changed nothing. */
const openUnchanged = async (): Promise<TradeDesk> => {
  const desk = openDesk({ book: bookOf() });
  await marketRead();
  await screen.findByRole('table', { name: 'Open orders' });
  for (let block = 0; block < 3; block += 1) await desk.nextBlock();
  return desk;
};

const ownSale = () => within(screen.getByRole('table', { name: 'Open orders' })).getByRole('row', { name: /Sell/ });

describe('after blocks that changed nothing, the page shows', () => {
  it('a swap in the pool', async () => {
    const { nextBlock } = await openUnchanged();
    expect(ownSale()).toHaveTextContent('+1.03%');
    await nextBlock((chain) => (chain.books = [bookOf(own, { reserve0: 774_000_000_000n })]));
    const bar = screen.getByRole('region', { name: 'Market' });
    await waitFor(() => expect(bar).toHaveTextContent('1.84M MYT + 774.00K USDC'));
    expect(within(screen.getByRole('grid', { name: /^Order book/ })).getByText('0.42013')).toBeInTheDocument();
    expect(ownSale()).toHaveTextContent('+0.56%');
  });

  it('an order at the head of the other side', async () => {
    const { nextBlock } = await openUnchanged();
    const { side0 } = mockBook();
    const head = { ...bid(51, 1_000n, 4181n), maker: alice } as const;
    await nextBlock((chain) => (chain.books = [bookOf(own, { side0: { ...side0, orders: [head, ...side0.orders] } })]));
    expect(await screen.findByRole('row', { name: /^Buy side 0\.4180, includes your order/ })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Buy 0\.41810 1,000\.00 MYT/ })).toBeInTheDocument();
  });

  it('a fill of a known order', async () => {
    const { nextBlock } = await openUnchanged();
    const row = screen.getByRole('row', { name: /^Sell side 0\.4225/ });
    expect(row).toHaveTextContent(/^0\.42256,086/);
    const { side1 } = mockBook();
    const left = { ...own, remain: 1_000n * E18 };
    const orders = [...side1.orders.slice(1), left];
    await nextBlock((chain) => (chain.books = [bookOf(own, { side1: { ...side1, orders } })]));
    await waitFor(() => expect(row).toHaveTextContent(/^0\.42252,086/));
    act(() =>
      within(ownSale())
        .getByRole('button', { name: /^Cancel/ })
        .click(),
    );
    expect(await screen.findByRole('dialog')).toHaveTextContent('Returned to you1,000.00 MYT');
  });

  it('a changed balance', async () => {
    const { nextBlock } = await openUnchanged();
    await nextBlock(({ balances }) => balances.set(`${USDC.address} ${alice}`, 9_000_250_000n));
    expect(await ticket().findByTitle('9,000.25')).toBeInTheDocument();
  });

  it('another language, whose figures look the same', async () => {
    await openUnchanged();
    const { messages } = await import('../../../locales/ja-JP.po');
    act(() => i18n.loadAndActivate({ locale: 'ja-JP', messages }));
    for (const word of ['Order book', 'Open orders', 'Pool price', 'Pool liquidity', 'Trades', 'Buy', 'Limit']) {
      expect(screen.queryAllByText(word, { exact: true })).toHaveLength(0);
    }
    const figures = new Set(offeredLocales.map(({ locale }) => new Intl.NumberFormat(locale).format(12_345.6)));
    expect(figures.size).toBe(1);
  });
});
