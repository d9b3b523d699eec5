import fc from 'fast-check';
import type { Page } from '@playwright/test';
import { parseUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { allRoutes, goWithin } from '../pages/allRoutes.ts';
import { fieldFaults } from '../pages/fieldRules.ts';
import { composeInEachKind } from '../pages/inputMethod.ts';
import { openersShown, openingPages } from '../pages/openingPages.ts';
import { startTranslation, translations } from '../pages/translation.ts';

const LENGTH = 80;
const SEED = 20_261_126;
const TEXTS_PER_ROUTE = 1;

const character = fc.constantFrom(
  ...'0123456789.,-+eE \u0660\u00a0',
  ...'abcXYZ',
  '<script>',
  '</',
  '&amp;',
  '"',
  '%s',
  '\ud83e\udd84',
  '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
  '\uff11',
  '\uff12\uff0e',
  '\u202e',
  '\u0627\u0644',
  '\u05d0',
  '0x',
);

const texts = [
  '9'.repeat(78),
  ...fc.sample(
    fc.array(character, { minLength: LENGTH, maxLength: LENGTH }).map((parts) => parts.join('').slice(0, LENGTH)),
    { numRuns: TEXTS_PER_ROUTE * allRoutes.length, seed: SEED },
  ),
];

const [ALICE] = ROLES.demo;
const MOVER = ROLES.tests[3];
const usdc = parseUnits('1', 6);

const moveOn = async (chain: TestChain): Promise<void> => {
  const data = encodeCall('token', 'transfer', [chain.account(ALICE), usdc]);
  await chain.sendAs(MOVER, { to: TOKENS.USDC.address, data });
  await chain.placeOrder(MOVER, { sold: 'USDC', bought: 'MYT', from: 5n * usdc, to: parseUnits('1', 18) });
};

const shownBlock = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const mark = document.querySelector('[title*="block height"], [title^="The latest block"]');
    return mark ? Number(mark.firstChild?.textContent?.replaceAll(',', '')) : undefined;
  });

/** Three blocks later no figure of the translated page is old. */
const followsThreeBlocks = async (chain: TestChain, page: Page, place: string): Promise<void> => {
  await moveOn(chain);
  const newest = await chain.blockNumber();
  const isPresent = async (): Promise<boolean> => ((await shownBlock(page)) ?? newest) >= newest;
  await expect.poll(isPresent, { message: `the newest block on ${place}` }).toBe(true);
  expect.soft((await translations(page)).frozen, place).toEqual([]);
};

/** An author's prose may be translated. */
const PROPOSAL_TEXT = '250,000 UNI in <strong>250,000 UNI</strong>';

test('no text in any field of any route, in a page translated by the browser, ends the application @once', async ({
  chain,
  page,
  wallet,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wallet.setAccount(ALICE);
  wallet.authorize();
  await page.goto('/trade');
  await startTranslation(page);
  let all = 0;
  let composed = 0;
  for (const [at, path] of allRoutes.entries()) {
    await goWithin(page, path);
    const own = [texts[0] ?? '', ...texts.slice(1 + at * TEXTS_PER_ROUTE, 1 + (at + 1) * TEXTS_PER_ROUTE)];
    const fields = await page.evaluate(async (typed) => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      // Forms of cards and details are collapsed.
      for (const head of document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]:not([aria-haspopup])')) {
        head.click();
      }
      for (const detail of document.querySelectorAll('main details')) detail.setAttribute('open', '');
      await drawn();
      let count = 0;
      const fieldsNow = () => [
        ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'main textarea, main input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=range])',
        ),
      ];
      for (const text of typed) {
        for (const field of fieldsNow()) {
          const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
          Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
          field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
          count += 1;
        }
        await drawn();
        await drawn();
      }
      return count;
    }, own);
    await expect(page.getByText('Something went wrong'), `${path}, ${fields} texts typed`).toHaveCount(0);
    composed += await composeInEachKind(page, page.locator('main'), path);
    expect.soft(await fieldFaults(page), `fields of ${path}`).toEqual([]);
    all += fields;
    await followsThreeBlocks(chain, page, path);
    if (fields === 0) continue;
    await expect(page.locator('main').getByRole('button').first(), `a button of ${path}`).toBeVisible();
  }
  expect(all, 'texts typed').toBeGreaterThan(60);
  const { texts: translated, changed, figures } = await translations(page);
  expect(figures.filter((figure) => figure !== PROPOSAL_TEXT)).toEqual([]);
  expect(translated, 'texts translated').toBeGreaterThan(1000);
  expect(changed, 'texts that changed after their translation').toBeGreaterThan(5);
  expect(composed, 'texts composed').toBeGreaterThan(30);
});

test('each dialog of a translated page opens, follows three blocks and closes @once', async ({
  chain,
  page,
  trade,
  wallet,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wallet.setAccount(ALICE);
  wallet.authorize();
  await chain.approve(ALICE, 'USDC');
  await page.goto('/settings');
  await startTranslation(page);
  const opened = new Set<string>();
  let composed = 0;
  for (const path of openingPages) {
    await goWithin(page, path);
    if (path.startsWith('/add')) await page.getByRole('button', { name: 'Supply one token' }).waitFor();
    const openers = page.locator('[aria-haspopup=dialog]:not(:disabled)').filter({ visible: true });
    for (;;) {
      const names = await page.evaluate(openersShown);
      const name = names.find((entry) => !opened.has(entry));
      if (name === undefined) break;
      opened.add(name);
      await openers.nth(names.indexOf(name)).click();
      const dialog = page.getByRole('dialog').last();
      await expect(dialog, name).toBeVisible();
      await followsThreeBlocks(chain, page, name);
      composed += await composeInEachKind(page, dialog, name);
      expect.soft(await fieldFaults(page), `fields of ${name}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), name).toHaveCount(0);
    }
  }
  expect(composed, 'texts composed in dialogs').toBeGreaterThan(10);
  await goWithin(page, openingPages[0] ?? '');
  await trade.pay.fill('100');
  const old = await trade.review('Buy MYT');
  await followsThreeBlocks(chain, page, 'the confirmation');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await trade.quote()).filled.base).toBeLessThan(old.filled.base);
  const before = await chain.balanceOf('MYT', ALICE);
  const { filled } = await trade.place('Buy MYT');
  await trade.happened();
  expect(await chain.balanceOf('MYT', ALICE)).toBe(before + filled.base);
  const { figures, frozen } = await translations(page);
  expect({ figures: figures.filter((figure) => figure !== PROPOSAL_TEXT), frozen }).toEqual({
    figures: [],
    frozen: [],
  });
});
