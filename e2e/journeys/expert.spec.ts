import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { TradePage } from '../pages/tradePage.ts';

/** A quarter of a small pool: an impact far above 15%. */
const typeSevere = async (trade: TradePage): Promise<void> => {
  await trade.price.fill('4');
  await trade.pay.fill('25000');
  await expect(trade.ticket).toContainText('Price Impact Too High');
};

const turnOn = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const expert = settings.getByRole('switch', { name: /Expert mode/ });
  await expert.click();
  await expect(expert).not.toBeChecked();
  await settings.getByRole('textbox', { name: 'Type EXPERT to turn expert mode on' }).fill('expert');
  await expect(expert).toBeChecked();
  await page.keyboard.press('Escape');
};

test(
  'a severe price impact asks for the typed word CONFIRM; expert mode, turned on by its word, does too',
  { tag: '@once' },
  async ({ chain, page, trade, trader, wallet }) => {
    const { account } = trader;
    await chain.approve(account, 'USDC');
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'OLDY', type: 'limit' }));
    await typeSevere(trade);
    const dialog = trade.dialog('Confirm order');
    const confirm = dialog.getByRole('button', { name: 'Buy OLDY' });
    await trade.review('Buy OLDY');
    await expect(confirm).toBeDisabled();
    const word = dialog.getByRole('textbox', { name: 'Type CONFIRM to trade at this price impact' });
    await word.fill('CONFIR');
    await expect(confirm).toBeDisabled();
    await word.fill('CONFIRM');
    await expect(confirm).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(wallet.count('eth_sendTransaction')).toBe(0);

    await turnOn(page);
    const before = { usdc: await chain.balanceOf('USDC', account), oldy: await chain.balanceOf('OLDY', account) };
    const quoted = await trade.review('Buy OLDY');
    await expect(confirm).toBeDisabled();
    await word.fill('CONFIRM');
    await confirm.click();
    await trade.happened();
    expect(await chain.balanceOf('OLDY', account)).toBe(before.oldy + quoted.filled.base);
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - quoted.filled.quote - quoted.rest.quote);
  },
);
