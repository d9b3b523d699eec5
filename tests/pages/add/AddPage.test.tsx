import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SUPPLY } from '../pool/somePositions.ts';
import { mockBook, MYT, USDC } from '../trade/mockMarket.ts';
import { openDesk } from '../trade/tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '../../../src/pages/add/AddPage.tsx';
import '../../../src/pages/pool/PoolPage.tsx';

const mytUsdc = `/add/${MYT.address}/${USDC.address}`;
const amount = (symbol: string) => screen.findByRole('textbox', { name: `Amount of ${symbol}` });

it.each([
  ['the close link', () => screen.getByRole('link', { name: 'Close' })],
  [
    'the navigation',
    () => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Liquidity' }),
  ],
])('leaving through %s resets what was typed', async (_, link) => {
  const { user, goTo, address } = openDesk({
    address: mytUsdc,
    prepare: ({ supplies }) => supplies.set(mockBook().pair, SUPPLY),
  });
  await user.type(await amount('MYT'), '100');
  expect(await amount('MYT')).toHaveValue('100');
  await user.click(link());
  expect(address()).toBe('/pool');
  goTo(mytUsdc);
  expect(await amount('MYT')).toHaveValue('');
  expect(await amount('USDC')).toHaveValue('');
});
