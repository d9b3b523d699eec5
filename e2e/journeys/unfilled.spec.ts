import type { Locator, Page } from '@playwright/test';
import { parseUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { addOrderCall } from '../devnet/exchange.ts';
import { FEE_CAP } from '../devnet/feeCap.ts';
import { usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestChain } from '../fixtures/chain.ts';
import type { TradePage } from '../pages/tradePage.ts';

/** Far more than the book sells at one price. */
const MUCH = '20000';

/** Somebody buys just before the order, in the same block: its price moves by more than the slippage. */
const buyAhead = async (chain: TestChain): Promise<void> => {
  const from = chain.account(ROLES.traders[0]);
  const data = addOrderCall(from, 'USDC', 'MYT', usdc('12000'), parseUnits('20000', 18));
  const transaction = { from, to: chain.deployment.orderBook, data, gas: '0x5b8d80', ...FEE_CAP };
  await chain.node.rpc('eth_sendTransaction', transaction);
};

/** The result is closed with the remainder still open. After a reload the list of open orders offers its cancellation. */
const cancelLater = async (page: Page, trade: TradePage, done: Locator): Promise<void> => {
  const remainder = /^Cancel rest/;
  await expect(done.getByRole('button', { name: remainder })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();
  await page.reload();
  const open = page.getByRole('group', { name: 'Open orders' });
  await expect(open).toContainText(/[\d,.]+ USDC of your market order is still open at 0\.\d+/);
  await open.getByRole('button', { name: remainder }).click();
  await trade.dialog('Cancel this order?').getByRole('button', { name: 'Cancel order' }).click();
  await expect(trade.dialog('What happened')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open.getByRole('button', { name: remainder })).toHaveCount(0);
};

for (const leaves of [true, false]) {
  const rule = leaves ? 'Keep rest as limit order' : 'Fill now, cancel rest';
  test(`a price that moves past the limit leaves a part: ${rule} @once`, async ({
    chain,
    page,
    trade,
    trader,
    wallet,
  }) => {
    const { account } = trader;
    await chain.approve(account, 'USDC');
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };

    await trade.pay.fill(MUCH);
    const whole = await trade.quote();
    expect([whole.filled.quote, whole.rest.quote]).toEqual([usdc(MUCH), 0n]);
    await trade.ticket.getByRole('radio', { name: rule }).check();
    await expect(trade.ticket).toContainText(
      leaves
        ? 'the unfilled part stays as your open order.'
        : 'the unfilled part stays open until you sign its cancellation.',
    );
    await chain.setBlockSeconds(0);
    const request = wallet.holdNext();
    await trade.place('Buy MYT');
    await request.requests;
    await buyAhead(chain);
    request.approve();
    const cancellation = leaves ? undefined : wallet.holdNext();
    await expect(trade.dialog('Transaction Submitted')).toBeVisible();
    await chain.setBlockSeconds(1);

    const done = trade.dialog('What happened');
    await expect(done).toContainText(
      /did not fill within your limit of 0\.\d+ USDC\. It was left open at that limit\./,
    );
    if (leaves) {
      const [order] = await chain.openOrders('USDC', 'MYT', account);
      expect(order?.remain).toBeGreaterThan(0n);
      await done.getByRole('button', { name: /^Cancel rest, [\d,.]+ USDC$/ }).click();
      await expect(done).toContainText('was returned to you. The order is closed.');
    } else if (cancellation) {
      await cancellation.requests;
      const notice = page.locator('section[aria-label="Notifications"]');
      await expect(notice).toContainText('A request is still waiting in your wallet');
      cancellation.reject();
      await expect(notice).toContainText('Cancel rest');
      await cancelLater(page, trade, done);
    }
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
    const paid = before.usdc - (await chain.balanceOf('USDC', account));
    expect(paid > 0n && paid < usdc(MUCH)).toBe(true);
    expect(await chain.balanceOf('MYT', account)).toBeGreaterThan(before.myt);
  });
}
