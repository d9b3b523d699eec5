import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { symbolStarred } from '#state/user/slice.ts';
import { bookStore } from '#stores/bookStore.ts';
import { USDC, WMATIC } from '../../pages/trade/mockMarket.ts';
import { marketRead, openDesk } from '../../pages/trade/tradeDesk.tsx';
import '#features/watchlist/Watchlist.tsx';

const openWatchlist = async () => {
  const desk = openDesk();
  await marketRead();
  await desk.user.click(screen.getByRole('tab', { name: 'Watchlist' }));
  return desk;
};

const starMatic = symbolStarred({
  chainId: POLYGON_CHAIN_ID,
  pair: bookStore.pairOf(WMATIC.address, USDC.address).pair,
  symbol: { base_currency_address: WMATIC.address, quote_currency_address: USDC.address, dex: null },
});

it('offers to add the market of the page, whose star then removes it', async () => {
  const { user } = await openWatchlist();
  expect(await screen.findByText('No favourite markets')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add MYT/USDC' }));
  const list = screen.getByRole('list', { name: 'Watchlist' });
  const market = within(list).getByRole('link', { name: /^MYT\/USDC/ });
  expect(market).toHaveAttribute('aria-current', 'true');
  expect(market).toHaveTextContent(/MYT\/USDC.*0\.4[12]\d+/);
  expect(screen.queryByRole('button', { name: 'Add MYT/USDC' })).toBeNull();
  await user.click(within(list).getByRole('button', { name: 'Favourite MYT/USDC' }));
  expect(await screen.findByText('No favourite markets')).toBeInTheDocument();
});

it('moves by arrow keys, with one market in the order of Tab, and opens one with Enter', async () => {
  const { user, store, address } = await openWatchlist();
  await user.click(await screen.findByRole('button', { name: 'Add MYT/USDC' }));
  act(() => void store.dispatch(starMatic));
  const [myt, matic] = within(screen.getByRole('list', { name: 'Watchlist' })).getAllByRole('link');
  expect([myt, matic].map((link) => link?.tabIndex)).toEqual([0, -1]);
  act(() => myt?.focus());
  await user.keyboard('{ArrowDown}');
  expect(matic).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toBe(`/trade/${USDC.address}/ETH`);
});

it('keeps the focus in the list when a market loses its star', async () => {
  const { user, store } = await openWatchlist();
  await user.click(await screen.findByRole('button', { name: 'Add MYT/USDC' }));
  act(() => void store.dispatch(starMatic));
  const list = within(screen.getByRole('list', { name: 'Watchlist' }));
  await user.click(list.getByRole('button', { name: 'Favourite MYT/USDC' }));
  expect(list.getAllByRole('link')).toHaveLength(1);
  expect(list.getByRole('link')).toHaveFocus();
});
