import { parseUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { addOrderCall } from '../devnet/exchange.ts';
import { FEE_CAP } from '../devnet/feeCap.ts';
import { expect, test } from '../fixtures/test.ts';

const TAKER = 16;

test(
  'a book that changed between quote and signature is named, and has to be accepted again',
  { tag: '@once' },
  async ({ chain, trade, trader }) => {
    const { account } = trader;
    await chain.approve(account, 'USDC');
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    await trade.pay.fill('2000');
    const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };
    const quoted = await trade.review('Buy MYT');
    expect(quoted.filled.base).toBeGreaterThan(0n);

    // Another account buys the offer.
    const bought = { sold: 'USDC', bought: 'MYT', from: parseUnits('9000', 6), to: parseUnits('20000', 18) } as const;
    await chain.placeOrder(TAKER, bought);
    const dialog = trade.dialog('Confirm order');
    await expect(dialog).toContainText(/Price updated: you now receive [\d,.]+ MYT less\./);
    const confirm = dialog.getByRole('button', { name: 'Buy MYT' });
    await expect(confirm).toBeDisabled();
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc);

    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(confirm).toBeEnabled();
    const accepted = await trade.shownQuote('Confirm order');
    expect(accepted.filled.base).toBeLessThan(quoted.filled.base);
    await confirm.click();
    await trade.happened();
    expect(await chain.balanceOf('MYT', account)).toBe(before.myt + accepted.filled.base);
    const open = await chain.openOrders('USDC', 'MYT', account);
    expect(open.reduce((sum, { remain }) => sum + remain, 0n)).toBe(accepted.rest.quote);
  },
);

test(
  'a market order whose price ran away before it was mined: says that it did not fill, why, and what rests',
  { tag: '@once' },
  async ({ chain, trade, trader, wallet }) => {
    const { account } = trader;
    await trader.readyToBuy();
    await chain.setBlockSeconds(0);
    const request = wallet.holdNext();
    await trade.place('Buy MYT');
    await request.requests;
    // After the check and before the signature: mined just before the order.
    const from = chain.account(ROLES.traders[0]);
    const data = addOrderCall(from, 'USDC', 'MYT', parseUnits('40000', 6), parseUnits('60000', 18));
    const gas = '0x5b8d80';
    await chain.node.rpc('eth_sendTransaction', { from, to: chain.deployment.orderBook, data, gas, ...FEE_CAP });
    request.approve();
    await expect(trade.dialog('Transaction Submitted')).toBeVisible();
    await chain.setBlockSeconds(1);

    const done = trade.dialog('What happened');
    await expect(done).toContainText('Your market order did not fill');
    await expect(done).toContainText(/The price moved beyond your limit of 0\.\d+ USDC before the order was mined\./);
    await expect(done).toContainText('100.00 USDC was left open at that limit.');
    await expect(trade.notifications).toContainText('Your market order did not fill');
    expect(await chain.openOrders('USDC', 'MYT', account)).toMatchObject([{ remain: parseUnits('100', 6) }]);
  },
);
