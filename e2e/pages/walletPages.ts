import { expect, type Locator, type Page } from '@playwright/test';
import type { Address } from '#domain/tokens/types.ts';

export interface WalletPages {
  pill: (account: Address) => Locator;
  connectButton: Locator;
  /** @returns the dialog */
  choose: () => Promise<Locator>;
  /** Waits until the header shows the account. */
  connect: (walletName: string, account: Address) => Promise<void>;
  openAccount: (account: Address) => Promise<Locator>;
  demoPanel: (title: string) => Locator;
}

/** "0x1234...abcd", as in the header. */
export const shortAddress = (account: Address): string => `${account.slice(0, 6)}...${account.slice(-4)}`;

export const walletPages = (page: Page): WalletPages => {
  const header = page.getByRole('banner');
  const connectButton = header.getByRole('button', { name: 'Connect Wallet' });
  const pill: WalletPages['pill'] = (account) => header.getByRole('button', { name: shortAddress(account) });
  const choose: WalletPages['choose'] = async () => {
    await connectButton.click();
    const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
    await expect(dialog).toBeVisible();
    return dialog;
  };
  return {
    pill,
    connectButton,
    choose,
    connect: async (walletName, account) => {
      const dialog = await choose();
      await dialog.getByRole('button', { name: walletName }).click();
      const connected = page.getByRole('dialog', { name: 'Account' });
      await expect(connected).toContainText(shortAddress(account));
      await connected.getByRole('button', { name: 'Close' }).click();
      await expect(connected).toBeHidden();
      await expect(pill(account)).toBeVisible();
    },
    openAccount: async (account) => {
      await pill(account).click();
      const dialog = page.getByRole('dialog', { name: 'Account' });
      await expect(dialog).toBeVisible();
      return dialog;
    },
    demoPanel: (title) => page.getByRole('dialog', { name: title }),
  };
};
