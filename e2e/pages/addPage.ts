import { expect, type Locator, type Page } from '@playwright/test';
import type { Address } from '#domain/tokens/types.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { buttonName } from './buttonName.ts';
import type { CurrencySymbol } from './shownQuote.ts';

export interface AddPage {
  readonly page: Page;
  readonly form: Locator;
  amount: (symbol: CurrencySymbol) => Locator;
  open: (a: CurrencySymbol | Address, b: CurrencySymbol | Address, exchange?: string) => Promise<void>;
  button: (name: string | RegExp) => Locator;
  readonly confirmation: Locator;
  /** Includes the confirmation. */
  supply: () => Promise<void>;
  approve: (symbol: CurrencySymbol) => Promise<void>;
  /** @returns the dialog's text, once mined */
  happened: () => Promise<string>;
}

/** Currency id in the app's URLs. */
export const idOf = (currency: CurrencySymbol | Address): string => {
  if (currency === 'MATIC') return 'ETH';
  return currency.startsWith('0x') ? currency : TOKENS[currency as keyof typeof TOKENS].address;
};

export const addPage = (page: Page): AddPage => {
  const form = page.getByRole('region', { name: /^(Add Liquidity|Create a pair)$/ });
  const confirmation = page.getByRole('dialog', { name: /^(Add Liquidity|Create a pair)$/ });
  const button: AddPage['button'] = (name) => form.getByRole('button', buttonName(name));
  return {
    page,
    form,
    amount: (symbol) => form.getByRole('textbox', { name: `Amount of ${symbol}` }),
    open: async (a, b, exchange) => {
      await page.goto(`/add/${idOf(a)}/${idOf(b)}${exchange === undefined ? '' : `?dex=${exchange}`}`);
      await form.waitFor();
    },
    button,
    confirmation,
    supply: async () => {
      await button('Supply').click();
      const confirm = confirmation.getByRole('button', { name: /supply$/ });
      const word = confirmation.getByRole('textbox', { name: 'Type CONFIRM to supply at this price' });
      // A price far from the market needs a typed word.
      await expect(async () => {
        if (await word.isVisible()) await word.fill('CONFIRM');
        await expect(confirm).toBeEnabled({ timeout: 1000 });
      }).toPass();
      await confirm.click();
    },
    approve: async (symbol) => {
      await button(`Approve ${symbol}`).click();
      await expect(button(`Approve ${symbol}`)).toBeHidden();
      await expect(button(`Approving ${symbol}`)).toBeHidden();
    },
    happened: async () => {
      const done = page.getByRole('dialog', { name: 'What happened' });
      await done.waitFor();
      const text = await done.innerText();
      await done.getByRole('button', { name: 'Close' }).last().click();
      await expect(done).toBeHidden();
      return text;
    },
  };
};
