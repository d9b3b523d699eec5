import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gasPriceStore } from '#stores/gasPriceStore.ts';
import { button, marketRead, mytUsdc, openDesk } from './tradeDesk.tsx';

it('the confirmation shows the network fee, a dash until the gas price is known, and asks for the gas once', async () => {
  const { user, chain, nextBlock } = openDesk({ address: `${mytUsdc}?exactAmount=100` });
  await marketRead();
  await waitFor(async () => expect(await button('Buy MYT')).toBeEnabled());
  await user.click(await button('Buy MYT'));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm order' });
  expect(dialog).toHaveTextContent('Network fee, estimated–');
  gasPriceStore.record(50_000_000_000n);
  await waitFor(() => expect(dialog).toHaveTextContent('Network fee, estimated0.01 MATIC'));
  await nextBlock();
  gasPriceStore.record(100_000_000_000n);
  await waitFor(() => expect(dialog).toHaveTextContent('Network fee, estimated0.02 MATIC'));
  expect(chain.requests.filter((method) => method === 'eth_estimateGas')).toHaveLength(1);
});
