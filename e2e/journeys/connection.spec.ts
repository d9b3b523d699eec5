import { expect, test } from '../fixtures/test.ts';

const UNREACHABLE = /Failed to load resource|net::ERR/;

test('the chain cannot be reached at the start, is lost while trading, and is lost at an order: each is named, nothing is lost or sent @once', async ({
  chain,
  page,
  rpcProxy,
  trade,
  trader,
  watch,
}) => {
  watch.allow(UNREACHABLE);
  const { account } = trader;
  await chain.approve(account, 'USDC');
  const warning = page.getByRole('alert').filter({ hasText: "Couldn't reach the network" });

  await test.step('at the start: says so with the reason, and recovers by itself', async () => {
    rpcProxy.setMode('cut');
    await page.goto(trade.address({ pay: 'USDC', receive: 'MYT' }));
    await expect(warning).toContainText(/Nothing could be loaded yet.*we keep retrying\. Reason:/);
    await expect(warning.getByRole('button', { name: 'Copy the reason' })).toBeVisible();
    await expect(trade.levels).toHaveCount(0);
    rpcProxy.setMode('pass');
    await expect(trade.levels.first()).toBeVisible();
    await expect(warning).toBeHidden();
    await trade.pay.fill('10');
    expect((await trade.quote()).filled.base).toBeGreaterThan(0n);
  });

  await test.step('while trading: numbers and typed amounts stay, and it goes on afterwards', async () => {
    await trader.connect();
    const quoted = await trade.quote();
    rpcProxy.setMode('fail');
    await expect(warning).toBeVisible();
    await expect(trade.levels.first()).toBeVisible();
    await expect(trade.pay).toHaveValue('10');
    expect(await trade.quote()).toEqual(quoted);
    rpcProxy.setMode('pass');
    await expect(warning).toBeHidden();
  });

  await test.step('at an order: it is not sent, and says why', async () => {
    const sent = await chain.sentBy(account);
    await trade.review('Buy MYT');
    rpcProxy.setMode('fail');
    await trade.confirm('Buy MYT');
    const failed = trade.dialog('Error');
    await expect(failed).toContainText("Couldn't reach the network.");
    rpcProxy.setMode('pass');
    await failed.getByRole('button', { name: 'Dismiss' }).click();
    await expect(trade.pay).toHaveValue('10');
    expect(await chain.sentBy(account)).toBe(sent);
  });
});
