import { expect, test } from '../fixtures/test.ts';

const UNREACHABLE = /Failed to load resource|net::ERR/;

test(
  'the chain cannot be reached at the start: says so with the reason, and recovers by itself',
  { tag: '@once' },
  async ({ page, rpcProxy, trade, watch }) => {
    watch.allow(UNREACHABLE);
    rpcProxy.setMode('cut');
    await page.goto(trade.address({ pay: 'USDC', receive: 'MYT' }));
    const warning = page.getByRole('alert').filter({ hasText: "Couldn't reach the network" });
    await expect(warning).toContainText('we keep retrying. Reason:');
    await expect(warning.getByRole('button', { name: 'Copy the reason' })).toBeVisible();
    await expect(trade.levels).toHaveCount(0);

    rpcProxy.setMode('pass');
    await expect(trade.levels.first()).toBeVisible();
    await expect(warning).toBeHidden();
    await trade.pay.fill('10');
    expect((await trade.quote()).filled.base).toBeGreaterThan(0n);
  },
);

test(
  'the chain is lost while trading: numbers and typed amounts stay, and it goes on afterwards',
  { tag: '@once' },
  async ({ page, rpcProxy, trade, trader, watch }) => {
    watch.allow(UNREACHABLE);
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await trader.connect();
    await trade.pay.fill('10');
    const quoted = await trade.quote();

    rpcProxy.setMode('fail');
    const warning = page.getByRole('alert').filter({ hasText: "Couldn't reach the network" });
    await expect(warning).toBeVisible();
    await expect(trade.levels.first()).toBeVisible();
    await expect(trade.pay).toHaveValue('10');
    expect(await trade.quote()).toEqual(quoted);

    rpcProxy.setMode('pass');
    await expect(warning).toBeHidden();
  },
);

test(
  'an order while the node is unreachable is not sent, and says why',
  { tag: '@once' },
  async ({ chain, rpcProxy, trade, trader, watch }) => {
    watch.allow(UNREACHABLE);
    const { account } = trader;
    await chain.approve(account, 'USDC');
    const sent = await chain.sentBy(account);
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await trader.connect();
    await trade.pay.fill('10');
    await trade.review('Buy MYT');
    rpcProxy.setMode('fail');
    await trade.confirm('Buy MYT');
    const failed = trade.dialog('Error');
    await expect(failed).toContainText("Couldn't reach the network.");
    rpcProxy.setMode('pass');
    await failed.getByRole('button', { name: 'Dismiss' }).click();
    await expect(trade.pay).toHaveValue('10');
    expect(await chain.sentBy(account)).toBe(sent);
  },
);
