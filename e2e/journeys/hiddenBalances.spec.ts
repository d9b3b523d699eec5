import { expect, test } from '../fixtures/test.ts';

test('one press hides every balance, and Max still works @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
  wallets,
}) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await trader.connect();
  const account = chain.account(wallet.account());
  const max = trade.ticket.getByRole('button', { name: 'Max' }).first();
  await max.click();
  const balance = await trade.pay.inputValue();
  await trade.pay.fill('');
  const shown = Number(balance).toLocaleString('en-US');
  await expect(trade.ticket).toContainText(shown);
  await page.getByRole('banner').getByRole('button', { name: 'Hide balances' }).click();
  const dialog = await wallets.openAccount(account);
  await expect(dialog).toContainText('••••');
  await dialog.getByRole('button', { name: 'Show balances' }).click();
  await dialog.getByRole('button', { name: 'Hide balances' }).click();
  await expect(dialog).toContainText('••••');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(trade.ticket).toContainText('Balance ••••');
  await page.getByRole('tab', { name: 'Balances' }).click();
  const panel = page.getByRole('group', { name: 'Balances' });
  await expect(panel).toContainText('••••');
  await trade.ticket.getByRole('button', { name: 'Pay with USDC' }).click();
  await expect(trade.dialog('Select a token').getByRole('option', { name: /USDC/ }).first()).toContainText('••••');
  expect(await page.locator('body').evaluate((body) => body.outerHTML)).not.toContain(shown);
  await page.keyboard.press('Escape');
  await max.click();
  await expect(trade.pay).toHaveValue(balance);
  await page.reload();
  await expect(trade.ticket).toContainText('Balance ••••');
});
