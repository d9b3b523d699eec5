import { expect, type Locator, type Page } from '@playwright/test';
import { idOf } from './addPage.ts';
import { visit } from './allRoutes.ts';
import { buttonName } from './buttonName.ts';
import { closeOutcome } from './outcome.ts';
import type { CurrencySymbol } from './shownQuote.ts';

export interface RemovePage {
  readonly page: Page;
  readonly form: Locator;
  readonly percent: Locator;
  readonly slider: Locator;
  readonly poolTokens: Locator;
  readonly includeStaked: Locator;
  amount: (symbol: CurrencySymbol) => Locator;
  address: (a: CurrencySymbol, b: CurrencySymbol, exchange?: string) => string;
  open: (...at: Parameters<RemovePage['address']>) => Promise<void>;
  button: (name: string) => Locator;
  readonly confirmation: Locator;
  receiveOne: (symbol: CurrencySymbol | 'Move') => Promise<void>;
  sign: () => Promise<void>;
  remove: () => Promise<void>;
  /** @returns the dialog's text, once mined */
  happened: () => Promise<string>;
}

/** `place`: a frame of the page. */
export const removePage = (page: Page, place: Pick<Page, 'getByRole'> = page): RemovePage => {
  const form = place.getByRole('region', { name: 'Remove Liquidity' });
  const confirmation = place.getByRole('dialog', { name: 'You will receive' });
  const address: RemovePage['address'] = (a, b, exchange) =>
    `/remove/${idOf(a)}/${idOf(b)}${exchange === undefined ? '' : `?dex=${exchange}`}`;
  const button: RemovePage['button'] = (name) => form.getByRole('button', buttonName(name));
  return {
    page,
    form,
    percent: form.getByRole('textbox', { name: 'Percent to remove' }),
    slider: form.getByRole('slider', { name: 'Share of your pool tokens' }),
    poolTokens: form.getByRole('textbox', { name: 'Pool tokens to remove' }),
    includeStaked: form.getByRole('switch', { name: 'Include staked pool tokens' }),
    amount: (symbol) => form.getByRole('textbox', { name: `Amount of ${symbol}`, exact: true }),
    address,
    open: async (...at) => {
      await visit(page, address(...at));
      await form.waitFor();
    },
    button,
    confirmation,
    sign: async () => {
      await button('Sign').click();
      await expect(button('Remove')).toBeEnabled();
    },
    remove: async () => {
      await button('Remove').click();
      await confirmation.getByRole('button', { name: 'Confirm' }).click();
    },
    receiveOne: (symbol) => form.getByRole('radio', { name: symbol }).click(),
    happened: () => closeOutcome(place),
  };
};
