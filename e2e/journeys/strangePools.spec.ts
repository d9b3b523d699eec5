import { formatAmount } from '#domain/format/formatAmount.ts';
import { readBalance } from '../devnet/exchange.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { test } from '../fixtures/liquidityTest.ts';
import { IN_POOL, MANNERS, openStrangePool, type StrangePool } from '../fixtures/strangePools.ts';
import { expect } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { poolPage } from '../pages/poolPage.ts';
import { goWithin } from '../pages/allRoutes.ts';

const MINUTE = { timeout: 60_000 } as const;

test('honeypot-like tokens with missing or garbage metadata are readable and never block leaving a position @once', async ({
  chain,
  page,
  remove,
  trader,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { account } = trader;
  const pools: StrangePool[] = [];
  for (const manner of MANNERS) pools.push(await openStrangePool(chain, manner, account));
  const pool = poolPage(page);
  const main = page.getByRole('main');
  const cards = page.getByRole('region', { name: /^UNKNOWN\/USDC 0xe000\.\.\.11\d\d$/ });

  await test.step('all are found, and the search is complete', async () => {
    await trader.connectAt(() => pool.open());
    await expect(cards).toHaveCount(pools.length, MINUTE);
    await expect(page.getByText('4 positions on Polygon')).toBeVisible();
    await expect(main.getByText('Looking for more positions')).toBeHidden(MINUTE);
    await expect(main.getByText('a position may be missing')).toBeHidden();
  });

  await test.step('amounts stand in raw units and say so', async () => {
    for (const card of await cards.all()) {
      const line = card.getByRole('button').first();
      // Another card opens when the cards are ranked.
      await expect(async () => {
        if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
        await expect(card).toContainText(/\d,\d{3},\d{3} raw units/, { timeout: 2000 });
      }).toPass();
      await expect(card.getByText("UNKNOWN doesn't report its decimals")).toBeVisible();
      await expect(card.getByRole('link', { name: 'Remove' })).toBeVisible();
    }
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  for (const { token, pair } of pools) {
    await test.step(`half of the pool of ${token} is removed`, async () => {
      const [before, supply] = [await chain.lpBalance(pair, account), await chain.lpSupply(pair)];
      const dollars = await chain.balanceOf('USDC', account);
      await goWithin(page, `/remove/${token}/${TOKENS.USDC.address}`);
      await expect(remove.form.getByText('Amounts of raw UNKNOWN are in its smallest unit')).toBeVisible();
      await remove.percent.fill('50');
      const paid = (IN_POOL.strange * (before / 2n)) / supply;
      await expect(remove.form).toContainText('raw UNKNOWN');
      await remove.sign();
      await remove.remove();
      expect(await remove.happened()).toContain(`${formatAmount(paid, 0, { thousands: ',' })} raw UNKNOWN`);
      expect(await chain.lpBalance(pair, account)).toBe(before - before / 2n);
      expect(await readBalance(chain.node, token, chain.account(account))).toBe(paid);
      expect(await chain.balanceOf('USDC', account)).toBeGreaterThan(dollars);
    });
  }
});
