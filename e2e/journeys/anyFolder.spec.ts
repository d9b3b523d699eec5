import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildForCopies } from '../buildForCopies.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { tradePage } from '../pages/tradePage.ts';
import { copyOf, serveFiles } from '../servedCopy.ts';

test.use({ serviceWorkers: 'allow' });

test('links, the ticket and a reload deep inside work below an IPFS gateway, and the page opens without a network @once', async ({
  page,
  context,
  stage,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/);
  const outDir = await mkdtemp(join(tmpdir(), 'myt-e2e-folder-'));
  await buildForCopies(stage.chain.deployment, outDir, { VITE_BASE_PATH: './' });
  const files = await copyOf(outDir, { rpcUrl: stage.proxy.url, listsUrl: stage.lists.url });
  const server = await serveFiles(() => files, '/ipfs/bafyfolder/', true);
  const trade = tradePage(page);
  const market = `#/trade/${TOKENS.USDC.address}/${TOKENS.MYT.address}`;
  try {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Start trading' }).click();
    await expect(trade.levels.first()).toBeVisible();
    await expect(page).toHaveURL(/\/ipfs\/bafyfolder\/#\/trade/);

    await page.goto('about:blank');
    await page.goto(`${server.url}${market}`);
    await expect(trade.levels.first()).toBeVisible();
    await trade.pay.fill('250');
    await expect(page).toHaveURL(/#\/trade\/.*250/);
    await page.reload();
    await expect(trade.pay).toHaveValue('250');

    await page.getByRole('navigation').getByRole('link', { name: 'Faucet' }).first().click();
    await expect(page).toHaveURL(/\/ipfs\/bafyfolder\/#\/faucet/);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const kept = (): Promise<number> =>
      page.evaluate(async () => (await (await caches.open(`exchange-parts ${location.pathname}`)).keys()).length);
    await expect.poll(kept).toBeGreaterThan(10);

    await context.setOffline(true);
    await page.goto('about:blank');
    await page.goto(`${server.url}${market}`);
    await expect(page.getByRole('alert').filter({ hasText: /You are offline|Couldn't reach/ })).toBeVisible();
    await context.setOffline(false);
  } finally {
    await server.stop();
    await rm(outDir, { recursive: true, force: true });
  }
});
