import type { Locator, Page } from '@playwright/test';
import { parseEther, parseUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import type { BondName } from '../devnet/deployment.ts';
import { view } from '../devnet/exchange.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { closeOutcome, recordedClaim } from '../pages/outcome.ts';

const [RIVAL] = ROLES.traders;
const NO_MAXIMUM = 2n ** 200n;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const ask = async (chain: TestChain, name: BondName, method: string, args: readonly unknown[] = []) =>
  (await view(chain.node, 'bond', chain.deployment.bonds[name].bond, method, args)).toArray() as bigint[];

/** Another account's purchase raises the price. */
const buyAsRival = async (chain: TestChain, dollars: string): Promise<void> => {
  const { bond } = chain.deployment.bonds.discounted;
  const amount = parseUnits(dollars, 6);
  await chain.sendAs(RIVAL, { to: TOKENS.USDC.address, data: encodeCall('token', 'approve', [bond, amount]) });
  await chain.sendAs(RIVAL, {
    to: bond,
    data: encodeCall('bond', 'deposit', [amount, NO_MAXIMUM, chain.account(RIVAL)]),
  });
};

const mineBlocks = (chain: TestChain, blocks: bigint): Promise<unknown> =>
  chain.node.rpc('anvil_mine', `0x${blocks.toString(16)}`);

const card = (page: Page, name: string): Locator => page.getByRole('region', { name: new RegExp(`^Bond ${name}, 0x`) });
const mine = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^My bond ${name}, 0x`) });

test('a bond is bought at its price, vests with the blocks, and is redeemed in part and whole, to the unit @once', async ({
  chain,
  page,
  trader,
}) => {
  test.slow();
  const { account } = trader;
  const buyer = chain.account(account);
  const main = page.getByRole('main');
  const { bond } = chain.deployment.bonds.discounted;
  await trader.connectAt(() => page.goto(`/bond?bond=${bond}`));
  const form = card(page, 'MYT for USDC');

  await test.step('every bond is listed, though an entry of the registry fails', async () => {
    await expect(main.getByText('You have no bonds')).toBeVisible();
    await expect(main.getByRole('heading', { name: '9 bonds' })).toBeVisible();
    await expect(main.getByText("Couldn't load", { exact: true })).toHaveCount(1);
    await expect(form.getByText(/^[56]\.\d\d% discount$/)).toBeVisible();
    await expect(card(page, 'eMYT for MYT')).toContainText(/\d MYT per eMYT, vests in.*1\d\.\d\d%.*Premium/);
    await expect(card(page, 'MYT for WETH')).toContainText('Sold out');
    await expect(card(page, 'MYT for WMATIC')).toContainText('Almost sold out');
    await expect(card(page, 'MYT for MYT/MATIC LP')).toContainText(/[89]\.\d\d%.*Discount/);
  });

  await test.step('too large and too small say so; the largest fits', async () => {
    const pay = form.getByRole('textbox');
    await pay.fill('24000');
    await expect(form.getByRole('button', { name: 'You Will Get Exceeded the maximum obtainable' })).toBeDisabled();
    await pay.fill('0.003');
    await expect(form.getByRole('button', { name: 'Less than the smallest purchase' })).toBeDisabled();
  });

  await test.step('the price moves between review and signature: another confirmation is requested', async () => {
    await form.getByRole('textbox').fill('1000');
    await form.getByRole('button', { name: 'Approve USDC' }).click();
    await form.getByRole('button', { name: 'Review the purchase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm the bond' });
    const buy = dialog.getByRole('button', { name: 'Buy the bond' });
    await expect(buy).toBeEnabled();
    await buyAsRival(chain, '3000');
    await expect(dialog.getByText(/Price updated: you now receive .* MYT less\./)).toBeVisible();
    await expect(buy).toBeDisabled();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(buy).toBeEnabled();
    const paid = await chain.balanceOf('USDC', account);
    await buy.click();
    await closeOutcome(page);
    expect(paid - (await chain.balanceOf('USDC', account))).toBe(parseUnits('1000', 6));
  });

  await test.step('what was bought is listed, and another purchase warns that it restarts the vesting', async () => {
    const [bought = 0n] = await ask(chain, 'discounted', 'bondInfo', [buyer]);
    expect(bought).toBeGreaterThan(parseEther('2300'));
    await expect(mine(page, 'MYT for USDC').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(form.getByText('A purchase restarts your vesting')).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('');
  });

  const own = mine(page, 'MYT for TEL');
  const bondInfo = () => ask(chain, 'quick', 'bondInfo', [buyer]);
  await test.step('another one vests within minutes', async () => {
    const quick = card(page, 'MYT for TEL');
    await quick.getByRole('button', { name: /^MYT for TEL/ }).click();
    await quick.getByRole('textbox').fill('5000');
    await quick.getByRole('button', { name: 'Approve TEL' }).click();
    await quick.getByRole('button', { name: 'Review the purchase' }).click();
    await page.getByRole('button', { name: 'Buy the bond' }).click();
    await closeOutcome(page);
  });

  await test.step('half vested: that much is redeemed to the unit, and the rest goes on vesting', async () => {
    const [bought = 0n, vesting = 0n, lastBlock = 0n] = await bondInfo();
    await mineBlocks(chain, lastBlock + vesting / 2n - BigInt(await chain.blockNumber()));
    await expect(own.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^5\d$/);
    const before = await chain.balanceOf('MYT', account);
    await own.getByRole('button', { name: /^Redeem vested/ }).click();
    await closeOutcome(page);
    const redeemed = (await chain.balanceOf('MYT', account)) - before;
    expect(await recordedClaim(page)).toBe(redeemed);
    expect(redeemed >= bought / 2n && redeemed < bought).toBe(true);
    expect((await bondInfo())[0]).toBe(bought - redeemed);
  });

  await test.step('one fully vested, another in part: both are redeemed from one dialog, to the unit', async () => {
    const [left = 0n, vesting = 0n] = await bondInfo();
    await mineBlocks(chain, vesting);
    await expect(own.getByRole('button', { name: /^Redeem all/ })).toBeEnabled();
    const [slowBefore = 0n] = await ask(chain, 'discounted', 'bondInfo', [buyer]);
    const before = await chain.balanceOf('MYT', account);
    await main.getByRole('button', { name: 'Redeem all', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Redeem bonds' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await expect(dialog).toContainText('Bond · MYT for TEL');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: 'Claim 2 rewards' }).click();
    await expect(dialog.getByText(/MYT (claimed|redeemed)/)).toHaveCount(2);
    const [slowAfter = 0n] = await ask(chain, 'discounted', 'bondInfo', [buyer]);
    expect(slowAfter).toBeLessThan(slowBefore);
    expect((await chain.balanceOf('MYT', account)) - before).toBe(left + slowBefore - slowAfter);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(own).toBeHidden();
    await expect(main.getByRole('button', { name: 'Redeem all', exact: true })).toHaveCount(0);
  });
});

test('a premium takes a typed word; a transfer fee, a sold-out and a closed bond are refused with the reason @once', async ({
  chain,
  page,
  trader,
  wallet,
}) => {
  test.slow();
  const { bonds } = chain.deployment;
  const main = page.getByRole('main');
  await trader.connectAt(() => page.goto(`/bond?bond=${bonds.transferFee.bond}`));
  const toggle = (name: string) =>
    card(page, name)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();

  await test.step('TOLL keeps a part of every transfer', async () => {
    await expect(main.getByText("TOLL can't pay for this bond")).toBeVisible();
    await expect(main.getByText(/TOLL keeps 1\.00% of every transfer/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'TOLL takes a transfer fee' })).toBeDisabled();
  });

  await test.step('sold out, and closed', async () => {
    await toggle('MYT for WETH');
    await expect(main.getByRole('button', { name: 'The product has been sold out' })).toBeDisabled();
    const data = encodeCall('bondTreasury', 'toggleBondContract', [bonds.soldOut.bond]);
    await chain.sendAs(ROLES.deployer, { to: bonds.soldOut.treasury, data });
    await expect(main.getByRole('button', { name: 'Sales are closed' })).toBeDisabled();
  });

  await test.step('above the market price', async () => {
    await toggle('eMYT for MYT');
    const form = card(page, 'eMYT for MYT');
    await expect(form.getByText(/You would pay 1\d\.\d\d% above the market price/)).toBeVisible();
    await form.getByRole('textbox').fill('100');
    await form.getByRole('button', { name: 'Approve MYT' }).click();
    await form.getByRole('button', { name: 'Review the purchase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm the bond' });
    const buy = dialog.getByRole('button', { name: 'Buy above the market price' });
    await expect(buy).toBeDisabled();
    await dialog.getByRole('textbox').fill('confirm');
    wallet.rejectNext();
    await buy.click();
    await page.getByRole('dialog', { name: 'Not sent' }).getByRole('button', { name: 'Close' }).last().click();
    await expect(form.getByRole('textbox')).toHaveValue('100');
  });
});
