import type { Locator } from '@playwright/test';
import { parseUnits } from 'ethers';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { parseShown } from '../pages/shownQuote.ts';
import { goWithin } from '../pages/allRoutes.ts';

interface Trade {
  readonly pay: 'USDC' | 'WBTC' | 'TEL';
  readonly receive: 'USDC' | 'WBTC' | 'TEL';
  readonly amount: string;
  readonly button: string;
  readonly hasOtherExchange: boolean;
}

const TRADES: readonly Trade[] = [
  { pay: 'USDC', receive: 'WBTC', amount: '1234.567891', button: 'Buy WBTC', hasOtherExchange: true },
  { pay: 'WBTC', receive: 'USDC', amount: '0.02349999', button: 'Sell WBTC', hasOtherExchange: true },
  { pay: 'USDC', receive: 'TEL', amount: '98.765435', button: 'Buy TEL', hasOtherExchange: false },
  { pay: 'TEL', receive: 'USDC', amount: '12345.67', button: 'Sell TEL', hasOtherExchange: false },
];

interface ExactFigure {
  readonly shown: string;
  readonly exact: string;
}

const exactIn = (place: Locator): Promise<ExactFigure[]> =>
  place.locator('[data-exact]').evaluateAll((all) =>
    all.map((entry) => ({
      shown: (entry as HTMLElement).innerText.replace(/\s+/g, ' '),
      exact: entry.getAttribute('data-exact') ?? '',
    })),
  );

const line = (place: Locator, label: string): Locator =>
  place
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${label}`) })
    .locator('dd');

const only = async (place: Locator): Promise<ExactFigure> => {
  await place.locator('[data-exact]').waitFor();
  const [exactFigure] = await exactIn(place);
  if (!exactFigure) throw new Error('No exact figure');
  return exactFigure;
};

/** A fact, rounded to the nearest of the shown decimals. */
const roundedAs = (shown: string, exact: bigint, decimals: number): bigint => {
  const unit = 10n ** BigInt(decimals - (/\.(\d+)/.exec(shown)?.[1]?.length ?? 0));
  return ((2n * exact + unit) / (2n * unit)) * unit;
};

test(
  'tokens with 8, 6 and 2 decimals: no figure promises more than the chain does, and every one is reported exactly',
  { tag: '@once' },
  async ({ chain, page, trade, trader }) => {
    const { account } = trader;
    for (const { pay } of TRADES) await chain.approve(account, pay);
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'TEL' }));
    for (const { pay, receive, amount, button, hasOtherExchange } of TRADES) {
      const paid = parseUnits(amount, TOKENS[pay].decimals);
      await goWithin(page, trade.address({ pay, receive }));
      await trade.pay.fill(amount);
      if (hasOtherExchange) await trade.ticket.getByRole('radio', { name: 'MYT Exchange' }).click();
      await expect(trade.button(button)).toBeEnabled();
      const before = { paid: await chain.balanceOf(pay, account), got: await chain.balanceOf(receive, account) };
      const quoted = await trade.review(button);

      const dialog = trade.dialog('Confirm order');
      const max = await only(line(dialog, 'You pay, at most'));
      const now = await only(line(dialog, 'You receive now'));
      const min = await only(line(dialog, 'Minimum received'));
      expect(parseShown(max.exact)).toBe(paid);
      expect(parseShown(max.shown)).toBeGreaterThanOrEqual(paid);
      expect([quoted.rest.base, quoted.rest.quote]).toEqual([0n, 0n]);
      expect(parseShown(now.exact)).toBe(quoted.filled.base + quoted.filled.quote - paid);
      expect(await only(line(trade.ticket, 'Minimum received'))).toEqual(min);
      for (const { shown, exact } of [now, min]) {
        expect(parseShown(shown)).toBeLessThanOrEqual(parseShown(exact));
      }
      await trade.confirm(button);

      const done = trade.dialog('What happened');
      await expect(done).toBeVisible();
      const spent = before.paid - (await chain.balanceOf(pay, account));
      const got = (await chain.balanceOf(receive, account)) - before.got;
      expect(spent).toBe(paid);
      expect(got).toBeGreaterThanOrEqual(parseShown(min.exact));
      const figures = /(?:Bought|Sold) ([\d.,]+ \w+) for ([\d.,]+ \w+)/.exec(await done.innerText());
      const words = figures?.slice(1).sort((a) => (a.endsWith(pay) ? -1 : 1)) ?? [];
      const [spentWords = '', gotWords = ''] = words;
      expect(parseShown(spentWords)).toBe(roundedAs(spentWords, spent, TOKENS[pay].decimals));
      expect(parseShown(gotWords)).toBe(roundedAs(gotWords, got, TOKENS[receive].decimals));

      const sources = [...(await exactIn(line(done, 'From book'))), ...(await exactIn(line(done, 'From pool')))];
      expect(sources.reduce((sum, { exact }) => sum + parseShown(exact), 0n)).toBe(got);
      const fee = await only(line(done, 'Taker fee'));
      expect(parseShown(fee.exact, 3)).toBe(spent * 3n);

      const price = line(done, 'Average price');
      const { exact } = await only(price);
      await price.locator('[tabindex="0"]').focus();
      await expect(page.getByRole('tooltip')).toHaveText(exact);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toBeHidden();
      await done.getByRole('button', { name: 'Close' }).last().click();
    }

    await page.getByRole('tab', { name: 'My trades' }).click();
    const rows = page.getByRole('table', { name: 'My trades' }).locator('tbody tr');
    await expect(rows).toHaveCount(TRADES.length);
    for (const cell of await rows.first().locator('td[data-num]').all()) {
      await expect(cell).toHaveAttribute('title', /^[\d.,]+ \w+$/);
    }
  },
);
