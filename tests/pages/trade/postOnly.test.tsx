import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ask, mockBook, MYT } from './mockMarket.ts';
import { button, field, marketRead, mytUsdc, openDesk, ticket } from './tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/trade/ticket/OrderTools.tsx';
import '#pages/trade/ticket/QuoteNote.tsx';

it('a post-only order that would fill is refused with the price that rests, one press away, and stays on', async () => {
  const { user, store, wallet, nextBlock } = openDesk({ address: `${mytUsdc}?type=limit&price=0.42&exactAmount=100` });
  await marketRead();
  const toggle = await ticket().findByRole('switch', { name: 'Post-only' });
  expect(toggle).not.toBeChecked();
  await waitFor(async () => expect(await button('Buy MYT')).toBeEnabled());
  await user.click(toggle);
  expect(toggle).toBeChecked();
  expect(store.getState().swap.postOnly).toBe(true);
  expect(await button('Post-only order would fill')).toBeDisabled();
  expect(field('Limit price')).toBeInvalid();
  expect(await screen.findByText(/This order would fill at once\. Bid 0\.41810 or less/)).toBeInTheDocument();
  await user.click(ticket().getByRole('button', { name: 'Use 0.41810' }));
  expect(field('Limit price')).toHaveValue('0.41810');
  await user.click(await button('Buy MYT'));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm order' });
  expect(dialog).toHaveTextContent('We check the price again before your wallet opens.');

  await nextBlock((chain) => {
    const best = { soldToken: MYT.address, orders: [ask(9, 500n, 4100n)], complete: true };
    chain.books = [mockBook({ side1: best, reserve0: 750_000_000_000n })];
  });
  expect(await within(dialog).findByText('The price moved: your post-only order would fill at once.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Buy MYT' })).toBeDisabled();
  expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
});
