import type { Page } from '@playwright/test';
import type { Address } from '#domain/tokens/types.ts';
import type { DeployedPool } from '../devnet/deployment.ts';
import { readAllowance, readReserves } from '../devnet/exchange.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestChain } from '../fixtures/chain.ts';

const secondPool = ({ deployment }: TestChain, base: string, quote: string): DeployedPool => {
  const pool = deployment.exchanges
    .flatMap(({ pools }) => pools)
    .find((entry) => entry.base === base && entry.quote === quote);
  if (!pool) throw new Error(`The second exchange has no pool ${base}/${quote}`);
  return pool;
};

const routerOf = ({ deployment }: TestChain): Address => {
  const [second] = deployment.exchanges;
  if (!second) throw new Error('There is no second exchange');
  return second.router;
};

const confirm = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('dialog', { name: 'Confirm swap on Harbour' }).getByRole('button', { name: button }).click();
};

test('a small purchase goes to the exchange that is cheaper after fees, the native coin too, a large one to the order book @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'WBTC' }));

  await test.step('a small purchase, approved for its router', async () => {
    const pool = secondPool(chain, 'WBTC', 'USDC');
    const before = { usdc: await chain.balanceOf('USDC', account), wbtc: await chain.balanceOf('WBTC', account) };
    const reserves = await readReserves(chain.node, pool);
    await trade.pay.fill('100');
    await expect(trade.ticket).toContainText(
      /Harbour pays 0\.0000\d+ WBTC more than MYT Exchange, after exchange fees\./,
    );
    await expect(trade.ticket).toContainText('WBTC/USDC pool of Harbour');
    await trade.button('Approve USDC').click();
    await trade.button('Buy WBTC').click();
    await confirm(page, 'Buy WBTC');
    const { text } = await trade.happened();

    expect(text).toMatch(/Bought 0\.00\d+ WBTC for 100\.00 USDC/);
    expect(text).toContain('Fee of Harbour');
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - 100_000_000n);
    const after = await readReserves(chain.node, pool);
    expect(after.quote).toBe(reserves.quote + 100_000_000n);
    expect(await chain.balanceOf('WBTC', account)).toBe(before.wbtc + reserves.base - after.base);
    expect(await chain.allowance('USDC', account)).toBe(0n);
    const usdc = chain.deployment.tokens.USDC;
    expect(await readAllowance(chain.node, usdc, chain.account(account), routerOf(chain))).toBeGreaterThan(0n);
    await expect(trade.pay).toHaveValue('');
  });

  await test.step('a large purchase goes to the order book; by hand it may go elsewhere', async () => {
    await trade.pay.fill('20000');
    await expect(trade.ticket).toContainText(/MYT Exchange pays 0\.\d+ WBTC more than Harbour, after exchange fees\./);
    await trade.ticket.getByRole('radio', { name: 'Harbour' }).click();
    await expect(trade.ticket).toContainText(/Harbour pays 0\.\d+ WBTC less than MYT Exchange, after exchange fees\./);
    await expect(page).toHaveURL(/[?&]dex=harbour$/);
  });

  await test.step('the native coin buys an exact amount of a token where it costs less', async () => {
    await trade.open({ pay: 'MATIC', receive: 'MYT' });
    const before = { coin: await chain.nativeBalance(account), myt: await chain.balanceOf('MYT', account) };
    await trade.receive.fill('25');
    await expect(trade.ticket).toContainText(
      /Harbour costs 0\.\d+ MATIC less than MYT Exchange, after exchange fees\./,
    );
    await trade.button('Buy MYT').click();
    await confirm(page, 'Buy MYT');
    const { hash } = await trade.happened();
    expect(await chain.balanceOf('MYT', account)).toBe(before.myt + 25n * 10n ** 18n);
    const paid = before.coin - (await chain.nativeBalance(account)) - (await chain.gasPaid(hash));
    // 25 MYT at about 0.6, with fee and price impact; the router returned the remainder.
    expect(Number(paid) / 1e18).toBeGreaterThan(10);
    expect(Number(paid) / 1e18).toBeLessThan(20);
  });
});
