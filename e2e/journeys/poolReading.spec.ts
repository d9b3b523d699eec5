import type { Page } from '@playwright/test';
import { ROLES } from '../devnet/accounts.ts';
import { openManyPools } from '../fixtures/manyPools.ts';
import { expect, test } from '../fixtures/test.ts';
import { poolPage } from '../pages/poolPage.ts';
import { readsHistory } from '../seenRequest.ts';

const [ALICE] = ROLES.demo;
const MINUTE = { timeout: 60_000 } as const;
const MANY = 52;
const SHOWN = 50;
const BLOCKS = 3;

interface Query {
  readonly method: string;
  readonly params: readonly { readonly fromBlock?: string }[];
}

/** Logs of all blocks may share a request with a block's reads, which the page then sends again without them. */
const isHistory = (queries: readonly Query[]): boolean => {
  const logs = queries.filter(({ method }) => method === 'eth_getLogs');
  const isAll = logs.some(({ params: [filter] }) => Number(filter?.fromBlock) === 0);
  return isAll || (logs.length > 0 && !queries.some(({ method }) => method === 'eth_call'));
};

/** Holds requests that read history. @returns the function that releases them and later ones */
const holdThePast = async (page: Page, url: string): Promise<() => void> => {
  let open: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(`${url}/**`, async (route) => {
    const body: unknown = route.request().postDataJSON();
    if (Array.isArray(body) && isHistory(body as readonly Query[])) await released;
    await route.continue();
  });
  return open;
};

test(
  'the page is interactive without waiting for history',
  { tag: '@once' },
  async ({ chain, page, rpcProxy, wallet, wallets }) => {
    test.slow();
    const pool = poolPage(page);
    const main = page.getByRole('main');
    const release = await holdThePast(page, rpcProxy.url);
    await wallet.setAccount(ALICE);
    await pool.open();
    await wallets.connect('Test Wallet', chain.account(ALICE));
    const card = pool.card('MYT/USDC');
    await expect(card).toBeVisible(MINUTE);
    await expect(main.getByText('Looking for more positions')).toBeVisible();

    const line = pool.line('MYT/USDC');
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
    await expect(card.getByRole('group', { name: 'Earnings vs holding' })).toHaveAttribute('aria-busy', 'true');
    await expect(pool.fact('MYT/USDC', 'Your pool tokens')).toHaveText(/^[\d,.]+$/);
    await card.getByRole('link', { name: 'Remove' }).click();
    await page.getByRole('textbox', { name: 'Percent to remove' }).fill('25');
    await expect(page.getByRole('textbox', { name: 'Amount of MYT' })).toHaveValue(/^[\d.]+$/);
    await expect(page.getByRole('button', { name: 'Sign' })).toBeEnabled();

    await page.goBack();
    await line.waitFor();
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
    await card.getByRole('link', { name: 'Add' }).click();
    await expect(page.getByRole('heading', { name: 'Add Liquidity' })).toBeVisible();
    await page.goBack();

    release();
    await expect(main.getByText('Looking for more positions')).toBeHidden(MINUTE);
  },
);

test('a node that refuses history: the page says what is missing, stays usable, and loads it on Retry @once', async ({
  chain,
  page,
  rpcProxy,
  wallet,
  wallets,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pool = poolPage(page);
  const main = page.getByRole('main');
  const foot = main.getByRole('status').filter({ hasText: 'so a position may be missing' });
  rpcProxy.setFaults({ failing: 'eth_getLogs' });
  await wallet.setAccount(ALICE);
  await pool.open();
  await wallets.connect('Test Wallet', chain.account(ALICE));
  const [card, line] = [pool.card('MYT/USDC'), pool.line('MYT/USDC')];
  await expect(foot).toHaveText(/^Some data couldn't load, so a position may be missing\./, MINUTE);

  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  const earnings = card.getByRole('group', { name: 'Earnings vs holding' });
  await expect(earnings).toContainText("Couldn't load this position's history, so its earnings are unknown.", MINUTE);
  await expect(card.getByRole('link', { name: 'Remove' })).toBeVisible();
  await line.click();
  await expect(earnings).toBeHidden();
  await line.click();
  await expect(earnings.getByRole('button', { name: 'Try again' })).toBeVisible(MINUTE);

  const retry = foot.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible(MINUTE);
  rpcProxy.setFaults({});
  await retry.click();
  await expect(foot).toBeHidden(MINUTE);
  await expect(main.getByText('Looking for more positions')).toBeHidden(MINUTE);
  await expect(earnings).toContainText('Deposits (3)', MINUTE);
});

test(
  'one multicall per block reads the page for 52 positions, the largest first, 50 of them before a press',
  { tag: '@once' },
  async ({ chain, page, rpcProxy, trader }) => {
    test.slow();
    const pool = poolPage(page);
    const main = page.getByRole('main');
    await openManyPools(chain.node, chain.deployment, MANY, chain.account(trader.account));
    await trader.connectAt(() => pool.open());
    await expect(page.getByText('52 positions on Polygon')).toBeVisible(MINUTE);
    await expect(main.getByText('Looking for more positions')).toBeHidden(MINUTE);
    const lines = main.getByRole('heading', { level: 2 }).getByRole('button');
    await expect(lines.first()).toContainText('MANY51/USDC', MINUTE);
    await expect(lines).toHaveCount(SHOWN);
    await main.getByRole('button', { name: 'Show more' }).click();
    await expect(lines).toHaveCount(MANY);
    await expect(lines.last()).toContainText('MANY0/USDC');

    const blocks = async (count: number): Promise<number> => {
      rpcProxy.reset();
      const start = await chain.blockNumber();
      await expect.poll(() => chain.blockNumber(), MINUTE).toBeGreaterThanOrEqual(start + count);
      return (await chain.blockNumber()) - start;
    };
    const readsSomePast = async (): Promise<boolean> => {
      await blocks(2);
      return rpcProxy.requests.some(readsHistory);
    };
    await expect.poll(readsSomePast, { timeout: 180_000 }).toBe(false);
    const passed = await blocks(BLOCKS);
    const requests = rpcProxy.requests.filter((request) => !readsHistory(request));
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.length).toBeLessThanOrEqual(2 * passed + 1);
    for (const { methods, historyCalls } of requests) {
      expect(methods.filter((method) => method === 'eth_call')).toHaveLength(1 + historyCalls);
    }
  },
);
