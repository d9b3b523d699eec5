import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { slippageChosen } from '#state/user/slice.ts';
import { SUPPLY } from '../pool/somePositions.ts';
import { E18, mockBook, MYT, USDC } from '../trade/mockMarket.ts';
import { alice, openDesk } from '../trade/tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/remove/RemovePage.tsx';

const { pair } = mockBook();
const fieldNamed = (name: string) => screen.findByRole('textbox', { name });

it('a signature is for just so many pool tokens: those of a typed amount do not change with the next block', async () => {
  const { user, store } = openDesk({
    address: `/remove/${MYT.address}/${USDC.address}`,
    prepare: ({ supplies, balances }) => {
      supplies.set(pair, SUPPLY);
      balances.set(`${pair} ${alice}`, 5_000n * E18);
    },
  });
  await user.type(await fieldNamed('Amount of MYT'), '100');
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  const { independentField, typedValue } = store.getState().burn;
  expect(independentField).toBe('LIQUIDITY');
  // 100 of 1,842,300 MYT for 1,191,385.65 pool tokens.
  expect(Number(typedValue)).toBeCloseTo(64.6684, 3);
  expect(await fieldNamed('Amount of MYT')).toHaveValue('100');
});

it('a confirmation keeps the minimum that the call has, whatever tolerance another tab sets', async () => {
  const { user, store } = openDesk({
    address: `/remove/${MYT.address}/${USDC.address}`,
    prepare: ({ supplies, balances, allowances }) => {
      supplies.set(pair, SUPPLY);
      balances.set(`${pair} ${alice}`, 5_000n * E18);
      allowances.set(`${pair} ${alice}`, 2n ** 255n);
    },
  });
  await user.type(await fieldNamed('Pool tokens to remove'), '100');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: 'You will receive' });
  const minimum = (): string => within(dialog).getByText(/^Minimum, slippage/).parentElement?.textContent ?? '';
  const before = minimum();
  expect(before).toContain('0.50%');
  act(() => void store.dispatch(slippageChosen(10)));
  expect(minimum()).toBe(before);
  expect(dialog).toHaveTextContent('If the price changes by more than 0.50% your transaction will revert.');
});

it.each([
  ['an address whose checksum is wrong', USDC.address.replace('B', 'b'), 'The checksum of this address is wrong'],
  ['what is no address', 'doge', 'There is no token “doge”'],
  ['a cut-off address', '0x2791Bca1f2', 'Invalid token address: 0x2791Bca1f2'],
])('%s in the link is called that', async (_, id, words) => {
  openDesk({ address: `/remove/${MYT.address}/${id}` });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(alert).toHaveTextContent(id);
  expect(screen.getByRole('button', { name: 'Invalid pair' })).toBeDisabled();
});
