import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { bookStore } from '#stores/bookStore.ts';
import { E18, maticBook, mockBook, USDC } from '../trade/mockMarket.ts';
import { openDesk } from '../trade/tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/market/MarketPage.tsx';
import '#features/marketPicker/index.ts';

const UNLISTED = toChecksumAddress(`0x${'a11ce'.padStart(40, '0')}`);

/** 40,000 of a token that no list knows, at 2 USDC. */
const unlistedBook = (): PairBook => {
  const { pair, token0, token1 } = bookStore.pairOf(UNLISTED, USDC.address);
  const side = (soldToken: Address) => ({ soldToken, orders: [], complete: true });
  const reserves = { reserve0: 40_000n * E18, reserve1: 80_000_000_000n };
  return { pair, blockNumber: 1, token0, token1, ...reserves, side0: side(token0), side1: side(token1) };
};

const open = (address: string, width?: number) =>
  openDesk({
    address,
    connected: false,
    ...(width !== undefined && { width }),
    prepare: (chain) => {
      chain.books = [mockBook(), unlistedBook(), maticBook()];
      chain.tokens.set(UNLISTED, { symbol: 'ALI\u202eCE', name: 'Alice Coin', decimals: 18 });
    },
  });

const list = () => within(screen.getByRole('region', { name: 'Markets' }));
const names = () =>
  list()
    .getAllByRole('button', { name: /^Favourite / })
    .map((star) => star.getAttribute('aria-label')?.slice('Favourite '.length));
const listed = async (...expected: readonly string[]) => waitFor(() => expect(names()).toEqual(expected));

it('a page without a wallet lists all pairs of the factory, by liquidity in USDC, with unknown figures as a dash', async () => {
  open('/market');
  await listed('MATIC/USDC', 'MYT/USDC', 'ALICE/USDC');
  const row = within(list().getByRole('row', { name: /^MYT ?\/USDC/ }));
  const cells = () => row.getAllByRole('cell').map(({ textContent }) => textContent);
  await waitFor(() => expect(cells()).toEqual(['', 'MYT/USDC', '–', '–', '–', '–', '–', '$1.54M', '–']));
  expect(list().getByRole('status')).toHaveTextContent('3 markets');
  expect(list().getByRole('columnheader', { name: 'Pool liquidity' })).toHaveAttribute('aria-sort', 'descending');
});

it('sort by a column, a second press turns the order round, and the address remembers it', async () => {
  const { user, address } = open('/market');
  await listed('MATIC/USDC', 'MYT/USDC', 'ALICE/USDC');
  await user.click(screen.getByRole('button', { name: 'Pool liquidity' }));
  await listed('ALICE/USDC', 'MYT/USDC', 'MATIC/USDC');
  expect(screen.getByRole('columnheader', { name: 'Pool liquidity' })).toHaveAttribute('aria-sort', 'ascending');
  expect(address()).toBe('/market?dir=asc');
  await user.click(screen.getByRole('button', { name: 'Pool liquidity' }));
  await listed('MATIC/USDC', 'MYT/USDC', 'ALICE/USDC');
});

it('a search finds by symbol, by name and by pasted address', async () => {
  const { user, address } = open('/market?q=matic');
  await listed('MATIC/USDC');
  const field = screen.getByRole('searchbox');
  await user.clear(field);
  await user.type(field, 'alice');
  await listed('ALICE/USDC');
  expect(address()).toBe('/market?q=alice');
  await user.clear(field);
  await user.click(field);
  await user.paste(mockBook().pair);
  await listed('MYT/USDC');
  await user.clear(field);
  await user.paste(USDC.address.replace('B', 'b'));
  await screen.findByText(/The checksum of this address is wrong/);
  await user.clear(field);
  await user.type(field, 'nothing');
  await screen.findByText('No market found');
  await user.click(screen.getByRole('button', { name: 'Show all markets' }));
  await listed('MATIC/USDC', 'MYT/USDC', 'ALICE/USDC');
});

it('a link to the list without a search text clears the search', async () => {
  const { user, address } = open('/market?q=alice');
  await listed('ALICE/USDC');
  expect(screen.getByRole('searchbox')).toHaveValue('alice');
  await user.click(screen.getByRole('link', { name: 'Market' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await listed('MATIC/USDC', 'MYT/USDC', 'ALICE/USDC');
  expect(address()).toBe('/market');
});

it('a star keeps a market among the favourites', async () => {
  const { user } = open('/market?show=favourites');
  await screen.findByText('No favourites yet');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.click(await screen.findByRole('button', { name: 'Favourite MYT/USDC' }));
  expect(screen.getByRole('button', { name: 'Favourite MYT/USDC' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('radio', { name: 'Favourites' }));
  await listed('MYT/USDC');
  await user.click(screen.getByRole('button', { name: 'Favourite MYT/USDC' }));
  await screen.findByText('No favourites yet');
});

it('a phone shows rows, not columns, and a row leads to its market', async () => {
  const { user, address } = open('/market', 390);
  await listed('MATIC/USDC', 'MYT/USDC', 'ALICE/USDC');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  // The chain of this test has no trades.
  await waitFor(() => expect(list().getAllByText('–').length).toBeGreaterThan(3));
  await user.click(screen.getByRole('button', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'Market' }));
  await listed('ALICE/USDC', 'MATIC/USDC', 'MYT/USDC');
  await user.click(screen.getByRole('link', { name: /MATIC ?\/USDC/ }));
  await waitFor(() => expect(address()).toBe(`/trade/${USDC.address}/ETH`));
});

it('the market bar opens the pair selector, keyboard complete: type, arrows, Enter', async () => {
  const { user, address } = open(`/trade/${USDC.address}/${mockBook().token1}`);
  const bar = await screen.findByRole('button', { name: 'Market MYT/USDC, change' });
  bar.focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('combobox', { name: 'Search symbol, name or address' });
  await waitFor(() => expect(field).toHaveFocus());
  await screen.findByRole('option', { name: /MYT ?\/USDC/, selected: true });
  await user.keyboard('usdc{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  await waitFor(() => {
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('MATIC/USDC');
  });
  await user.clear(field);
  await user.paste(USDC.address.replace('B', 'b'));
  await screen.findByText(/The checksum of this address is wrong/);
  await user.clear(field);
  await user.paste('matic');
  await screen.findByRole('option', { name: /MATIC ?\/USDC/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/trade/${USDC.address}/ETH`));
  expect(screen.queryByRole('combobox', { name: 'Search symbol, name or address' })).not.toBeInTheDocument();
});
