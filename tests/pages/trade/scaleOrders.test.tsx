import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rules } from '#config/rules.ts';
import { added } from '#state/transactions/slice.ts';
import { gasPriceStore } from '#stores/gasPriceStore.ts';
import { maker, maticBook, USDC } from './mockMarket.ts';
import { alice, openDesk } from './tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/trade/ticket/OrderTools.tsx';
import '#pages/trade/ticket/ScaleOrders.tsx';

const ADD_ORDER_WITH_COIN = '0x71e43506';
const GWEI = 10n ** 9n;
/** A price at which ten orders cost more than the least reserve, and one does as well. */
const GAS_PRICE = 50n * GWEI;
const BALANCE = 412_600_000n * 10n ** 12n;

/** The dialog of orders that sell MATIC, the first of them at 0.8 USDC. */
const openScale = async () => {
  const { chain, user, store, wallet } = openDesk({
    address: `/trade/ETH/${USDC.address}?type=limit&price=0.8`,
    book: maticBook(),
  });
  // The button says so until the wallet is connected.
  await user.click(await screen.findByRole('button', { name: 'Scale orders' }));
  return { chain, user, store, wallet, dialog: within(await screen.findByRole('dialog', { name: 'Scale orders' })) };
};

it('Max leaves the network fees of all orders, and says so where their number grows afterwards', async () => {
  const { user, dialog } = await openScale();
  gasPriceStore.record(GAS_PRICE);
  await user.type(dialog.getByRole('textbox', { name: 'End price' }), '0.9');
  const total = dialog.getByRole('textbox', { name: 'Total to pay' });
  await waitFor(async () => {
    await user.click(dialog.getByRole('button', { name: 'Max' }));
    expect(total).toHaveValue('412.1');
  });
  expect(BALANCE - 4_121n * 10n ** 17n).toBe(5n * rules.gas.order * rules.gas.feeCapFactor * GAS_PRICE);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Place 5 orders' })).toBeEnabled());

  await user.click(dialog.getByRole('button', { name: 'Orders: 5' }));
  await user.click(await screen.findByRole('option', { name: '10 orders' }));
  expect(total).toBeInvalid();
  expect(total).toHaveAccessibleDescription(/Too little MATIC would be left for the network fees/);
  expect(dialog.getByRole('button', { name: 'Place 10 orders' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Max' }));
  expect(total).toHaveValue('411.6');
  expect(dialog.getByRole('button', { name: 'Place 10 orders' })).toBeEnabled();
});

it('an order of the range that would fill now is named with its price and refused', async () => {
  const { user, dialog } = await openScale();
  await user.type(dialog.getByRole('textbox', { name: 'End price' }), '0.4');
  await user.type(dialog.getByRole('textbox', { name: 'Total to pay' }), '100');
  expect(await dialog.findByText('Order 2 of 5, at 0.70000, cannot be placed')).toBeVisible();
  expect(dialog.getByText(/It would fill at once\. Keep all prices at 0\.7\d+ or above\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Place 5 orders' })).toBeDisabled();
});

it('says how many of the orders are pending already', async () => {
  const { user, dialog, store } = await openScale();
  await user.type(dialog.getByRole('textbox', { name: 'End price' }), '0.9');
  await user.type(dialog.getByRole('textbox', { name: 'Total to pay' }), '100');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Place 5 orders' })).toBeEnabled());
  const pending = (from: string, to: string, place: number) =>
    act(() => {
      store.dispatch(
        added({
          ...{ hash: `0x${String(place).padStart(64, '0')}`, from: alice, chainId: 137, summary: 'Sell', addedTime: 1 },
          info: {
            ...({ kind: 'placeOrder', direction: 'SELL', orderType: 'LIMIT', from, to } as const),
            input: { symbol: 'MATIC', decimals: 18 },
            output: { address: USDC.address, symbol: 'USDC', decimals: 6 },
          },
        }),
      );
    });
  pending('20000000000000000000', '15000000', 1);
  expect(dialog.queryByText(/already pending/)).toBeNull();
  pending('20000000000000000000', '16000000', 2);
  expect(await dialog.findByText(/^1 of these orders is already pending/)).toBeVisible();
  pending('20000000000000000000', '18000000', 3);
  expect(await dialog.findByText(/^2 of these orders are already pending/)).toBeVisible();
});

it('a template of the whole balance leaves the network fees of its own orders', async () => {
  const side = { first: '5', last: '10', total: { kind: 'percent', text: '100' }, count: 10, sizes: 'equal' };
  window.localStorage.setItem('ladderTemplates', JSON.stringify([{ name: 'All', sides: { SELL: side } }]));
  const { user, dialog } = await openScale();
  gasPriceStore.record(GAS_PRICE);
  const total = dialog.getByRole('textbox', { name: 'Total to pay' });
  await waitFor(async () => {
    await user.click(dialog.getByRole('button', { name: 'Max' }));
    expect(total).toHaveValue('412.1');
  });
  await user.click(dialog.getByRole('button', { name: 'Template: Choose a template' }));
  await user.click(await screen.findByRole('option', { name: 'All' }));
  expect(total).toHaveValue('411.6');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Place 10 orders' })).toBeEnabled());
});

it('a template is saved, kept, applied at the present middle price, replaced and deleted', async () => {
  const { user, dialog } = await openScale();
  await user.type(dialog.getByRole('textbox', { name: 'End price' }), '0.9');
  await user.type(dialog.getByRole('textbox', { name: 'Total to pay' }), '103.15');
  const save = async (): Promise<void> => {
    await user.click(dialog.getByRole('button', { name: 'Save as template' }));
    expect(await dialog.findByText('Enter a name')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name of the template' }), 'Wide');
    await user.click(dialog.getByRole('radio', { name: '% of balance' }));
  };
  await save();
  expect(dialog.queryByText('Enter a name')).toBeNull();
  const total = dialog.getByRole('textbox', { name: 'Total to pay' });
  await user.clear(total);
  await user.type(total, '999');
  expect(dialog.getByRole('button', { name: 'Save template' })).toBeDisabled();
  expect(dialog.getByText(/^The total exceeds your balance, or your balance is unknown/)).toBeVisible();
  await user.clear(total);
  await user.type(total, '103.15');
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  const stored = (): string => window.localStorage.getItem('ladderTemplates') ?? '';
  expect(stored()).toContain('"total":{"kind":"percent","text":"25"}');

  for (const name of ['Start price', 'End price', 'Total to pay']) {
    await user.clear(dialog.getByRole('textbox', { name }));
  }
  await user.click(dialog.getByRole('button', { name: 'Template: Choose a template' }));
  await user.click(await screen.findByRole('option', { name: 'Wide' }));
  expect(await dialog.findByText(/^Prices from the middle price 0\.7\d+ USDC$/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Total to pay' })).toHaveValue('103.15');
  const price = (name: string): number => Number((dialog.getByRole('textbox', { name }) as HTMLInputElement).value);
  expect(price('Start price')).toBeCloseTo(0.8, 5);
  expect(price('End price')).toBeCloseTo(0.9, 5);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Place 5 orders' })).toBeEnabled());

  // Another tab saves a template; this one keeps it.
  const other = (JSON.parse(stored()) as readonly object[]).map((template) => ({ ...template, name: 'Other tab' }));
  window.localStorage.setItem('ladderTemplates', JSON.stringify([...(JSON.parse(stored()) as object[]), ...other]));
  await user.type(dialog.getByRole('textbox', { name: 'End price' }), '1');
  expect(dialog.queryByText(/^Prices from the middle price/)).toBeNull();

  await save();
  expect(dialog.getByRole('button', { name: 'Replace template' })).toBeEnabled();
  await user.click(dialog.getByRole('button', { name: 'Replace template' }));
  expect(JSON.parse(stored())).toHaveLength(2);
  window.localStorage.setItem(
    'ladderTemplates',
    JSON.stringify([
      ...(JSON.parse(stored()) as object[]),
      ...other.map((template) => ({ ...template, name: 'Third' })),
    ]),
  );
  await user.click(dialog.getByRole('button', { name: 'Delete template Wide' }));
  const names = (JSON.parse(stored()) as readonly { readonly name: string }[]).map(({ name }) => name);
  expect(names).toEqual(['Other tab', 'Third']);
});

it('an order that is refused for an unknown reason is no cancellation, and its raw reason is shown', async () => {
  const { user, dialog, chain } = await openScale();
  await user.type(dialog.getByRole('textbox', { name: 'End price' }), '0.9');
  await user.type(dialog.getByRole('textbox', { name: 'Total to pay' }), '100');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Place 5 orders' })).toBeEnabled());
  chain.refusals.set(ADD_ORDER_WITH_COIN, 'an odd reason');
  await user.click(dialog.getByRole('button', { name: 'Place 5 orders' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('The contract would reject this now. Nothing was sent.');
  expect(alert).toHaveTextContent('an odd reason');
  expect(alert).not.toHaveTextContent('cancel');
});

it('a stopped job goes on for its first account only', async () => {
  const { user, dialog, wallet } = await openScale();
  await user.type(dialog.getByRole('textbox', { name: 'End price' }), '0.9');
  await user.type(dialog.getByRole('textbox', { name: 'Total to pay' }), '100');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Place 5 orders' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Place 5 orders' }));
  expect(await dialog.findByText('Stopped: 0 of 5 orders were sent, 5 remain.')).toBeVisible();
  const changed = 'The market, account or prices changed. Close this and check the ticket.';
  expect(dialog.queryByText(changed)).toBeNull();
  act(() => wallet.emit('accountsChanged', [maker(9)]));
  const goOn = await dialog.findByRole('button', { name: 'Place remaining 5' });
  await waitFor(() => expect(goOn).toBeEnabled());
  await user.click(goOn);
  expect(await dialog.findByText(changed)).toBeVisible();
});
