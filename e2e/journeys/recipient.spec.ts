import { parseUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { shortAddress } from '../pages/walletPages.ts';

const [ALICE] = ROLES.demo;
const NOBODY = "Nobody has this name. Check it, or enter the account's address.";

test(
  'pays a recipient by ENS name, who owns the open order, and a market order by address',
  { tag: '@once' },
  async ({ chain, trade, trader }) => {
    const { account } = trader;
    await chain.approve(account, 'USDC');
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT', type: 'limit' }));
    const before = { usdc: await chain.balanceOf('USDC', account), own: await chain.balanceOf('MYT', account) };
    const orders = (await chain.openOrders('USDC', 'MYT', ALICE)).length;

    await trade.price.fill('0.4');
    await trade.pay.fill('400');
    await trade.ticket.getByRole('button', { name: 'Send to another address' }).click();
    const recipient = trade.ticket.getByRole('textbox', { name: 'Recipient' });
    await expect(trade.button('Enter a recipient')).toBeDisabled();
    await recipient.fill('nobody.eth');
    await expect(trade.ticket).toContainText(NOBODY);
    await expect(trade.button('Invalid recipient')).toBeDisabled();
    await recipient.fill('alice.eth');
    await expect(trade.ticket.getByText(chain.account(ALICE))).toBeInViewport({ ratio: 1 });
    await expect(trade.ticket).toContainText('This recipient owns the order');
    await trade.review('Buy MYT');
    await expect(trade.dialog('Confirm order')).toContainText(
      `This account is paid instead of yours, and only it can cancel the open part: ${chain.account(ALICE)}`,
    );
    await trade.confirm('Buy MYT');
    await trade.happened();

    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - parseUnits('400', 6));
    expect(await chain.balanceOf('MYT', account)).toBe(before.own);
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
    const hers = await chain.openOrders('USDC', 'MYT', ALICE);
    expect(hers).toHaveLength(orders + 1);
    expect(hers).toContainEqual(expect.objectContaining({ from: parseUnits('400', 6), to: parseUnits('1000', 18) }));
    await expect(trade.openOrders).toContainText('No open orders');

    await test.step('a market order pays another address', async () => {
      await trade.ticket.getByRole('tab', { name: 'Market' }).click();
      const held = { hers: await chain.balanceOf('MYT', ALICE), own: await chain.balanceOf('MYT', account) };
      await trade.pay.fill('100');
      const again = trade.ticket.getByRole('button', { name: 'Send to another address' });
      if (await again.isVisible()) await again.click();
      await recipient.fill(chain.account(ALICE));
      const quoted = await trade.review('Buy MYT');
      const notice = `The order will belong to ${shortAddress(chain.account(ALICE))}`;
      await expect(trade.dialog('Confirm order')).toContainText(notice);
      await trade.confirm('Buy MYT');
      await trade.happened();
      expect(await chain.balanceOf('MYT', ALICE)).toBe(held.hers + quoted.filled.base);
      expect(await chain.balanceOf('MYT', account)).toBe(held.own);
    });
  },
);
