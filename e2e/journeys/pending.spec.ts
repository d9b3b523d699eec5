import { parseEther } from 'ethers';
import { encodeCall } from '../devnet/contracts.ts';
import { FEE_CAP } from '../devnet/feeCap.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWallet } from '../fixtures/wallet.ts';
import { closeNotices } from '../pages/outcome.ts';
import { tradePage } from '../pages/tradePage.ts';
import { walletPages } from '../pages/walletPages.ts';

test(
  'a reload while an order is pending leaves the field empty, and the order is still pending, and then reported',
  { tag: '@once' },
  async ({ chain, page, trade, trader, wallet, wallets }) => {
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

    await test.step('finds and announces an order that the wallet approved after the page was reloaded', async () => {
      await closeNotices(page);
      await trade.pay.fill('100');
      const before = await chain.balanceOf('MYT', account);
      const request = wallet.holdNext();
      await trade.place('Buy MYT');
      await request.requests;
      await page.reload();
      const dialog = await wallets.openAccount(chain.account(account));
      const recent = dialog.getByRole('region', { name: 'Recent Transactions' });
      await expect(recent).toContainText(/Requested at \d{1,2}:\d\d.*, not answered/);
      await expect(recent.getByRole('button', { name: 'Forget' })).toBeVisible();

      request.approve();
      await expect(recent.getByRole('img', { name: 'Done' })).toHaveCount(2);
      await expect(recent.getByRole('button', { name: 'Forget' })).toBeHidden();
      await expect(recent).toContainText('Bought');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(trade.notifications).toContainText('Bought');
      expect(await chain.balanceOf('MYT', account)).toBeGreaterThan(before);
    });
  },
);

test(
  'finds a wrap that the wallet approved after its tab was thrown away, and asks before a second one',
  { tag: '@phone' },
  async ({ chain, context, page, trade, trader, wallet, wallets }) => {
    const { account } = trader;
    const address = trade.address({ pay: 'MATIC', receive: 'WMATIC' });
    const before = await chain.balanceOf('WMATIC', account);
    const thrownAway = await context.newPage();
    const firstWallet = await installWallet(thrownAway, chain.node);
    firstWallet.authorize();
    await thrownAway.goto(address);
    const first = tradePage(thrownAway);
    await walletPages(thrownAway).pill(chain.account(account)).waitFor();
    await first.pay.fill('2');
    const request = firstWallet.holdNext();
    await first.button('Wrap').click();
    await request.requests;
    await thrownAway.close();

    await trader.connectAt(() => page.goto(address));
    await trade.pay.fill('2');
    await trade.button('A request is still waiting in your wallet').click();
    const question = page.getByRole('dialog', { name: 'A request is still waiting in your wallet' });
    await expect(question).toContainText('Wrap 2.00 MATIC, requested at');
    await question.getByRole('button', { name: 'Keep waiting' }).click();
    await expect(question).toBeHidden();
    expect(wallet.count('eth_sendTransaction')).toBe(0);

    const dialog = await wallets.openAccount(chain.account(account));
    const recent = dialog.getByRole('region', { name: 'Recent Transactions' });
    await expect(recent).toContainText(/Wrap 2\.00 MATIC.*Requested at \d{1,2}:\d\d.*, not answered/);
    await recent.getByRole('button', { name: 'Look again' }).click();
    await expect(recent.getByRole('button', { name: 'Forget' })).toBeVisible();
    request.approve();
    await expect(recent).toContainText('Wrapped 2.00 MATIC');
    await expect(recent).not.toContainText('unanswered');
    expect(await chain.balanceOf('WMATIC', account)).toBe(before + parseEther('2'));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(trade.button('Wrap')).toBeVisible();
  },
);

test('shows when the contract refuses a sent order', { tag: '@once' }, async ({ chain, trade, trader, wallet }) => {
  const { account } = trader;
  await trader.readyToBuy();
  const before = await chain.balanceOf('MYT', account);
  await chain.setBlockSeconds(0);
  const request = wallet.holdNext();
  await trade.place('Buy MYT');
  await request.requests;
  // After the check and before the signature: mined just before the order.
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
