import type { Locator, Page } from '@playwright/test';
import { formatAmount } from '#domain/format/formatAmount.ts';
import type { Address } from '#domain/tokens/types.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { stakeCalls } from '../devnet/liquidity.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { pairOf } from '../fixtures/liquidityTest.ts';
import { partOf, readPoolHistory, rootOf, type Both, type PoolHistory } from '../fixtures/poolHistory.ts';
import { rewardsReceived } from '../fixtures/rewards.ts';
import { expect, test } from '../fixtures/test.ts';

const ALICE = 10;
const USDC_FIRST = TOKENS.USDC.address.toLowerCase() < TOKENS.MYT.address.toLowerCase();
/** This read comes after everything else of the page. */
const PATIENCE = { timeout: 60_000 } as const;

const text = (raw: bigint, symbol: 'MYT' | 'USDC'): string =>
  `${formatAmount(raw, TOKENS[symbol].decimals, { thousands: ',' })} ${symbol}`;
const sides = ([raw0, raw1]: Both) => (USDC_FIRST ? { myt: raw1, usdc: raw0 } : { myt: raw0, usdc: raw1 });
const bothText = (both: Both): string => `${text(sides(both).myt, 'MYT')} + ${text(sides(both).usdc, 'USDC')}`;

/** Whole USDC of both at the pool's price. */
const inUsdc = (both: Both, { reserves }: PoolHistory): number => {
  const pool = sides(reserves);
  const value = (sides(both).myt * pool.usdc) / pool.myt + sides(both).usdc;
  return Number(value) / 10 ** TOKENS.USDC.decimals;
};

/** Compares to five digits. */
const expectNumber = async (block: Locator, words: string, expected: number): Promise<void> => {
  const shown = (await block.innerText()).replaceAll(/\s+/g, ' ');
  const found = new RegExp(`${words} ?([+−]?)([\\d,.]+\\d)`).exec(shown);
  const number = Number(found?.[2]?.replaceAll(',', '')) * (found?.[1] === '−' ? -1 : 1);
  expect(number, `${words} in "${shown}"`).toBeCloseTo(expected, 4 - Math.floor(Math.log10(Math.abs(expected))));
};

const openPosition = async (page: Page, connect: () => Promise<void>): Promise<Locator> => {
  await page.goto('/pool/v2');
  await connect();
  const card = page.getByRole('region', { name: 'MYT/USDC', exact: true });
  const toggle = card.getByRole('button', { name: /MYT\/USDC/ });
  await expect(toggle).toBeVisible(PATIENCE);
  const block = card.getByRole('group', { name: 'Earnings vs holding' });
  // It may open at any moment.
  await expect(async () => {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await expect(block).toBeVisible({ timeout: 2000 });
  }).toPass(PATIENCE);
  await expect(block).toContainText('Deposits (3)', PATIENCE);
  return block;
};

const poolOf = (chain: TestChain): Promise<Address> => pairOf(chain, 'MYT', 'USDC');

test("Alice's earnings match an independent computation from the logs @once", async ({ chain, page, wallets }) => {
  const block = await openPosition(page, () => wallets.connect('Demo wallet', chain.account(ALICE)));
  const pair = await poolOf(chain);
  const past = await readPoolHistory(chain.node, pair, chain.account(ALICE));
  const staked = await chain.staked(pair, ALICE);
  expect(staked).toBeGreaterThan(0n);
  expect(past.poolTokens).toBe((await chain.lpBalance(pair, ALICE)) + staked);
  await expect(block).toContainText(bothText(past.deposited));
  await expect(block).toContainText('Withdrawals (1)');
  await expect(block).toContainText(bothText(past.withdrawn));

  await block.getByRole('radio', { name: 'USDC' }).click();
  const now = partOf(past) * inUsdc(past.reserves, past);
  const held = inUsdc(past.held, past);
  const fees = now * (1 - past.cost / (partOf(past) * rootOf(past.reserves)));
  expect(fees).toBeGreaterThan(0);
  await expectNumber(block, 'In the pool now', now);
  await expectNumber(block, 'If held since \\w+ \\d+', held);
  await expectNumber(block, 'Trading fees', fees);
  await expectNumber(block, 'impermanent loss', now - held - fees);
  await expectNumber(block, 'Earnings vs holding', now - held);
  const line = page.getByRole('region', { name: 'MYT/USDC', exact: true }).getByRole('button').first();
  await expect(line).toContainText(/\d% vs holding/);

  await test.step('rewards count: those collected, of this pool alone, and those to claim', async () => {
    const fact = (label: string): Locator =>
      block
        .locator('div')
        .filter({ has: page.getByRole('term').filter({ hasText: label }) })
        .last();
    await expect(fact('Rewards to claim')).toContainText(/\d MYT \$\d/);
    const claim = (pid: number): Promise<unknown> =>
      chain.sendAs(ALICE, { to: chain.deployment.lpStaking, data: encodeCall('staking', 'deposit', [pid, 0n]) });
    await claim(0);
    const collected = await rewardsReceived(chain, ALICE);
    expect(collected).toBeGreaterThan(0n);
    await expect(fact('Rewards collected')).toContainText(text(collected, 'MYT'), PATIENCE);
    await expect(fact('Rewards collected')).not.toContainText('still searching', PATIENCE);
    await block.getByRole('radio', { name: 'USD', exact: true }).click();
    await expect(fact('All earnings with rewards')).toContainText(/[+−]\$\d/);
    const other = await pairOf(chain, 'WMATIC', 'USDC');
    const stake = stakeCalls(chain.deployment.lpStaking, other, 1n, await chain.lpBalance(other, ALICE));
    for (const call of stake) await chain.sendAs(ALICE, call);
    await claim(1);
    expect(await rewardsReceived(chain, ALICE)).toBeGreaterThan(collected);
    await chain.node.rpc('anvil_mine', '0x3', '0x2');
    await expect(fact('Rewards collected')).toContainText(text(collected, 'MYT'));
  });

  await test.step('another deposit and a removal are counted as soon as they are there', async () => {
    await chain.addLiquidity(ALICE, 'MYT', 'USDC', 10n ** 19n, 10n ** 9n);
    await expect(block).toContainText('Deposits (4)', PATIENCE);
    await chain.removeLiquidity(ALICE, 'MYT', 'USDC', (await chain.lpBalance(pair, ALICE)) / 2n);
    await expect(block).toContainText('Withdrawals (2)', PATIENCE);
    const now = await readPoolHistory(chain.node, pair, chain.account(ALICE));
    await expect(block).toContainText(bothText(now.withdrawn));
  });
});
