import type { Page } from '@playwright/test';
import { allow, test } from '../fixtures/earnTest.ts';
import { expect } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';
import { closeNotices, closeOutcome } from '../pages/outcome.ts';
import { expectAboveKeyboard, expectReach, expectSound } from '../pages/phoneScreen.ts';

/** In its vote. */
const ACTIVE_PROPOSAL = 7;

const endlessMotions = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
  );

const close = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Close' }).last().tap();
  // It fades.
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('dialogs, refusals and outcomes of burns, bonds and claims fit a phone, a finger reaches them, and axe finds nothing @phone', async ({
  chain,
  page,
  wallet,
}) => {
  const { bonds, burnEarn } = chain.deployment;
  const main = page.getByRole('main');
  const dialogOf = (name: string) => page.getByRole('dialog', { name });
  await allow(chain, 'eMYT', burnEarn);
  await allow(chain, 'USDC', bonds.discounted.bond);
  wallet.setBatches(true);

  await test.step('test tokens are taken, and counted down', async () => {
    const get = main.getByRole('button', { name: 'Get 100 USDC' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Faucet' })).toHaveCount(0);
    await get.tap();
    await expect(dialogOf('What happened')).toBeVisible();
    await expectSound(page);
    await close(page, 'What happened');
    await expect(main.getByRole('button', { name: /^Again in 23:59:\d\d$/ })).toBeDisabled();
    await closeNotices(page);
  });

  await test.step('a proposal and a signed vote are submitted above the keyboard', async () => {
    await goWithin(page, '/governance/create');
    await expectAboveKeyboard(main.getByLabel('MATIC to send along'));
    await goWithin(page, `/governance/${ACTIVE_PROPOSAL}`);
    await main.getByRole('button', { name: 'Submit a signed vote' }).tap();
    await expectAboveKeyboard(dialogOf('Submit a signed vote').getByRole('textbox'));
    await close(page, 'Submit a signed vote');
  });

  await test.step('burning asks for its word; a refusal is closed by touch', async () => {
    await goWithin(page, '/burn');
    await expectReach(main.getByRole('button', { name: 'Claim 3,000' }));
    await expectAboveKeyboard(main.getByRole('textbox'));
    await main.getByRole('group').getByRole('button', { name: '50%' }).tap();
    await main.getByRole('button', { name: 'Burn eMYT' }).tap();
    const dialog = dialogOf('Burn eMYT');
    await expectAboveKeyboard(dialog.getByRole('textbox'));
    await dialog.getByRole('textbox').fill('burn');
    await expectSound(page);
    const held = wallet.holdNext();
    await dialog.getByRole('button', { name: 'Burn for good' }).tap();
    await held.requests;
    await expect(dialogOf('Waiting For Confirmation')).toBeVisible();
    // Motion is off, so progress indicators do not move.
    await expect.poll(() => endlessMotions(page)).toBe(0);
    held.reject();
    await expect(dialogOf('Not sent')).toContainText('rejected in the wallet');
    await expectSound(page);
    await close(page, 'Not sent');
  });

  await test.step('a bond is confirmed, and what has vested is chosen from one dialog', async () => {
    await goWithin(page, `/bond?bond=${bonds.discounted.bond}`);
    const form = page.getByRole('region', { name: /^Bond MYT for USDC, 0x/ });
    await expect(main.getByRole('heading', { name: '9 bonds' })).toBeVisible();
    await expectAboveKeyboard(form.getByRole('textbox'));
    await form.getByRole('textbox').fill('1000');
    await form.getByRole('button', { name: 'Review the purchase' }).tap();
    await expectReach(dialogOf('Confirm the bond').getByRole('button', { name: 'Buy the bond' }));
    await expectSound(page);
    await dialogOf('Confirm the bond').getByRole('button', { name: 'Buy the bond' }).tap();
    await closeOutcome(page);
    await expect(form.getByText('A purchase restarts your vesting')).toBeVisible();
    const own = page.getByRole('region', { name: /^My bond MYT for USDC, 0x/ });
    await expect(own.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await closeNotices(page);
    // A part of both her bonds has vested.
    await chain.node.rpc('anvil_mine', '0x64');
    await main.getByRole('button', { name: 'Redeem all', exact: true }).tap();
    const dialog = dialogOf('Redeem bonds');
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    for (const box of await dialog.getByRole('checkbox').all()) {
      await box.tap();
      if (!(await box.isChecked())) await box.tap();
    }
    await expectReach(dialog.getByRole('button', { name: /^Claim \d rewards?$/ }));
    await expectSound(page);
    await close(page, 'Redeem bonds');
  });

  await test.step('all rewards are chosen and claimed by touch', async () => {
    await goWithin(page, '/mining/liquidity');
    await page.getByRole('region', { name: 'All rewards' }).getByRole('button', { name: 'Claim all' }).tap();
    const dialog = dialogOf('Claim rewards');
    await expect(dialog.getByRole('checkbox', { name: /Farm · DAI/ })).toBeDisabled();
    await expectSound(page);
    await dialog.getByRole('button', { name: /^Claim \d+ rewards$/ }).tap();
    await expect(dialog.getByRole('status')).toContainText(/MYT \+ 43\.\d+ USDC claimed/);
    await dialog.getByRole('button', { name: 'Back to the list' }).tap();
    await expect(dialog).not.toContainText('Burn & Earn');
    await close(page, 'Claim rewards');
  });

  await test.step('on another network the page says so', async () => {
    await goWithin(page, '/burn');
    await wallet.setChain(1);
    await expect(dialogOf('Not available here')).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expectReach(main.getByRole('button', { name: 'Switch to Polygon' }));
  });
});
