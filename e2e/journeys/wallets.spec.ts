import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { installWallet, OTHER_WALLET } from '../fixtures/wallet.ts';

const OTHER = 14;

test(
  'a locked wallet: queried by a press alone, it may answer late, twice, or be locked again; with another account nothing is sent',
  { tag: '@once' },
  async ({ chain, page, trade, trader, wallet, wallets }) => {
    const { account } = trader;
    await chain.approve(account, 'USDC');
    const pill = wallets.pill(chain.account(account));
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    expect(wallet.count('eth_requestAccounts')).toBe(0);

    await test.step('it waits to be unlocked while its dialog is left and opened again, and both requests are answered', async () => {
      const first = wallet.holdNext();
      const dialog = await wallets.choose();
      await dialog.getByRole('button', { name: 'Test Wallet' }).click();
      await first.requests;
      await expect(dialog.getByText('Initializing...')).toBeVisible();
      await expect(dialog.getByText('Open your wallet and allow the connection')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await trade.pay.fill('10');
      await expect(trade.button('Connect Wallet')).toBeEnabled();

      const second = wallet.holdNext();
      await (await wallets.choose()).getByRole('button', { name: 'Test Wallet' }).click();
      await second.requests;
      first.approve();
      second.approve();
      const connected = page.getByRole('dialog', { name: 'Account' });
      await connected.getByRole('button', { name: 'Close' }).click();
      await expect(pill).toBeVisible();
      await expect(trade.pay).toHaveValue('10');
      expect(wallet.count('eth_requestAccounts')).toBe(2);
    });

    await test.step('locked again it is gone, and unlocked it is back without a press', async () => {
      await wallet.lock();
      await expect(wallets.connectButton).toBeVisible();
      await wallet.unlock();
      await expect(pill).toBeVisible();
      expect(wallet.count('eth_requestAccounts')).toBe(3);
    });

    await test.step('it has selected another account and reported it to nobody: nothing is sent', async () => {
      await expect(trade.button('Buy MYT')).toBeEnabled();
      wallet.setAccountSilently(OTHER);
      await trade.place('Buy MYT');
      const refused = trade.dialog('Error');
      await expect(refused).toContainText("Your wallet's account changed, so nothing was sent.");
      await refused.getByRole('button', { name: 'Dismiss' }).click();
      expect(wallet.count('eth_sendTransaction')).toBe(0);
    });

    await test.step('a refusal is gone when the dialog is opened again', async () => {
      wallet.setAccountSilently(account);
      await wallet.lock();
      wallet.rejectNext();
      const dialog = await wallets.choose();
      await dialog.getByRole('button', { name: 'Test Wallet' }).click();
      await expect(dialog.getByText('Error connecting')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await wallets.choose();
      await expect(dialog.getByRole('button', { name: 'Test Wallet' })).toBeVisible();
      await expect(dialog.getByText('Error connecting')).toHaveCount(0);
    });
  },
);

test(
  'two wallets are changed without a reload: the last one signs, is reconnected, and the other is not queried again',
  { tag: '@once' },
  async ({ chain, page, trade, trader, wallet, wallets }) => {
    const other = await installWallet(page, chain.node, OTHER_WALLET);
    other.setAccountSilently(OTHER);
    await chain.approve(OTHER, 'USDC');
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await trader.connect();
    const first = await wallets.openAccount(chain.account(trader.account));
    await expect(first.getByText('Connected with Test Wallet')).toBeVisible();
    await first.getByRole('button', { name: 'Change' }).click();
    const choice = page.getByRole('dialog', { name: 'Connect a wallet' });
    await choice.getByRole('button', { name: 'Other Wallet' }).click();
    const account = page.getByRole('dialog', { name: 'Account' });
    await expect(account.getByText('Connected with Other Wallet')).toBeVisible();
    await account.getByRole('button', { name: 'Close' }).click();
    const pill = wallets.pill(chain.account(OTHER));
    await expect(pill).toBeVisible();

    const sentRequests = wallet.count('eth_requestAccounts');
    await wallet.setAccount(15);
    await wallet.setChain(1);
    await wallet.setChain(137);
    await expect(pill).toBeVisible();
    await expect(page.getByText('Wrong Network')).toHaveCount(0);

    await trade.pay.fill('20');
    const before = await chain.balanceOf('MYT', OTHER);
    const quoted = await trade.place('Buy MYT');
    await trade.happened();
    expect(await chain.balanceOf('MYT', OTHER)).toBe(before + quoted.filled.base);
    expect(wallet.count('eth_sendTransaction')).toBe(0);

    await page.reload();
    await expect(pill).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(wallet.count('eth_requestAccounts')).toBe(sentRequests);
    expect(await page.evaluate(() => localStorage.getItem('wallet'))).toBe(OTHER_WALLET.rdns);
  },
);

test(
  'wallets with long, blank, turned, repeated or borrowed names and broken icons keep to their rows; a late one is found',
  { tag: '@once' },
  async ({ page, trade, wallets }) => {
    await page.addInitScript(() => {
      const wallet = (uuid: string, name: string, rdns: string) => ({
        info: { uuid, name, rdns, icon: 'data:image/png;base64,AAAA' },
        provider: { request: () => Promise.resolve([]) },
      });
      const found = [
        wallet('a', 'x'.repeat(3000), 'long.example'),
        wallet('b', ' \u200b\u202e', 'blank.example'),
        wallet('c', '\u202etekcoP', 'turned.example'),
        wallet('d', 'Pocket', 'genuine.example'),
        wallet('e', 'Росket', 'imitation.example'),
        wallet('f', 'WalletConnect', 'borrowed.example'),
      ];
      const announce = (): void => {
        for (const detail of found) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      };
      addEventListener('eip6963:requestProvider', announce);
    });
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    const dialog = await wallets.choose();
    const row = (name: string | RegExp) => dialog.getByRole('listitem').filter({ hasText: name });
    await expect(row('blank.example')).toHaveCount(1);
    await expect(row('tekcoP')).toContainText('In this browser');
    await expect(row('genuine.example')).toContainText('Pocket');
    await expect(row('imitation.example')).toHaveCount(1);
    await expect(row('borrowed.example')).toContainText('WalletConnect');
    // The other wallet has a valid picture.
    await expect(dialog.locator('li img')).toHaveCount(1);
    const rightOf = async (part: Locator): Promise<number> => {
      const { x, width } = (await part.boundingBox()) ?? { x: Infinity, width: 0 };
      return x + width;
    };
    expect(await rightOf(row(/^x/).getByText('Detected'))).toBeLessThan(await rightOf(dialog));

    await page.evaluate(() => Object.assign(window, { ethereum: { request: () => Promise.resolve([]) } }));
    await row('Browser wallet').getByRole('button').click();
    await expect(dialog).toContainText('The wallet shared no account.');
  },
);
