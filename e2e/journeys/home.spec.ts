import { TOKENS } from '../devnet/tokens.ts';
import { FACTORY_POOLS } from '../devnet/seedOddTokens.ts';
import { readsHistory } from '../seenRequest.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';

const { MYT, USDC } = TOKENS;
const BLOCKS_WATCHED = 4;

const dollars = (raw: bigint): string => `$${(Number(raw) / 1e12).toFixed(2)}M`;

test('home shows the numbers of the chain, one press leads to a ticket, and a block costs one request @once', async ({
  chain,
  page,
  rpcProxy,
  trade,
  trader,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page).toHaveTitle('Order book and pools on Polygon · MYT Exchange');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/order book and the pool/);
  await expect(page.getByRole('img', { name: /The price of an order to buy as it fills/ })).toBeVisible();

  const markets = page.getByRole('region', { name: 'Live markets' });
  const row = markets.getByRole('row', { name: /MYT\s*\/USDC/ });
  const figure = (name: string) => page.locator('main dl > div').filter({ hasText: name }).locator('dd').first();
  await expect(markets.getByRole('link', { name: `All markets (${FACTORY_POOLS})` })).toHaveAttribute(
    'href',
    '/market',
  );
  await expect(figure('24 h trades')).toHaveText(/^[\d,]+$/);
  const tradesOf = async (): Promise<number> => Number((await figure('24 h trades').innerText()).replaceAll(',', ''));
  const before = await tradesOf();

  await test.step('a trade changes price, trades, and what lies in the pool', async () => {
    await chain.placeOrder(trader.account, { sold: 'USDC', bought: 'MYT', from: 2_000_000_000n, to: 1n });
    await page.reload();
    await expect(figure('24 h trades')).toHaveText(/^[\d,]+$/);
    expect(await tradesOf()).toBeGreaterThan(before);
    const { quote } = await chain.reserves('MYT', 'USDC');
    await expect(row.getByRole('cell').nth(4)).toHaveText(dollars(2n * quote));
    await expect(row.getByRole('cell').nth(2)).toHaveText(/^[+−]?\d+\.\d+%$|^0%$/);
    await expect(figure('Total liquidity')).toHaveText(/^\$\d+\.\d\dM$/);
    await expect(figure('24 h volume')).toHaveText(/^\$\d+\.\d\dK$/);
    await expect(row.locator('svg polyline')).toBeVisible();
  });

  await test.step('a block costs one request @once', async () => {
    const start = await chain.blockNumber();
    rpcProxy.reset();
    await expect.poll(() => chain.blockNumber(), { intervals: [100] }).toBeGreaterThanOrEqual(start + BLOCKS_WATCHED);
    const requests = rpcProxy.requests.filter((request) => !readsHistory(request)).length;
    expect(requests).toBeLessThanOrEqual((await chain.blockNumber()) - start + 2);
  });

  const start = page.getByRole('link', { name: 'Start trading' });
  const price = await row.getByRole('cell').nth(1).innerText();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/trade/${USDC.address}/${MYT.address}`);
  await expect(
    page.getByRole('region', { name: 'Market', exact: true }).getByText(price, { exact: true }),
  ).toBeVisible();
  await page.goBack();
  await start.click();
  await expect(page).toHaveURL(/\/trade/);
  await expect(trade.pay).toBeEditable();
});

/** Routes of spec 000 section 2 and of 001, with titles. */
const ROUTES: readonly (readonly [path: string, title: RegExp])[] = [
  ['/home', /^Order book and pools/],
  ['/burn', /^Burn & Earn/],
  ['/trade', /\//],
  [`/trade/${USDC.address}/${MYT.address}`, /MYT\/USDC/],
  ['/market', /^Markets/],
  [`/chart/${USDC.address}/${MYT.address}`, /MYT\/USDC/],
  ['/mining', /^Mining/],
  ['/mining/liquidity', /^Mining/],
  ['/mining/limit-order', /^Mining/],
  ['/pool/find', /^Import V2 Pool/],
  ['/pool', /^Explore pools/],
  ['/pool/v2', /^Your Liquidity/],
  ['/add', /^Add Liquidity/],
  ['/add/ETH', /^Add Liquidity/],
  [`/add/eth/${USDC.address}`, /^Add Liquidity/],
  [`/remove/${MYT.address}/${USDC.address}`, /^Remove Liquidity/],
  ['/job', /^Jobs/],
  ['/competition', /^Competitions/],
  ['/referral', /^Referral/],
  ['/join/alice', /^Invitation/],
  ['/asstes', /^Assets/],
  ['/bond', /^Bonds/],
  ['/faucet', /^Faucet/],
  ['/staking', /^Staking/],
  ['/nowhere', /^Page not found/],
];

/** A page with its own frame, one with a parameter, one below another, and none. */
const isLoaded = (path: string): boolean =>
  path.startsWith('/trade/') || ['/pool', '/join/alice', '/mining/limit-order', '/nowhere'].includes(path);

test(
  'every route of the table is reached by a shared link, with theme and ape, and is there again after a reload',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    const header = page.getByRole('banner');
    await page.goto('/market?ape');
    await expect(page.getByText('Expert mode was turned on by this link.')).toBeVisible();
    for (const [path, title] of ROUTES) {
      await test.step(path, async () => {
        const address = `${path}?theme=light&ape=true`;
        await (isLoaded(path) ? page.goto(address) : goWithin(page, address));
        await expect(page).toHaveTitle(title);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        // The trade page writes its ticket into the address.
        if (!path.startsWith('/trade')) expect(new URL(page.url()).pathname.toLowerCase()).toBe(path.toLowerCase());
        await expect(header).toHaveCount(path.startsWith('/chart') ? 0 : 1);
      });
    }
    await goWithin(page, '/staking/farms');
    await expect(page).toHaveTitle(/^Staking/);
    await page.reload();
    await expect(page).toHaveURL('/staking/farms');
    await expect(page).toHaveTitle(/^Staking/);

    // Another page begins at its top; redirects keep the address's values.
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Token whitelisting' }).click();
    await expect(page).toHaveURL('/application/token');
    // The address changes before the page has loaded.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goto('/index.html?theme=dark#main');
    await expect(page).toHaveURL('/?theme=dark#main');
    await page.goto(`/swap/${USDC.address}/${MYT.address}?exactAmount=7`);
    await expect(page).toHaveURL(new RegExp(`/trade.*${MYT.address}.*exactAmount=7`));
    await expect(page).toHaveTitle(/MYT\/USDC/);
  },
);

test(
  'home and other pages have their navigation on Polygon and on another chain, and Add MYT to wallet',
  { tag: '@once' },
  async ({ page, trader, wallet }) => {
    const header = page.getByRole('banner');
    const places = () => header.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();
    await trader.connectAt(() => page.goto('/'));
    expect(await places()).toEqual(['Trade', 'Market making', 'AI']);
    for (const name of ['Market making', 'AI'])
      await expect(header.getByRole('link', { name })).toHaveAttribute('target', '_blank');

    await page.getByRole('link', { name: 'See your liquidity' }).click();
    await expect(page).toHaveTitle(/^Your Liquidity/);
    expect(await places()).toEqual(['Swap', 'Market', 'Trade', 'Liquidity', 'Stake & Earn', 'Governance', 'Faucet']);
    await expect(header.getByRole('link', { name: 'Liquidity' })).toHaveAttribute('aria-current', 'page');

    await header.getByRole('button', { name: 'Add MYT to wallet' }).click();
    await expect(header.getByRole('button', { name: 'MYT added' })).toBeVisible();
    expect(wallet.count('wallet_watchAsset')).toBe(1);

    await header.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('option', { name: '日本語' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
    await header.getByRole('button', { name: '言語' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

    await page.goto('/market');
    await wallet.setChain(0x504);
    await expect(header.getByLabel('Network: Moonbeam')).toBeVisible();
    expect(await places()).toEqual(['Swap', 'Market', 'Trade', 'Liquidity', 'Governance']);
    await expect(header.getByRole('button', { name: 'Add MYT to wallet' })).toHaveCount(0);
  },
);
