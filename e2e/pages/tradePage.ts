import { expect, type Locator, type Page } from '@playwright/test';
import type { Hex } from '#domain/multicall/types.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { buttonName } from './buttonName.ts';
import { readQuote, type CurrencySymbol, type ShownQuote } from './shownQuote.ts';

export interface Happened {
  readonly text: string;
  readonly hash: Hex;
}

export interface TradeAddress {
  readonly pay: CurrencySymbol;
  readonly receive: CurrencySymbol;
  readonly type?: 'limit';
  readonly theme?: 'dark' | 'light';
}

export interface TradePage {
  readonly page: Page;
  readonly ticket: Locator;
  readonly pay: Locator;
  readonly receive: Locator;
  readonly price: Locator;
  readonly book: Locator;
  shownBlock: () => Promise<number>;
  readonly levels: Locator;
  readonly openOrders: Locator;
  /** One for each open order. */
  readonly cancelButtons: Locator;
  readonly notifications: Locator;
  address: (market: TradeAddress) => string;
  /** Waits for its ladder. */
  open: (market: TradeAddress) => Promise<void>;
  dialog: (name: string | RegExp) => Locator;
  button: (name: string | RegExp) => Locator;
  quote: () => Promise<ShownQuote>;
  shownQuote: (dialog: string) => Promise<ShownQuote>;
  /** @returns the confirmation's quote */
  review: (button: string) => Promise<ShownQuote>;
  confirm: (button: string) => Promise<void>;
  /** Reviews and confirms. @returns the confirmation's quote */
  place: (button: string) => Promise<ShownQuote>;
  /** Waits for the receipt and closes the dialog. */
  happened: () => Promise<Happened>;
  shownHash: (dialog: string) => Promise<Hex>;
  /** There must be only one. */
  cancelOrder: () => Promise<void>;
  /** Opens the dialog to cancel so many orders. */
  cancelAll: (count: number) => Promise<Locator>;
}

const idOf = (symbol: CurrencySymbol): string => (symbol === 'MATIC' ? 'ETH' : TOKENS[symbol].address);

const addressOf = ({ pay, receive, type, theme }: TradeAddress): string => {
  const query = new URLSearchParams({ ...(type && { type }), ...(theme && { theme }) }).toString();
  return `/trade/${idOf(pay)}/${idOf(receive)}${query === '' ? '' : `?${query}`}`;
};

const hashIn = async (dialog: Locator): Promise<Hex> => {
  const href = await dialog.getByRole('link', { name: 'View on Explorer' }).getAttribute('href');
  const hash = /0x[0-9a-f]{64}$/.exec(href ?? '')?.[0];
  if (hash === undefined) throw new Error(`No transaction hash in ${String(href)}`);
  return hash as Hex;
};

/** `place`: a frame of the page. */
export const tradePage = (page: Page, place: Pick<Page, 'getByRole'> = page): TradePage => {
  const ticket = place.getByRole('region', { name: 'Order ticket' });
  const book = place.getByRole('region', { name: 'Order book', exact: true });
  const levels = book.getByRole('row', { name: /^(Buy|Sell) side/ });
  const openOrders = place.getByRole('tabpanel', { name: /^Open orders/ });
  const cancelButtons = openOrders.getByRole('button', { name: /^Cancel the order of/ });
  const dialog = (name: string | RegExp): Locator => place.getByRole('dialog', { name });
  const button: TradePage['button'] = (name) => ticket.getByRole('button', buttonName(name));
  const review: TradePage['review'] = async (name) => {
    await button(name).click();
    return readQuote(dialog('Confirm order')).catch(async (cause: unknown) => {
      const dialogs = await place.getByRole('dialog').allInnerTexts();
      const shown = dialogs.length > 0 ? dialogs.join(' | ') : `no dialog; the ticket: ${await ticket.innerText()}`;
      throw new Error(`"Confirm order" had no quote. Open: ${shown.replaceAll(/\s+/g, ' ')}`, { cause });
    });
  };
  const confirm: TradePage['confirm'] = (name) => dialog('Confirm order').getByRole('button', { name }).click();
  return {
    page,
    ticket,
    pay: ticket.getByRole('textbox', { name: 'Amount to pay' }),
    receive: ticket.getByRole('textbox', { name: 'Amount to receive' }),
    price: ticket.getByRole('textbox', { name: 'Limit price' }),
    book,
    shownBlock: async () => Number(/Block ([\d,]+)/.exec(await book.innerText())?.[1]?.replaceAll(',', '')),
    levels,
    openOrders,
    cancelButtons,
    notifications: place.getByRole('region', { name: 'Notifications' }),
    address: addressOf,
    open: async (market) => {
      await page.goto(addressOf(market));
      // `expect` would describe the whole page at each look.
      await levels.first().waitFor();
    },
    dialog,
    button,
    quote: () => readQuote(ticket),
    shownQuote: (name) => readQuote(dialog(name)),
    review,
    confirm,
    place: async (name) => {
      const quote = await review(name);
      await confirm(name);
      return quote;
    },
    happened: async () => {
      const done = dialog('What happened');
      await done.waitFor();
      const answer = { text: await done.innerText(), hash: await hashIn(done) };
      await done.getByRole('button', { name: 'Close' }).last().click();
      await expect(done).toBeHidden();
      return answer;
    },
    shownHash: (name) => hashIn(dialog(name)),
    cancelOrder: async () => {
      await cancelButtons.click();
      await dialog('Cancel this order?').getByRole('button', { name: 'Cancel order' }).click();
    },
    cancelAll: async (count) => {
      await expect(cancelButtons).toHaveCount(count);
      await openOrders.getByRole('button', { name: 'Cancel all' }).click();
      return dialog(new RegExp(`^Cancel(ling)? ${count} orders`));
    },
  };
};
