import { encodeCall } from '../devnet/contracts.ts';
import { FEE_CAP } from '../devnet/feeCap.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'reloads while an order is pending: what was sent is not in the field, it is still pending, and then reported',
  { tag: '@once' },
  async ({ chain, page, trade, trader }) => {
    const { account } = trader;
    await trader.readyToBuy();
    const before = await chain.balanceOf('MYT', account);
    await chain.setBlockSeconds(0);

    const quoted = await trade.place('Buy MYT');
    await expect(trade.dialog('Transaction Submitted')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner')).toContainText('1 pending');
    await expect(trade.pay).toHaveValue('100');
    expect(await chain.balanceOf('MYT', account)).toBe(before);

    await chain.setBlockSeconds(1);
    await expect(trade.notifications).toContainText('Bought');
    await expect(page.getByRole('banner')).not.toContainText('pending');
    await expect(trade.pay).toHaveValue('');
    expect(await chain.balanceOf('MYT', account)).toBe(before + quoted.filled.base);
  },
);

test(
  'finds and announces an order that the wallet approved after the page was reloaded',
  { tag: '@once' },
  async ({ chain, page, trade, trader, wallet, wallets }) => {
    const { account } = trader;
    await trader.readyToBuy();
    const before = await chain.balanceOf('MYT', account);
    const request = wallet.holdNext();
    await trade.place('Buy MYT');
    await request.asked;
    await page.reload();
    const dialog = await wallets.openAccount(chain.account(account));
    const recent = dialog.getByRole('region', { name: 'Recent Transactions' });
    await expect(recent).toContainText(/Asked at \d{1,2}:\d\d.*, unanswered/);
    await expect(recent.getByRole('button', { name: 'Forget' })).toBeVisible();

    request.approve();
    await expect(recent.getByRole('img', { name: 'Done' })).toBeVisible();
    await expect(recent.getByRole('button', { name: 'Forget' })).toBeHidden();
    await expect(recent).toContainText('Bought');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(trade.notifications).toContainText('Bought');
    expect(await chain.balanceOf('MYT', account)).toBeGreaterThan(before);
  },
);

test('tells when the contract refuses a sent order', { tag: '@once' }, async ({ chain, trade, trader, wallet }) => {
  const { account } = trader;
  await trader.readyToBuy();
  const before = await chain.balanceOf('MYT', account);
  await chain.setBlockSeconds(0);
  const request = wallet.holdNext();
  await trade.place('Buy MYT');
  await request.asked;
  // After the check, before the signature: mined in the same block, just before the order.
  const data = encodeCall('token', 'approve', [chain.deployment.orderBook, 0n]);
  const takeBack = { from: chain.account(account), to: chain.deployment.tokens.USDC, data, ...FEE_CAP };
  await chain.node.rpc('eth_sendTransaction', takeBack);
  request.approve();
  await expect(trade.dialog('Transaction Submitted')).toBeVisible();
  const hash = await trade.shownHash('Transaction Submitted');

  await chain.setBlockSeconds(1);
  await expect(trade.notifications).toContainText('Failed');
  await expect(trade.notifications).toContainText('The token refused the transfer. Check its approval');
  expect((await chain.receipt(hash)).status).toBe('0x0');
  expect(await chain.balanceOf('MYT', account)).toBe(before);
});
