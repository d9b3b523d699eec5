import { expect, type Locator, type Page } from '@playwright/test';
import { TOKENS } from '../devnet/tokens.ts';
import { buttonName } from './buttonName.ts';
import type { CurrencySymbol } from './shownQuote.ts';

export interface RemovePage {
  readonly page: Page;
  readonly form: Locator;
  readonly percent: Locator;
  readonly slider: Locator;
  readonly poolTokens: Locator;
  readonly includeStaked: Locator;
  amount: (symbol: CurrencySymbol) => Locator;
  open: (a: CurrencySymbol, b: CurrencySymbol, exchange?: string) => Promise<void>;
  button: (name: string) => Locator;
  readonly confirmation: Locator;
  sign: () => Promise<void>;
  remove: () => Promise<void>;
  /** @returns the dialog's text, once mined */
  happened: () => Promise<string>;
}

const idOf = (symbol: CurrencySymbol): string => (symbol === 'MATIC' ? 'ETH' : TOKENS[symbol].address);

export const removePage = (page: Page): RemovePage => {
  const form = page.getByRole('region', { name: 'Remove Liquidity' });
  const confirmation = page.getByRole('dialog', { name: 'You will receive' });
  const button: RemovePage['button'] = (name) => form.getByRole('button', buttonName(name));
  return {
    page,
    form,
    percent: form.getByRole('textbox', { name: 'Percent to remove' }),
    slider: form.getByRole('slider', { name: 'Share of your pool tokens' }),
    poolTokens: form.getByRole('textbox', { name: 'Pool tokens to remove' }),
    includeStaked: form.getByRole('switch', { name: 'Include staked pool tokens' }),
    amount: (symbol) => form.getByRole('textbox', { name: `Amount of ${symbol}`, exact: true }),
    open: async (a, b, exchange) => {
      await page.goto(`/remove/${idOf(a)}/${idOf(b)}${exchange === undefined ? '' : `?dex=${exchange}`}`);
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
