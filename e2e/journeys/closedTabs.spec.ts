import { parseEther } from 'ethers';
import { connectPhone, startPhoneWallet } from '../fixtures/phoneWallet.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWallet } from '../fixtures/wallet.ts';
import { tradePage } from '../pages/tradePage.ts';
import { walletPages } from '../pages/walletPages.ts';

const MARKET = { pay: 'MATIC', receive: 'WMATIC' } as const;
const ONE = 14;

test(
  'a batch that the wallet sends after its tab was closed is found by the opened page',
  { tag: '@phone' },
  async ({ chain, context, page, trade, trader, wallets }) => {
    const { account } = trader;
    const before = await chain.balanceOf('MYT', account);
    const closed = await context.newPage();
    const first = await installWallet(closed, chain.node);
    first.setBatches(true);
    first.authorize();
    const ticket = tradePage(closed);
    await ticket.open({ pay: 'USDC', receive: 'MYT' });
    await walletPages(closed).pill(chain.account(account)).waitFor();
    await ticket.pay.fill('100');
    await ticket.review('Buy MYT');
    const request = first.holdNext();
    await ticket.confirm('Buy MYT');
    await request.requests;
    await closed.close();

    await trader.connectAt(() => page.goto(trade.address({ pay: 'USDC', receive: 'MYT' })));
    const dialog = await wallets.openAccount(chain.account(account));
    await expect(dialog).toContainText(/Buy MYT.*Requested at \d{1,2}:\d\d.*, not answered/);
    request.approve();
    await expect(dialog).toContainText('Bought');
    await expect(dialog.getByText('unanswered')).toBeHidden();
    expect(await chain.balanceOf('MYT', account)).toBeGreaterThan(before);
  },
);

test(
  'a request to a phone by WalletConnect is found after its tab was closed',
  { tag: '@phone' },
  async ({ chain, context, page, stage, trade, wallets }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const phone = await startPhoneWallet(stage, chain, ONE);
    const before = await chain.balanceOf('WMATIC', ONE);
    const closed = await context.newPage();
    await closed.goto(trade.address(MARKET));
    await connectPhone(closed, phone);
    const ticket = tradePage(closed);
    await ticket.pay.fill('25');
    const held = phone.holdNext();
    await ticket.button('Wrap').click();
    const { answer } = await held;
    await closed.close();

    await page.goto(trade.address(MARKET));
    const dialog = await wallets.openAccount(chain.account(ONE));
    const listed = dialog.getByRole('list', { name: 'Needs your attention' });
    await expect(listed).toContainText('Wrap 25.00 MATIC');
    await expect(listed.getByRole('button', { name: 'Open wallet' })).toBeVisible();
    answer(true);
    await expect(dialog).toContainText('Wrapped 25.00 MATIC');
    await expect(listed).toBeHidden();
    expect(await chain.balanceOf('WMATIC', ONE)).toBe(before + parseEther('25'));
    await phone.stop();
  },
);
