import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SUPPLY } from '../pool/somePositions.ts';
import { harbourPool } from '../trade/exchangeDesk.tsx';
import { harbour } from '../trade/harbour.ts';
import { E18, MYT, USDC } from '../trade/mockMarket.ts';
import { alice, openDesk } from '../trade/tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/remove/RemovePage.tsx';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  const { withHarbour } = await import('../trade/harbour.ts');
  configure(withHarbour({ routerCallable: false }));
});

it('an exchange whose router is of another kind: it is not queried, and the way out is reported with what one has', async () => {
  const { pair } = harbourPool(1000n);
  const { user } = openDesk({
    address: `/remove/${MYT.address}/${USDC.address}?dex=harbour`,
    prepare: (chain) => {
      chain.books = [...chain.books, harbourPool(1000n)];
      chain.supplies.set(pair, SUPPLY);
      chain.balances.set(`${pair} ${alice}`, 5_000n * E18);
    },
  });
  expect(await screen.findByRole('button', { name: 'Not possible here' })).toBeDisabled();
  await user.type(await screen.findByRole('textbox', { name: 'Percent to remove' }), '50');
  expect(await screen.findByRole('textbox', { name: 'Pool tokens to remove' })).toHaveValue('2500');
  expect(screen.getByRole('button', { name: 'Not possible here' })).toBeDisabled();
  const notice = screen.getByText('Remove liquidity on Harbour itself').closest<HTMLElement>('[role="status"]');
  if (!notice) throw new Error('No notice');
  expect(notice).toHaveTextContent("Remove on Harbour's own site");
  expect(within(notice).getByRole('link', { name: harbour.router })).toBeInTheDocument();
  expect(within(notice).getByRole('link', { name: pair })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve instead' })).toBeNull();
});
