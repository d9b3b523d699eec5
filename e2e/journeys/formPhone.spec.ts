import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { providesMyt, test } from '../fixtures/liquidityTest.ts';
import { expectWhole, size } from '../pages/inView.ts';
import { expectTouchable } from '../pages/touchSize.ts';

const PHONES = [size(390, 844), size(360, 640)];
const SIDEWAYS = size(844, 390);

test('both amounts and the next step are in view on a phone, and a finger hits each control, upright and in landscape @phone', async ({
  add,
  chain,
  page,
  remove,
  trader,
}) => {
  await providesMyt(chain, trader.account);
  await trader.connectAt(() => add.open('MYT', 'USDC'));
  const everywhere = async (...targets: readonly Locator[]): Promise<void> => {
    for (const viewport of [...PHONES, SIDEWAYS]) {
      await page.setViewportSize(viewport);
      await expectTouchable(...targets);
    }
  };
  const form = async (button: string): Promise<void> => {
    for (const viewport of [...PHONES, SIDEWAYS]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const part of [add.amount('MYT'), add.amount('USDC'), add.button(button)]) await expectWhole(page, part);
    }
  };
  await form('Enter an amount');
  await test.step('a finger hits each control of the form and of the token list', async () => {
    const max = add.form.getByRole('button', { name: 'Max' });
    const pick = add.form.getByRole('button', { name: 'Add MYT' });
    await everywhere(add.amount('MYT'), add.amount('USDC'), max.first(), max.last(), pick, add.button('Exchange'));
    const header = page.getByRole('banner');
    await expectTouchable(header.getByRole('link', { name: 'Liquidity' }), header.getByRole('button', { name: /0x/ }));
    await pick.click();
    const list = page.getByRole('dialog', { name: 'Select a token' });
    await everywhere(list.getByRole('button', { name: 'USDT', exact: true }), list.getByRole('option').first());
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });
  const stake = page.getByRole('region', { name: 'Stake for rewards' });
  await expect(stake.getByRole('button', { name: /^Approve MYT-LP/ })).toHaveAttribute('data-variant', 'secondary');
  await add.amount('MYT').fill('100');
  await form('Approve USDC');
  await test.step('79 digits widen nothing', async () => {
    await add.amount('MYT').fill('9'.repeat(79));
    await form('Insufficient MYT balance');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
  await test.step('the footer is lower than the window, and the account is not cut', async () => {
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(footer?.height).toBeLessThan(viewport.height);
      const address = page.getByRole('banner').getByText(/^0x/);
      expect(await address.evaluate(({ parentElement: cut }) => cut && cut.scrollWidth - cut.clientWidth)).toBe(0);
    }
  });
  await page.setViewportSize(SIDEWAYS);
  await remove.open('MYT', 'USDC');
  const most = remove.form
    .getByRole('group', { name: 'Share of your pool tokens' })
    .getByRole('button', { name: 'Max' });
  await everywhere(remove.percent, remove.poolTokens, most);
  await page.evaluate(() => window.scrollTo(0, 0));
  await remove.percent.fill('50');
  const paid = [remove.amount('MYT'), remove.amount('USDC')];
  for (const part of [remove.percent, ...paid, remove.button('Sign')]) await expectWhole(page, part);
  await expect(remove.form).toContainText('Step 1 of 2. A signature lets MYT Exchange use only these pool tokens.');
  await remove.sign();
  await expect(remove.form).toContainText('Step 2 of 2: confirm the removal.');
});
