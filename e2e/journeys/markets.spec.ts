import { expect, test } from '../fixtures/test.ts';
import { FACTORY_POOLS } from '../devnet/seedOddTokens.ts';
import { TOKENS } from '../devnet/tokens.ts';

test('finds a market by its symbol, stars it, sorts the list and opens the market @once', async ({ page }) => {
  await page.goto('/market');
  const list = page.getByRole('region', { name: 'Markets' });
  await expect(list.getByRole('status')).toContainText(`${FACTORY_POOLS} markets`);
  const weth = list.getByRole('link', { name: 'WETH/USDC' });
  await expect(weth).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search symbol, name or address' });
  await search.fill('weth/usdc');
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL(/q=weth/);
  await list.getByRole('button', { name: 'Favourite WETH/USDC' }).click();
  await expect(list.getByRole('button', { name: 'Favourite WETH/USDC' })).toHaveAttribute('aria-pressed', 'true');
  await search.fill(TOKENS.OLDY.address);
  await expect(list.getByRole('link', { name: 'OLDY/USDC' })).toBeVisible();
  await search.fill('');

  await page.getByRole('columnheader', { name: '24 h volume' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: '24 h volume' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=volume/);
  await expect(list.getByText(/(^|Volume )\$[1-9]/).first()).toBeVisible();

  await page.getByRole('radio', { name: 'Favourites' }).click();
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.reload();
  await expect(list.getByRole('link')).toHaveCount(1);
  await weth.click();
  await expect(page).toHaveURL(`/trade/${TOKENS.USDC.address}/${TOKENS.WETH.address}`);
  await expect(page.getByRole('button', { name: 'Market WETH/USDC, change' })).toBeVisible();
});
