import type { Locator } from '@playwright/test';
import { ROLES } from '../devnet/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';

const [ALICE] = ROLES.demo;
const HEADER = 50;

const ROWS = [
  { name: 'single', kind: 'Single-token staking', url: /\/staking\?stake=0x\w{40}$/ },
  { name: 'lock', kind: 'Lock and stake', url: /\/staking\/lock\?lock=0x\w{40}$/ },
  { name: 'farm', kind: 'Farm', url: /\/staking\/farms\?farm=0x\w{40}$/ },
  { name: 'trade', kind: 'Trade mining', url: /\/mining\?pair=0x\w{40}$/ },
  { name: 'order', kind: 'Limit-order mining', url: /\/mining\/limit-order\?pair=0x\w{40}-0x\w{40}$/ },
  { name: 'bond', kind: 'Bond', url: /\/bond\?bond=0x\w{40}$/ },
] as const;

test('a row of each kind opens its page at its own entry, on screen, open and focused @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wallet.setAccount(ALICE);
  await page.goto('/earn');
  await wallets.connect('Test Wallet', chain.account(ALICE));
  for (const { name, kind, url } of ROWS) {
    await test.step(kind, async () => {
      await goWithin(page, `/earn?kind=${name}`);
      await expect(page.getByText('Still reading some of the programmes.')).toHaveCount(0);
      const rows = page.getByRole('main').locator(`h3 a[aria-label$=", ${kind}"]`);
      await expect(rows).not.toHaveCount(0);
      const address = (await rows.last().getAttribute('href'))?.split('=').at(-1) ?? '';
      await rows
        .and(page.locator(`[href$="${address}"]`))
        .first()
        .click();
      await expect(page).toHaveURL(url);
      const entry = page.locator(`#entry-${address}`);
      await expect(entry).toBeInViewport();
      await expect(entry.locator('button, a').first()).toBeFocused();
      if (kind !== 'Limit-order mining') {
        await expect(entry.locator('[aria-expanded]').first()).toHaveAttribute('aria-expanded', 'true');
      }
      expect((await entry.boundingBox())?.y).toBeGreaterThanOrEqual(HEADER);
    });
  }
});

test('the head of an open entry closes it again, and a page without one opens its first; a farm names what it takes @once', async ({
  chain,
  page,
}) => {
  const [first, second] = chain.deployment.singleStaking;
  await page.goto(`/staking?stake=${second}`);
  const head = (staking: string): Locator => page.locator(`#entry-${staking}`).locator('[aria-expanded]').first();
  await expect(head(second)).toHaveAttribute('aria-expanded', 'true');
  await expect(head(first)).toHaveAttribute('aria-expanded', 'false');
  await head(second).click();
  await expect(head(second)).toHaveAttribute('aria-expanded', 'false');
  await goWithin(page, '/staking/farms');
  const farm = (name: string): Locator => page.getByRole('region', { name: `Farm of ${name}`, exact: true });
  await expect(farm('MYT')).toContainText('Stakes: MYT');
  await expect(farm('MYT')).not.toContainText('pool tokens');
  await expect(farm('MYT/USDC')).toContainText('Stakes: MYT/USDC pool tokens');
  await goWithin(page, '/staking');
  await expect(head(first)).toHaveAttribute('aria-expanded', 'true');
});
