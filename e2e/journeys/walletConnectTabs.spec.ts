import { parseEther } from 'ethers';
import { offeredLink, startPhoneWallet } from '../fixtures/phoneWallet.ts';
import { expect, test } from '../fixtures/test.ts';
import { tradePage } from '../pages/tradePage.ts';

const ONE = 14;
const WRAPPED = parseEther('25');

test(
  'two tabs that connect at the same time both sign, also after a reload',
  { tag: '@once' },
  async ({ chain, context, page, stage, trade }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pages = [page, await context.newPage()];
    const phones = await Promise.all(pages.map(() => startPhoneWallet(stage, chain, ONE)));
    const links: string[] = [];
    for (const tab of pages) {
      await tab.goto(trade.address({ pay: 'MATIC', receive: 'WMATIC' }));
      await tab.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
      await tab.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click();
      links.push(await offeredLink(tab));
    }
    await Promise.all(phones.map((phone, index) => phone.pair(links[index] ?? '')));
    for (const tab of pages) await expect(tab.getByRole('dialog', { name: 'Account' })).toBeVisible();
    for (const tab of pages) await tab.reload();
    for (const tab of pages) {
      await tab.bringToFront();
      const before = await chain.balanceOf('WMATIC', ONE);
      const ticket = tradePage(tab);
      await ticket.pay.fill('25');
      await ticket.button('Wrap').click();
      await expect.poll(() => chain.balanceOf('WMATIC', ONE)).toBe(before + WRAPPED);
    }
    for (const phone of phones) await phone.stop();
  },
);
