import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Address } from '#domain/tokens/types.ts';

/** The wallet in the header and its dialogs. */
export interface WalletPages {
  /** The header's button of a connected account. */
  pill: (account: Address) => Locator;
  connectButton: Locator;
  /** Opens the choice of wallets. @returns its dialog. */
  choose: () => Promise<Locator>;
  /** Connects a wallet and waits until the header shows the account. */
  connect: (walletName: string, account: Address) => Promise<void>;
  /** The account dialog of the connected account. */
  openAccount: (account: Address) => Promise<Locator>;
  /** The demo wallet's own window. */
  demoPanel: (title: string) => Locator;
}

/** "0x1234...abcd", the header's form of an account. */
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
