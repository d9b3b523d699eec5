import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { installWallet } from '../fixtures/wallet.ts';
import { dialogOf, listen, myt, sellMuch, usdc } from '../pages/alertPages.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { tradePage } from '../pages/tradePage.ts';

/** At a distance of `percent` from the pool's price. @returns the price */
const setPriceAlert = async (page: Page, percent: number): Promise<string> => {
  await page.getByRole('button', { name: /^Price alerts/ }).click();
  const dialog = dialogOf(page);
  const shown = await dialog.getByText(/^Pool price [\d.]+$/).textContent();
  const price = (Number(shown?.replace('Pool price ', '')) * (1 + percent / 100)).toFixed(6);
  await dialog.getByLabel('Price of the alert').fill(price);
  await expect(dialog).toContainText(percent < 0 ? /falls by [\d.]+%/ : /rises by [\d.]+%/);
  await dialog.getByRole('button', { name: 'Set alert' }).click();
  await expect(dialog).toHaveCount(0);
  return String(Number(price));
};

test('a price and an order are reported by system notifications, each once over two tabs, and listed in the settings @once', async ({
  chain,
  context,
  page,
  trade,
  trader,
  wallet,
}) => {
  test.slow();
  const { account } = trader;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['notifications']);
  const second = await context.newPage();
  await installWallet(second, chain.node);
  const tabs = [await listen(page), await listen(second)];
  const announced = async () => (await Promise.all(tabs.map((tab) => tab()))).flat();
  // The first bid for MYT, just below the pool's price.
  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('419.9'), to: myt('1000') });
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  await expect(trade.openOrders).toContainText('1,000.00 MYT');

  await test.step('an alert is refused before the press, with what to do', async () => {
    await page.getByRole('button', { name: 'Price alerts' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('button', { name: 'Enter a price' })).toBeDisabled();
    await dialog.getByLabel('Price of the alert').fill('0');
    await expect(dialog.getByRole('button', { name: 'Enter a price above zero' })).toBeDisabled();
    await expect(dialog).toContainText('Shown as a system notification');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  const price = await setPriceAlert(page, -1);
  await page.getByRole('button', { name: 'Order alert' }).click();
  for (const name of ['Filled', 'Partly filled', 'Cancelled', "Blocked: it can't be filled"]) {
    await expect(dialogOf(page).getByRole('checkbox', { name, exact: true })).toBeChecked();
  }
  await dialogOf(page).getByRole('button', { name: 'Set alert' }).click();
  await expect(page.getByRole('button', { name: 'Order alert, set' })).toBeVisible();

  const other = tradePage(second);
  await wallet.authorize();
  await other.open({ pay: 'USDC', receive: 'MYT' });
  await expect(second.getByRole('button', { name: 'Price alerts, 1 set' })).toBeVisible();

  await test.step('the order is filled and the price falls: each is reported once', async () => {
    await sellMuch(chain);
    await expect.poll(announced).toHaveLength(2);
    const [titles] = [(await announced()).toSorted()];
    expect(titles[0]).toBe(`Alert: MYT/USDC. The pool price fell to ${price} USDC or below.`);
    expect(titles[1]).toMatch(/^Order filled: MYT\/USDC\. Bought [\d,.]+ MYT for 419\.9\d* USDC\.$/);
    const start = await chain.blockNumber();
    await expect.poll(() => chain.blockNumber()).toBeGreaterThan(start + 6);
    expect(await announced()).toHaveLength(2);
  });

  await test.step('the settings list both, and forget what is removed in all tabs', async () => {
    await page.goto('/settings');
    const before = await announced();
    const block = page.getByRole('region', { name: 'Alerts' });
    await expect(block.getByRole('listitem').filter({ hasText: `Pool price at ${price} USDC or below` })).toContainText(
      'Reached',
    );
    await expect(block.getByRole('listitem').filter({ hasText: 'My orders' })).toContainText('On');
    await block.getByRole('button', { name: /^Remove alert: MYT\/USDC/ }).click();
    await expect(block.getByRole('listitem')).toHaveCount(1);
    await expect(second.getByRole('button', { name: 'Price alerts', exact: true })).toBeVisible();
    expect(await announced()).toEqual(before);
  });
  await second.close();
});

const setVisible = (page: Page, visible: boolean): Promise<void> =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { value: shown ? 'visible' : 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visible);

test(
  'a hidden page reads in long intervals for its alerts; damaged ones are dropped; denied, they appear on the page',
  { tag: '@once' },
  async ({ chain, page, rpcProxy, trade, trader }) => {
    test.slow();
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    const price = await setPriceAlert(page, -1);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('alerts') ?? '[]') as { rule: object }[];
      const [whole] = kept;
      const damaged = { ...whole, id: 'damaged', rule: { ...whole?.rule, price: { numerator: '-1', denominator: 0 } } };
      localStorage.setItem('alerts', JSON.stringify([null, damaged, ...kept, { ...whole, id: 7 }, 'x']));
      localStorage.setItem('alertStates', '{"crossings":[5],"news":"');
    });
    await page.reload();
    await page.getByRole('button', { name: 'Price alerts, 1 set' }).click();
    await expect(dialogOf(page)).toContainText('Notifications are blocked, so alerts appear on the page.');
    await page.keyboard.press('Escape');

    // Fifteen one-second blocks pass between two reads, and the price must last for three.
    await setVisible(page, false);
    rpcProxy.reset();
    const start = await chain.blockNumber();
    await sellMuch(chain);
    await expect(trade.notifications).toContainText(`The pool price fell to ${price} USDC or below.`);
    const blocks = (await chain.blockNumber()) - start;
    expect(rpcProxy.requests.length).toBeGreaterThanOrEqual(2);
    expect(rpcProxy.requests.length).toBeLessThanOrEqual(Math.ceil(blocks / 15) + 1);
    await setVisible(page, true);
    await expect(trade.notifications.getByText('Alert: MYT/USDC')).toHaveCount(1);
    await trade.notifications.getByRole('button', { name: 'Dismiss' }).click();

    await page.goto('/settings');
    await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('listitem')).toContainText('Reached');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('listitem')).toContainText('Reached');
    await expect(trade.notifications).toHaveCount(0);
  },
);

test(
  'a transaction that is confirmed while its page is hidden is one system notification',
  { tag: '@once' },
  async ({ chain, page, trade, trader }) => {
    test.slow();
    const announced = await listen(page);
    await chain.placeOrder(trader.account, { sold: 'USDC', bought: 'MYT', from: usdc('419.9'), to: myt('1000') });
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    await page
      .getByRole('group', { name: 'Open orders' })
      .getByRole('button', { name: /^Cancel/ })
      .click();
    const confirm = trade.dialog('Cancel this order?').getByRole('button', { name: 'Cancel order' });
    await expect(confirm).toBeEnabled();

    await setVisible(page, false);
    await confirm.click();
    await expect.poll(announced, { timeout: 60_000 }).toHaveLength(1);
    expect((await announced())[0]).toMatch(/^Order cancelled, 419.90 USDC returned/);
    await setVisible(page, true);
    await expect(trade.dialog('What happened')).toBeVisible();
    expect(await announced()).toHaveLength(1);
  },
);
