import { parseEther } from 'ethers';
import { offeredLink, startPhoneWallet } from '../fixtures/phoneWallet.ts';
import { expect, test } from '../fixtures/test.ts';

const ONE = 14;
/** A session of WalletConnect ends after seven days. */
const SESSION_MS = 7 * 24 * 3_600_000 + 60_000;
const WRAPPED = parseEther('25');

test(
  'a link that nobody uses expires; a late answer is followed; another wallet ends the session, and so do seven days',
  { tag: '@once' },
  async ({ chain, context, page, stage, trade, trader, wallets }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(trade.address({ pay: 'MATIC', receive: 'WMATIC' }));
    await trader.connect();
    const account = await wallets.openAccount(chain.account(trader.account));
    await account.getByRole('button', { name: 'Change' }).click();
    const choice = page.getByRole('dialog');
    await choice.getByRole('button', { name: 'WalletConnect' }).click();
    await offeredLink(page);
    await page.clock.fastForward('05:02');
    await expect(choice.getByRole('alert')).toContainText('Nobody used the link in time.');
    await expect(wallets.pill(chain.account(trader.account))).toHaveCount(1);
    await choice.getByRole('button', { name: 'Try Again' }).click();
    const phone = await startPhoneWallet(stage, chain, ONE);
    await phone.pair(await offeredLink(page));
    await expect(account).toContainText('Connected with WalletConnect (Test Phone)');
    await account.getByRole('button', { name: 'Close' }).click();

    const before = await chain.balanceOf('WMATIC', ONE);
    await trade.pay.fill('25');
    const held = phone.holdNext();
    await trade.button('Wrap').click();
    const { answer } = await held;
    const waiting = trade.dialog('Waiting For Confirmation');
    await waiting.getByRole('button', { name: 'Close' }).click();
    await expect(waiting).toBeHidden();
    await expect(trade.notifications).toContainText('A request is still waiting in your wallet');
    answer(true);
    await expect(trade.notifications).toContainText('Wrapped 25.00 MATIC');
    expect(await chain.balanceOf('WMATIC', ONE)).toBe(before + WRAPPED);

    await wallets.openAccount(chain.account(ONE));
    await account.getByRole('button', { name: 'Change' }).click();
    await choice.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(account).toContainText('Connected with Test Wallet');
    await expect.poll(phone.sessions).toBe(0);

    await account.getByRole('button', { name: 'Change' }).click();
    await choice.getByRole('button', { name: 'WalletConnect' }).click();
    await phone.pair(await offeredLink(page));
    await expect(account).toContainText('Connected with WalletConnect (Test Phone)');
    await account.getByRole('button', { name: 'Close' }).click();
    await page.clock.fastForward(SESSION_MS);
    await expect(page.getByRole('status').filter({ hasText: 'The connection to your wallet ended' })).toBeVisible();
    await expect(wallets.connectButton).toBeVisible();
    await phone.stop();
  },
);
