import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'an amount above the balance says Insufficient USDC balance, and nothing can be sent',
  { tag: '@once' },
  async ({ trade, trader }) => {
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    await trade.pay.fill('25000.000001');
    await expect(trade.button('Insufficient USDC balance')).toBeDisabled();
    await trade.pay.fill('25000');
    await expect(trade.button('Approve USDC')).toBeEnabled();
  },
);

test('an amount that is not a number is refused with the reason', { tag: '@once' }, async ({ trade }) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  for (const [typed, taken] of [
    ['abc', ''],
    ['-5', ''],
    ['1e18', '1'],
    ['1,5', '1.5'],
    ['1..5', '1.'],
    ['0x10', '0'],
    ['  7 ', '7'],
  ] as const) {
    await trade.pay.fill('');
    await trade.pay.pressSequentially(typed);
    await expect(trade.pay, `typing "${typed}"`).toHaveValue(taken);
  }
  await trade.pay.fill('');
  await trade.pay.pressSequentially('9'.repeat(90));
  await expect(trade.pay).toHaveValue('9'.repeat(79));
  await trade.pay.fill('0.1234567');
  await expect(trade.ticket).toContainText('USDC has 6 decimals. Enter fewer decimals.');
});

test('a limit price of zero: the button says what is missing', { tag: '@once' }, async ({ trade, trader }) => {
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT', type: 'limit' }));
  await trade.pay.fill('10');
  await trade.price.fill('0');
  await expect(trade.button('The price could not be zero')).toBeDisabled();
});

test('the button says the next step: connect, amount, approve', { tag: '@once' }, async ({ trade, trader }) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await expect(trade.button('Connect Wallet')).toBeEnabled();
  await trader.connect();
  await expect(trade.button('Buy MYT')).toBeDisabled();
  await trade.pay.fill('5');
  await expect(trade.button('Approve USDC')).toBeEnabled();
});

test(
  'an unknown currency in the address is named, and a token can be chosen',
  { tag: '@once' },
  async ({ page, trade }) => {
    await page.goto('/trade/ETH/doge');
    await expect(page.getByRole('alert')).toContainText('There is no token “doge”');
    await trade.ticket.getByRole('button', { name: 'Select a token' }).first().click();
    const picker = trade.dialog('Select a token');
    await picker.getByRole('combobox').fill('usdc');
    await picker.getByRole('option', { name: /USDC/ }).first().click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/trade/ETH/${TOKENS.USDC.address}`));
    await expect(trade.levels.first()).toBeVisible();
  },
);

test(
  'a mistyped checksum in the address bar is reported as such',
  { tag: '@once' },
  async ({ page, trade, trader }) => {
    const mistyped = TOKENS.USDC.address.replace('B', 'b');
    await page.goto(`/trade/ETH/${mistyped}`);
    await expect(page.getByRole('alert')).toContainText('The checksum of this address is wrong');
    await expect(page.getByRole('alert')).toContainText(mistyped);
    await page.goto(`/trade/ETH/${TOKENS.USDC.address}?recipient=${mistyped}`);
    await expect(trade.ticket.getByRole('textbox', { name: 'Recipient' })).toHaveValue(mistyped);
    await expect(trade.ticket).toContainText('The checksum of this address is wrong');
    await page.goto(`/trade/ETH/${TOKENS.USDC.address}?recipient=eth:${TOKENS.USDC.address}`);
    await expect(trade.ticket.getByRole('textbox', { name: 'Recipient' })).toHaveValue(`eth:${TOKENS.USDC.address}`);
    await expect(trade.ticket).toContainText('This address belongs to another network: Ethereum');
    await trader.connect();
    await trade.pay.fill('1');
    await expect(trade.button('Invalid recipient')).toBeDisabled();
  },
);

test('an address without a token in the address bar is named', { tag: '@once' }, async ({ chain, page }) => {
  await page.goto(`/trade/ETH/${chain.account(19)}`);
  await expect(page.getByRole('alert')).toContainText(`There is no token at ${chain.account(19)}`);
});

test(
  'a token that is not on the list is read from the chain, even with an old-style name',
  { tag: '@once' },
  async ({ page, trade }) => {
    await page.goto(`/trade/${TOKENS.USDC.address}/${TOKENS.OLDY.address}`);
    await expect(page.getByRole('button', { name: 'Market OLDY/USDC, change' })).toBeVisible();
    await trade.pay.fill('10');
    expect((await trade.quote()).pool.base).toBeGreaterThan(0n);
  },
);

test('two tokens without a pool are reported to have no market', { tag: '@once' }, async ({ page, trade, trader }) => {
  await trader.connectAt(() => page.goto(trade.address({ pay: 'TEL', receive: 'WBTC' })));
  await trade.pay.fill('100');
  await expect(trade.button('No pool found')).toBeDisabled();
  await expect(trade.ticket).toContainText('There is no market for');
});

test('an unknown page says so and leads back', { tag: '@once' }, async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/trade/);
});
