import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ROLES } from '../devnet/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { miningPage } from '../pages/miningPage.ts';

const [ALICE] = ROLES.demo;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Such as `MYT/USDC, Liquidity mining`. */
const entry = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

const names = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('everything that pays rewards is in one list, and each entry opens its page with the same yield @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  const mining = miningPage(page);
  const mytUsdc = 'MYT/USDC, Liquidity mining';
  await wallet.setAccount(ALICE);
  await page.goto('/market');
  await page.getByRole('banner').getByRole('link', { name: 'Stake & Earn' }).click();
  await expect(page).toHaveURL('/earn');
  await test.step('yields, and nothing of an account, without a wallet', async () => {
    await expect(entry(page, mytUsdc).locator('strong')).toHaveText(/[\d.]%$/);
    await expect(page.getByRole('radio', { name: 'For your wallet' })).toHaveCount(0);
    await expect(page.getByText('Yours', { exact: true })).toHaveCount(0);
  });
  await wallets.connect('Test Wallet', chain.account(ALICE));

  await test.step('own entries are first, then the highest yearly yield; sold-out bonds are last', async () => {
    await expect(entry(page, mytUsdc).getByText('Yours', { exact: true })).toBeVisible();
    await expect(page.getByText('Still reading some of the programmes.')).toHaveCount(0);
    const own = await page.getByText('Yours', { exact: true }).count();
    expect((await names(page)).slice(0, own)).toContain(mytUsdc);
    await choose(page, 'Kind of programme', 'Bond');
    await expect(page).toHaveURL('/earn?kind=bond');
    const bonds = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /, Bond$/ }) });
    await expect(bonds.filter({ hasText: 'Sold out' })).not.toHaveCount(0);
    const areOver = (await bonds.allInnerTexts()).map((text) => /Sold out|Closed/.test(text));
    expect(areOver.lastIndexOf(false)).toBeLessThan(areOver.indexOf(true));
    await choose(page, 'Kind of programme', 'Every kind');
  });

  await test.step('a search, and what the wallet could earn', async () => {
    await page.getByRole('searchbox', { name: 'Search token or address' }).fill('usdc/myt');
    await expect(page).toHaveURL(/q=/);
    await expect(entry(page, mytUsdc)).toBeVisible();
    await expect(entry(page, 'MYT, Single-token staking')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search token or address' }).fill('');
    await page.getByRole('radio', { name: 'For your wallet' }).click();
    await expect(entry(page, 'MYT, Single-token staking')).toContainText(
      /Your wallet's [\d,.]+ MYT would earn about [\d,.]+ MYT a day/,
    );
    for (const [kind, name] of [
      ['Limit-order mining', 'MATIC/USDC'],
      ['Trade mining', 'MYT/USDC'],
      ['Farm', 'MYT/USDC'],
    ] as const) {
      await choose(page, 'Kind of programme', kind);
      await expect(entry(page, `${name}, ${kind}`)).toBeVisible();
    }
    await expect(entry(page, 'MATIC/USDC, Limit-order mining')).toHaveCount(0);
    await choose(page, 'Kind of programme', 'Limit-order mining');
    await expect(entry(page, 'MATIC/USDC, Limit-order mining')).toContainText(
      /Your wallet's [\d,.]+ MATIC \+ [\d,.]+ USDC can be used here/,
    );
    await choose(page, 'Kind of programme', 'Every kind');
    await page.getByRole('radio', { name: 'All', exact: true }).click();
  });

  await test.step('by risk, what cannot pay is last and its rule is on screen; contracts have their age', async () => {
    await choose(page, 'Order of the list', 'Least risk');
    await expect(page.getByText(/^Least risk first\./)).toBeVisible();
    await choose(page, 'Kind of programme', 'Single-token staking');
    const singles = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /, Single-token staking$/ }) });
    await expect(singles.last()).toContainText("Can't pay");
    await expect(singles.first()).not.toContainText("Can't pay");
    const age = singles.first().getByText(/^Contract since \w{3} \d+, \d{4}, /);
    const unknown = page.getByText("A contract's age is shown where the node keeps old states.");
    await expect(age.or(unknown).first()).toBeVisible();
    await expect(page.getByText('Contract since: –')).toHaveCount(0);
    await choose(page, 'Kind of programme', 'Every kind');
    await choose(page, 'Order of the list', 'Highest yield');
  });

  await test.step('each date has its mark on the time line, in order, and the last one is at its end', async () => {
    const heading = page.getByRole('heading', { name: /^Calendar: \d+ dates?$/ });
    const count = Number(/\d+/.exec(await heading.innerText())?.[0]);
    const marks = await page
      .locator('[aria-hidden] i[style*="--place"]')
      .evaluateAll((all) => all.map((mark) => Number((mark as HTMLElement).style.getPropertyValue('--place'))));
    expect(marks).toHaveLength(count);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(marks.at(-1)).toBe(1);
  });

  await test.step('the file of the calendar has an event for each date, in lines that calendars read', async () => {
    const heading = page.getByRole('heading', { name: /^Calendar: \d+ dates?$/ });
    const count = Number(/\d+/.exec(await heading.innerText())?.[0]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as calendar file (.ics)' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toBe('calendar.ics');
    expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(count);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  await test.step('by keyboard, an entry opens its page, with the pool open and the same yield', async () => {
    await expect(entry(page, mytUsdc).locator('strong')).toHaveText(/[\d.]%$/);
    const apr = await entry(page, mytUsdc).locator('strong').innerText();
    await page.getByRole('link', { name: mytUsdc, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mining\/liquidity\?lp=0x/);
    await expect(mining.line('MYT/USDC').locator('strong')).toHaveText(apr);
    await expect(mining.line('MYT/USDC')).toHaveAttribute('aria-expanded', 'true');
  });
});
