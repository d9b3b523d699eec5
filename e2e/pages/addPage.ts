import { expect, type Locator, type Page } from '@playwright/test';
import type { Address } from '#domain/tokens/types.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { visit } from './allRoutes.ts';
import { buttonName } from './buttonName.ts';
import { closeOutcome } from './outcome.ts';
import type { CurrencySymbol } from './shownQuote.ts';

export interface AddPage {
  readonly page: Page;
  readonly form: Locator;
  amount: (symbol: CurrencySymbol) => Locator;
  address: (a: CurrencySymbol | Address, b: CurrencySymbol | Address, exchange?: string) => string;
  open: (...at: Parameters<AddPage['address']>) => Promise<void>;
  button: (name: string | RegExp) => Locator;
  readonly confirmation: Locator;
  /** Includes the confirmation. */
  supply: () => Promise<void>;
  approve: (symbol: CurrencySymbol) => Promise<void>;
  /** Types the amount. @returns the dialog, which is not confirmed */
  supplyOne: (symbol: CurrencySymbol, amount: string) => Promise<Locator>;
  /** @returns the dialog's text, once mined */
  happened: () => Promise<string>;
}

/** Currency id in the app's URLs. */
export const idOf = (currency: CurrencySymbol | Address): string => {
  if (currency === 'MATIC') return 'ETH';
  return currency.startsWith('0x') ? currency : TOKENS[currency as keyof typeof TOKENS].address;
};

/** `place`: a frame of the page. */
export const addPage = (page: Page, place: Pick<Page, 'getByRole'> = page): AddPage => {
  const form = place.getByRole('region', { name: /^(Add Liquidity|Create a pair)$/ });
  const confirmation = place.getByRole('dialog', { name: /^(Add Liquidity|Create a pair)$/ });
  const address: AddPage['address'] = (a, b, exchange) =>
    `/add/${idOf(a)}/${idOf(b)}${exchange === undefined ? '' : `?dex=${exchange}`}`;
  const button: AddPage['button'] = (name) => form.getByRole('button', buttonName(name));
  return {
    page,
    form,
    amount: (symbol) => form.getByRole('textbox', { name: `Amount of ${symbol}` }),
    address,
    open: async (...at) => {
      await visit(page, address(...at));
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
    supplyOne: async (symbol, amount) => {
      await button('Supply one token').click();
      const dialog = place.getByRole('dialog', { name: 'Supply one token' });
      await dialog.getByRole('radio', { name: symbol }).click();
      await dialog.getByRole('textbox', { name: `Amount of ${symbol} to supply` }).fill(amount);
      return dialog;
    },
    happened: () => closeOutcome(place),
  };
};
