import { MaxUint256 } from 'ethers';
import type { Locator, Page } from '@playwright/test';
import { TOKENS } from '../devnet/tokens.ts';
import { approveFor } from '../fixtures/approvals.ts';
import { test } from '../fixtures/liquidityTest.ts';
import { expect } from '../fixtures/test.ts';
import { installExtensions } from '../pages/extensions.ts';
import { goWithin } from '../pages/allRoutes.ts';

const TABS = 12;

/** Cycles by Tab both ways; the focus never leaves the dialog. */
const goRound = async (page: Page, opener: Locator): Promise<void> => {
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let tab = 0; tab < TABS; tab += 1) {
      await page.keyboard.press(key);
      const behind = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest('#root') ? activeElement.outerHTML.slice(0, 200) : '';
      });
      expect(behind, `${key} ${tab + 1}`).toBe('');
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
};

test('Dark Reader, password managers and Grammarly change no figure, no dialog and no order @once', async ({
  add,
  chain,
  page,
  trade,
  trader,
  wallets,
  watch,
}) => {
  // The page's policy refuses the styles.
  watch.allow(/Content Security Policy|Content-Security-Policy/);
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await installExtensions(page);
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  await test.step('trade', async () => {
    await trade.pay.pressSequentially('1234.567891');
    await expect(trade.pay).toHaveValue('1234.567891');
    await expect(trade.receive).toHaveValue(/^\d+\.\d+$/);
    await goRound(page, trade.ticket.getByRole('button', { name: 'Pay with USDC' }));
    await goRound(page, wallets.pill(chain.account(account)));
    await expect(trade.pay).toHaveValue('1234.567891');
    await trade.pay.fill('100');
    const before = await chain.balanceOf('MYT', account);
    const quoted = await trade.place('Buy MYT');
    await trade.happened();
    expect(await chain.balanceOf('MYT', account)).toBe(before + quoted.filled.base);
  });
  await test.step('add', async () => {
    await add.open('MYT', 'USDC');
    await add.amount('MYT').pressSequentially('12.5');
    await expect(add.amount('MYT')).toHaveValue('12.5');
    await expect(add.amount('USDC')).toHaveValue(/^\d+\.\d+$/);
    await goRound(page, add.form.getByRole('button', { name: /MYT/ }).first());
    await expect(add.amount('MYT')).toHaveValue('12.5');
  });
  await test.step('bond', async () => {
    const { bond } = chain.deployment.bonds.discounted;
    await approveFor(chain, account, { token: TOKENS.USDC.address, spender: bond, amount: MaxUint256 });
    await goWithin(page, `/bond?bond=${bond}`);
    const form = page.getByRole('region', { name: /^Bond MYT for USDC, 0x/ });
    await form.getByRole('textbox').pressSequentially('100.25');
    await expect(form.getByRole('textbox')).toHaveValue('100.25');
    await goRound(page, form.getByRole('button', { name: 'Review the purchase' }));
    await expect(form.getByRole('textbox')).toHaveValue('100.25');
  });
  const { drawn, stirred } = await page.evaluate(() => Reflect.get(window, 'extensions') as Record<string, number>);
  expect(Math.min(drawn ?? 0, stirred ?? 0), 'times that nodes were moved').toBeGreaterThan(5);
});
