import { FACTORY_POOLS } from '../devnet/seedOddTokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { closeSettings, openSettings } from '../pages/settings.ts';

const order = { pay: 'USDC', receive: 'MYT', type: 'limit' } as const;

test('axe finds nothing in the dialogs and on the problems of the trade page, dark and light @once', async ({
  chain,
  page,
  rpcProxy,
  trade,
  trader,
  wallet,
  wallets,
  watch,
}) => {
  test.slow();
  watch.allow(/Failed to load resource|net::ERR/);
  // Colours are measured without motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await chain.approve(trader.account, 'USDC');
  await chain.placeOrder(trader.account, { sold: 'WETH', bought: 'USDC', from: 10n ** 17n, to: 500n * 10n ** 6n });

  await test.step('loading', async () => {
    rpcProxy.setMode('hang');
    await page.goto(trade.address(order));
    await expect(trade.book).toBeVisible();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    rpcProxy.setMode('pass');
  });
  await test.step('an unknown currency', async () => {
    await goWithin(page, '/trade/ETH/doge');
    await expect(page.getByRole('alert')).toBeVisible();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
  });
  await test.step('choosing a wallet', async () => {
    await goWithin(page, trade.address(order));
    await wallets.choose();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('connected, with a filled ticket', async () => {
    await trader.connect();
    await trade.price.fill('0.422');
    await trade.pay.fill('5000');
    await trade.quote();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
  });
  await test.step('choosing a market', async () => {
    await page.getByRole('button', { name: 'Market MYT/USDC, change' }).click();
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(FACTORY_POOLS);
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('settings', async () => {
    await trade.ticket.getByRole('tab', { name: 'Market' }).click();
    await trade.ticket.getByRole('button', { name: /^Slippage/ }).click();
    await expect(page.getByRole('textbox', { name: 'Custom slippage' })).toBeVisible();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openSettings(page);
    await expect(page.getByRole('switch', { name: 'Approve exact amounts' })).toBeVisible();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await closeSettings(page);
    await trade.ticket.getByRole('tab', { name: 'Limit' }).click();
  });
  await test.step('confirming', async () => {
    await trade.review('Buy MYT');
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
  });
  await test.step('what happened, with its notice', async () => {
    await trade.confirm('Buy MYT');
    await expect(trade.dialog('What happened')).toBeVisible();
    await expect(trade.notifications).toBeVisible();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('with an open order, cancelling it', async () => {
    await expect(trade.openOrders.getByRole('button', { name: /^Cancel the order of .* MYT at/ })).toBeVisible();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await trade.openOrders.getByRole('button', { name: /^Cancel the order of .* MYT at/ }).click();
    await expect(trade.dialog('Cancel this order?')).toBeVisible();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('the account', async () => {
    await wallets.openAccount(chain.account(trader.account));
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
  });
  await test.step('wrong network', async () => {
    await page.keyboard.press('Escape');
    await wallet.setChain(1);
    await expect(page.getByRole('alert').filter({ hasText: 'Wrong Network' })).toBeVisible();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await wallet.setChain(137);
  });
  await test.step('no connection', async () => {
    rpcProxy.setMode('cut');
    await expect(page.getByRole('alert').filter({ hasText: "Couldn't reach the network" })).toBeVisible();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
  });
});
