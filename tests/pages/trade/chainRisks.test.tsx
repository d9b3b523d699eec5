import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberTransferFee } from '#stores/seenTransferFees.ts';
import { MYT } from './mockMarket.ts';
import { button, field, marketRead, mytUsdc, openDesk, ticket } from './tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/trade/ticket/TokenRisks.tsx';

const unlistedToken = '0x1000000000000000000000000000000000000002';

it('"fee-on-transfer tokens refused" by the order book: the button says so as soon as it is known', async () => {
  const { user } = openDesk({ address: `${mytUsdc}?type=limit&price=0.4&exactAmount=100` });
  await marketRead();
  expect(await button('Buy MYT')).toBeEnabled();
  act(() => rememberTransferFee(MYT.address));
  expect(await button('The order book takes no MYT')).toBeDisabled();
  await user.click(ticket().getByRole('tab', { name: 'Market' }));
  expect(await button('The order book takes no MYT')).toBeDisabled();
  expect(field('Amount to pay')).toHaveValue('100');
});

it('the ticket says that a token could not be checked if the node reports nothing about it', async () => {
  openDesk({
    address: `/trade/${unlistedToken}/${MYT.address}`,
    prepare: ({ tokens }) => tokens.set(unlistedToken, { symbol: 'ODD', name: 'Odd Token', decimals: 18 }),
  });
  expect(await screen.findByText('ODD, checked on the chain')).toBeInTheDocument();
  expect(ticket().getByText("Couldn't check whether it can be sold, or its transfer fee.")).toBeInTheDocument();
});
