import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parseUnits } from 'ethers';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { OTHER, providesMyt, test } from '../fixtures/liquidityTest.ts';
import { readPoolHistory, type Both, type PoolHistory } from '../fixtures/poolHistory.ts';
import { expect } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';

const PATIENCE = { timeout: 60_000 } as const;
const FAR = 10_000_000_000n;
const USDC_FIRST = TOKENS.USDC.address.toLowerCase() < TOKENS.MYT.address.toLowerCase();

/** Whole USDC at the pool's price then, truncated. */
const inUsdc = (both: Both, { reserves }: PoolHistory): string => {
  const [usdc, myt] = USDC_FIRST ? ([0, 1] as const) : ([1, 0] as const);
  const value = (both[myt] * reserves[usdc] + both[usdc] * reserves[myt]) / reserves[myt];
  return `${formatAmount(value, TOKENS.USDC.decimals, { thousands: ',' })} USDC`;
};

const sells = async (chain: TestChain, symbol: 'MYT' | 'USDC', whole: string): Promise<void> => {
  const path = [TOKENS[symbol].address, TOKENS[symbol === 'MYT' ? 'USDC' : 'MYT'].address];
  const amount = parseUnits(whole, TOKENS[symbol].decimals);
  const { router } = chain.deployment;
  const approval = encodeCall('token', 'approve', [router, amount]);
  await chain.sendAs(OTHER, { to: TOKENS[symbol].address, data: approval });
  const args = [amount, 0n, path, chain.account(OTHER), FAR];
  const data = encodeCall('router', 'swapExactTokensForTokens', args);
  await chain.sendAs(OTHER, { to: router, data });
  await chain.node.rpc('anvil_mine', '0x20', '0x2');
};

/** Supply, trades, more supply, a stake, trades, a removal of a part. */
const livesThrough = async (chain: TestChain, account: number) => {
  const pair = await providesMyt(chain, account);
  const first = await readPoolHistory(chain.node, pair, chain.account(account));
  await sells(chain, 'MYT', '3000');
  await sells(chain, 'USDC', '900');
  await providesMyt(chain, account);
  await chain.stake(account, pair, (await chain.lpBalance(pair, account)) / 4n);
  await sells(chain, 'MYT', '4000');
  await chain.removeLiquidity(account, 'MYT', 'USDC', (await chain.lpBalance(pair, account)) / 3n);
  await sells(chain, 'USDC', '500');
  return { pair, first };
};

const openCard = async (page: Page): Promise<Locator> => {
  const card = page.getByRole('region', { name: 'MYT/USDC', exact: true });
  const toggle = card.getByRole('button', { name: /MYT\/USDC/ }).first();
  await expect(toggle).toBeVisible(PATIENCE);
  const summary = card.getByText('History of this position');
  await expect(async () => {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await expect(summary).toBeVisible({ timeout: 2000 });
  }).toPass(PATIENCE);
  await expect(card.getByRole('group', { name: 'Earnings vs holding' })).toContainText('Withdrawals (1)', PATIENCE);
  await summary.click();
  return card;
};

const figure = (card: Locator, label: string): Locator =>
  card
    .locator('details')
    .filter({ hasText: 'History of this position' })
    .locator('div')
    .filter({
      has: card
        .page()
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${label}$`) }),
    })
    .last()
    .getByRole('definition');

const savedPicture = async (page: Page, press: () => Promise<void>) => {
  const started = page.waitForEvent('download');
  await press();
  const download = await started;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

const expectPng = (bytes: Buffer): void => {
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect(bytes.subarray(12, 16).toString('latin1')).toBe('IHDR');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 675]);
  expect(bytes.subarray(-8, -4).toString('latin1')).toBe('IEND');
  // A picture of one colour would be far smaller.
  expect(bytes.length).toBeGreaterThan(15_000);
  expect(bytes.toString('latin1')).not.toContain('tEXt');
};

const matchesCard = async (card: Locator): Promise<void> => {
  const earnings = card.getByRole('group', { name: 'Earnings vs holding' });
  await earnings.getByRole('radio', { name: 'USDC' }).click();
  const bars = earnings.getByRole('img', { name: /^If you had held/ });
  await expect(async () => {
    const [, held, now] =
      /If you had held: (.+)\. Now: (.+)$/.exec((await bars.getAttribute('aria-label')) ?? '') ?? [];
    expect(now).toMatch(/\d USDC$/);
    await expect(figure(card, 'In the pool')).toHaveText(now ?? '', { timeout: 1000 });
    await expect(figure(card, 'If held')).toHaveText(held ?? '', { timeout: 1000 });
  }).toPass(PATIENCE);
  const percent = (await figure(card, 'Against holding').innerText()).trim();
  await expect(earnings).toContainText(`(${percent})`);
};

test('the history of a position ends with the figures of its card, and its picture has no address @once', async ({
  chain,
  page,
  trader,
}) => {
  test.slow();
  const { account } = trader;
  const { pair, first } = await livesThrough(chain, account);
  await trader.connectAt(() => page.goto('/pool/v2'));
  const card = await openCard(page);
  const graph = card.getByRole('slider', { name: "Moment of the position's history" });
  await expect(graph).toBeVisible(PATIENCE);

  await test.step('the present equals the card, and an independent computation', async () => {
    await matchesCard(card);
    const past = await readPoolHistory(chain.node, pair, chain.account(account));
    await expect(figure(card, 'If held')).toHaveText(inUsdc(past.held, past));
  });

  await test.step('keys lead through the moves to the first supply', async () => {
    await graph.focus();
    const seen: string[] = [];
    await expect(async () => {
      await page.keyboard.press('PageDown');
      seen.push(await figure(card, 'Moves').innerText());
      await expect(graph).toHaveAttribute('aria-valuenow', '0', { timeout: 200 });
    }).toPass(PATIENCE);
    expect(seen).toEqual(['Withdrawn', 'Staked pool tokens', 'Deposited', 'Deposited']);
    await expect(figure(card, 'If held')).toHaveText(inUsdc(first.deposited, first));
    await expect(graph).toHaveAttribute('aria-valuetext', /If held: [\d,.]+ USDC/);
  });

  await test.step('a pointer shows the figures of its moment', async () => {
    const box = await graph.boundingBox();
    const last = Number(await graph.getAttribute('aria-valuemax'));
    const at = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 };
    await graph.hover({ position: at });
    const index = Number(await graph.getAttribute('aria-valuenow'));
    expect(index).toBeGreaterThan(0);
    expect(index).toBeLessThan(last);
    expect(box?.width).toBeLessThanOrEqual(560);
  });

  await test.step('moves are marked and listed', async () => {
    expect(await graph.locator('[data-kind]').count()).toBe(4);
    await card.getByText('4 moments with moves').click();
    await expect(card.getByRole('table', { name: 'Moves of the position' }).getByRole('row')).toHaveCount(5);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  const button = card.getByRole('button', { name: 'Share picture' });
  await test.step('the picture has percentages, and amounts on request alone', async () => {
    await expect(button).toHaveAccessibleDescription(/MYT\/USDC · MYT Exchange · Against holding: [+−]?[\d.]+%/);
    await expect(button).not.toHaveAccessibleDescription(/0x|\d USDC/);
    const plain = await savedPicture(page, () => button.click());
    expect(plain.name).toBe('MYT-USDC.png');
    expectPng(plain.bytes);
    await expect(card.getByText('Saved as MYT-USDC.png.')).toBeVisible();
    await card.getByRole('checkbox', { name: 'Show amounts' }).check();
    await expect(button).toHaveAccessibleDescription(/In the pool: [\d,.]+ USDC/);
    await expect(button).not.toHaveAccessibleDescription(/0x/);
    expectPng((await savedPicture(page, () => button.click())).bytes);
  });

  await test.step('a platform that shares files gets the picture and its words', async () => {
    await page.evaluate(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files, text }: { files: File[]; text: string }) => {
          shared.push({ names: files.map(({ name, type }) => `${name} ${type}`), text });
          return Promise.resolve();
        },
      });
    });
    await button.click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared') as unknown))
      .toEqual([{ names: ['MYT-USDC.png image/png'], text: expect.stringContaining('MYT/USDC') as unknown }]);
  });
});
