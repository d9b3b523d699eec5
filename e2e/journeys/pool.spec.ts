import { ROLES } from '../devnet/accounts.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { poolPage } from '../pages/poolPage.ts';

const [ALICE] = ROLES.demo;
const TOUCH = 44;
const DISCOVERY = { timeout: 60_000 } as const;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('Alice finds all her positions without importing anything, and the cards match the chain @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  const pool = poolPage(page);
  await wallet.setAccount(ALICE);
  await pool.open();
  await expect(page.getByText('Connect to a wallet to view your liquidity')).toBeVisible();
  await wallets.connect('Test Wallet', chain.account(ALICE));
  for (const name of ['MYT/USDC', 'MATIC/USDC', 'DAI/USDC', 'MYT/MATIC on Harbour']) {
    await expect(pool.card(name)).toBeVisible(DISCOVERY);
  }
  await expect(page.getByText('4 positions on Polygon')).toBeVisible();

  await test.step('the first starts expanded, others toggle', async () => {
    const lines = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
    await expect(lines.first()).toHaveAttribute('aria-expanded', 'true');
    const line = pool.line('DAI/USDC');
    const before = await line.getAttribute('aria-expanded');
    await line.click();
    await expect(line).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
    if (before === 'true') await line.click();
  });

  await test.step('wallet and rewards pool together, against the chain', async () => {
    const pair = await chain.pairOf('MYT', 'USDC');
    if (pair === undefined) throw new Error('There is no pool of MYT and USDC');
    if ((await pool.line('MYT/USDC').getAttribute('aria-expanded')) === 'false') await pool.line('MYT/USDC').click();
    const [inWallet, staked, supply] = await Promise.all([
      chain.lpBalance(pair, ALICE),
      chain.staked(pair, ALICE),
      chain.lpSupply(pair),
    ]);
    const four = (raw: bigint) => formatAmount(raw, 18, { thousands: ',', significant: 4 });
    expect(staked).toBeGreaterThan(0n);
    await expect(pool.fact('MYT/USDC', 'Your pool tokens')).toHaveText(four(inWallet + staked));
    await expect(pool.fact('MYT/USDC', 'Total pool tokens')).toHaveText(four(supply));
    await expect(pool.fact('MYT/USDC', 'Pool tokens in rewards pool')).toHaveText(four(staked));
    await expect(pool.fact('MYT/USDC', 'Your pool share')).toHaveText(
      formatShare({ numerator: inWallet + staked, denominator: supply }),
    );
    await expect(pool.card('MYT/USDC').getByText('Liquidity Mining In Progress')).toBeVisible();
    const reserves = await chain.reserves('MYT', 'USDC');
    const pooled = (reserves.base * (inWallet + staked)) / supply;
    const shown = await pool.fact('MYT/USDC', 'Your Pooled MYT').innerText();
    expect(Math.abs(Number(shown.replaceAll(',', '')) / Number(pooled / 10n ** 15n) - 0.001)).toBeLessThan(0.00001);
  });

  await test.step('the ways on', async () => {
    const card = pool.card('MYT/USDC');
    const { MYT, USDC } = TOKENS;
    await expect(card.getByRole('link', { name: 'Add' })).toHaveAttribute(
      'href',
      `/add/${MYT.address}/${USDC.address}`,
    );
    await expect(card.getByRole('link', { name: 'Remove' })).toHaveAttribute(
      'href',
      `/remove/${MYT.address}/${USDC.address}`,
    );
  });

  await test.step('a card opens with the keyboard alone', async () => {
    const line = pool.line('MYT/MATIC on Harbour');
    await expect(line).toHaveAttribute('aria-expanded', 'false', DISCOVERY);
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a wrong network is reported, and the positions show when it is right again', async () => {
    await wallet.setChain(1);
    await expect(page.getByText('Please connect to the Polygon network.')).toBeVisible();
    await expect(pool.card('MYT/USDC')).toBeHidden();
    await wallet.setChain(137);
    await expect(pool.card('MYT/USDC')).toBeVisible(DISCOVERY);
  });
});

test(
  'everything that can be pressed is large enough for a thumb, and the action stays above the navigation',
  { tag: '@phone' },
  async ({ chain, page, wallet, wallets }) => {
    const pool = poolPage(page);
    await wallet.setAccount(ALICE);
    await pool.open();
    await wallets.connect('Test Wallet', chain.account(ALICE));
    const main = page.getByRole('main');
    await expect(pool.card('MYT/USDC')).toBeVisible(DISCOVERY);
    for (const one of [pool.line('MYT/USDC'), main.getByRole('link', { name: 'Remove' }).first()]) {
      // Another card opens when the cards are ranked.
      await expect.poll(async () => (await one.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(TOUCH);
    }
    const action = await main.getByRole('link', { name: 'Add liquidity' }).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Main, bottom' }).boundingBox();
    expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  },
);
