import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { bookStore } from '#stores/bookStore.ts';
import { E18, maticBook, mockBook, MYT, USDC } from '../trade/mockMarket.ts';
import { openDesk } from '../trade/tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/home/HomePage.tsx';

const UNLISTED = toChecksumAddress(`0x${'a11ce'.padStart(40, '0')}`);

/** More than any other pool has, of a token that no list knows and that calls itself MYT. */
const unlistedBook = (): PairBook => {
  const { pair, token0, token1 } = bookStore.pairOf(UNLISTED, USDC.address);
  const side = (soldToken: Address) => ({ soldToken, orders: [], complete: true });
  const reserves = { reserve0: 40_000n * E18, reserve1: 9_000_000_000_000n };
  return { pair, blockNumber: 1, token0, token1, ...reserves, side0: side(token0), side1: side(token1) };
};

const open = () =>
  openDesk({
    address: '/',
    connected: false,
    prepare: (chain) => {
      chain.books = [mockBook(), unlistedBook(), maticBook()];
      chain.tokens.set(UNLISTED, { symbol: 'MYT', name: 'MYT', decimals: 18 });
    },
  });

const markets = () => within(screen.getByRole('region', { name: 'Live markets' }));
const figure = (name: string): string | null | undefined =>
  screen.getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

it('the most liquid markets of listed tokens; the sum is of all pools, and unknown figures are dashes', async () => {
  open();
  await waitFor(() => expect(markets().getAllByRole('row')).toHaveLength(3));
  const cells = (name: RegExp) =>
    within(markets().getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(cells(/^MYT/).slice(1)).toEqual(['–', '–', '–', '$1.54M', '–']));
  expect(markets().queryByRole('link', { name: new RegExp(UNLISTED, 'i') })).toBeNull();
  expect(markets().getByRole('link', { name: 'All markets (3)' })).toHaveAttribute('href', '/market');
  await waitFor(() => expect(figure('Total liquidity')).toMatch(/^\$\d\d\.\d\dM$/));
  expect(figure('24 h volume')).toBe('–');
  expect(figure('24 h trades')).toBe('–');
});

it('works without a wallet: one press leads to the ticket, another to a market', async () => {
  const { user, address } = open();
  await waitFor(() => expect(markets().getAllByRole('row')).toHaveLength(3));
  expect(screen.getByRole('link', { name: 'Start trading' })).toHaveAttribute('href', '/trade');
  expect(screen.getByRole('link', { name: 'Provide liquidity' })).toHaveAttribute('href', '/pool');
  await user.click(markets().getByRole('link', { name: /MYT\s*\/USDC/ }));
  expect(address()).toBe(`/trade/${USDC.address}/${MYT.address}`);
});
