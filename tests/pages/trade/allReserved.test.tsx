import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gasPriceStore } from '#stores/gasPriceStore.ts';
import { maticBook, USDC } from './mockMarket.ts';
import { alice, field, openDesk, ticket, type TradeDesk } from './tradeDesk.tsx';
import { SUPPLY } from '../pool/somePositions.ts';
import '#pages/add/AddPage.tsx';
import '#pages/trade/ticket/OrderTools.tsx';
import '#pages/trade/ticket/ScaleOrders.tsx';

const GWEI = 10n ** 9n;
const reason = /^All your MATIC is reserved for network fees, so Max is 0\./;

/** Alice has a thousandth of a MATIC, less than the fee of an order. */
const openShort = (): TradeDesk =>
  openDesk({
    address: `/trade/ETH/${USDC.address}?type=limit&price=0.8`,
    book: maticBook(),
    prepare: ({ balances }) => balances.set(`native ${alice}`, 10n ** 15n),
  });

it('says in the ticket why Max enters 0', async () => {
  const { user } = openShort();
  gasPriceStore.record(50n * GWEI);
  await screen.findByRole('region', { name: 'Order ticket' });
  expect(ticket().queryByText(reason)).toBeNull();
  await waitFor(async () => {
    await user.click(ticket().getAllByRole('button', { name: 'Max' })[0] ?? document.body);
    expect(field('Amount to pay')).toHaveValue('0');
  });
  expect(await ticket().findByText(reason)).toBeInTheDocument();
  await user.clear(field('Amount to pay'));
  await waitFor(() => expect(ticket().queryByText(reason)).toBeNull());
});

it('says in the scale orders why Max enters 0', async () => {
  const { user } = openShort();
  gasPriceStore.record(50n * GWEI);
  await user.click(await screen.findByRole('button', { name: 'Scale orders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scale orders' }));
  await waitFor(async () => {
    await user.click(dialog.getByRole('button', { name: 'Max' }));
    expect(dialog.getByRole('textbox', { name: 'Total to pay' })).toHaveValue('0');
  });
  expect(dialog.getByText(reason)).toBeInTheDocument();
});

it('says in the form of a supply why Max enters 0', async () => {
  const { user } = openDesk({
    address: `/add/ETH/${USDC.address}`,
    book: maticBook(),
    prepare: ({ balances, supplies }) => {
      balances.set(`native ${alice}`, 10n ** 15n);
      supplies.set(maticBook().pair, SUPPLY);
    },
  });
  gasPriceStore.record(50n * GWEI);
  const amount = await screen.findByRole('textbox', { name: 'Amount of MATIC' });
  expect(screen.queryByText(reason)).toBeNull();
  await waitFor(async () => {
    await user.click(screen.getAllByRole('button', { name: 'Max' })[0] ?? document.body);
    expect(amount).toHaveValue('0');
  });
  expect(screen.getByText(reason)).toBeVisible();
});
