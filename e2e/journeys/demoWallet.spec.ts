import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoWalletMarks } from '../devnet/demoWalletMarks.ts';
import { sharedEnvironment } from '../environment.ts';
import { expect, test } from '../fixtures/test.ts';

const [ALICE, BOB] = [10, 11];

const hasMarks = async (): Promise<void> => {
  const { builtApp } = sharedEnvironment();
  const names = (await readdir(builtApp, { recursive: true })).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(builtApp, name), 'utf8')));
  expect(demoWalletMarks.filter((mark) => !texts.some((text) => text.includes(mark)))).toEqual([]);
};

test(
  'trades with the demo wallet, and goes on as another of its people',
  { tag: '@once' },
  async ({ chain, page, trade, wallets }) => {
    await test.step('the devnet build has what no production build may contain', hasMarks);
    const before = { usdc: await chain.balanceOf('USDC', ALICE), myt: await chain.balanceOf('MYT', ALICE) };
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await wallets.connect('Demo wallet', chain.account(ALICE));

    await trade.pay.fill('100');
    await trade.button('Approve USDC').click();
    const panel = wallets.demoPanel('Confirm this transaction');
    await expect(panel).toContainText('Alice');
    await expect(panel).toContainText('approve');
    await panel.getByRole('button', { name: 'Reject' }).click();
    await trade.dialog('Not sent').getByRole('button', { name: 'Dismiss' }).click();
    await trade.button('Approve USDC').click();
    await panel.getByRole('button', { name: 'Confirm' }).click();
    const quoted = await trade.place('Buy MYT');
    await expect(panel).toContainText('addOrder');
    await panel.getByRole('button', { name: 'Confirm' }).click();
    // Popups are next to the dialog, and Esc closes the dialog first.
    await expect(trade.notifications).toContainText('Bought');
    const [popups, dialog] = [trade.notifications, trade.dialog('What happened')];
    const [popupBox, shown] = await Promise.all([popups, dialog].map((part) => part.boundingBox()));
    expect(popupBox?.x).toBeGreaterThanOrEqual((shown?.x ?? NaN) + (shown?.width ?? NaN));
    await trade.happened();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(popups.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
    expect(await chain.balanceOf('MYT', ALICE)).toBe(before.myt + quoted.filled.base);
    expect(await chain.balanceOf('USDC', ALICE)).toBe(before.usdc - quoted.filled.quote - quoted.rest.quote);

    const account = await wallets.openAccount(chain.account(ALICE));
    await account.getByRole('button', { name: 'Switch account' }).click();
    await wallets.demoPanel('Choose an account').getByRole('button', { name: 'Bob' }).click();
    await account.getByRole('button', { name: 'Close' }).click();
    await expect(wallets.pill(chain.account(BOB))).toBeVisible();

    await page.reload();
    await expect(wallets.pill(chain.account(BOB))).toBeVisible();

    const bobs = await wallets.openAccount(chain.account(BOB));
    await bobs.getByRole('button', { name: 'Switch account' }).click();
    await wallets.demoPanel('Choose an account').getByRole('button', { name: 'Turn batches on' }).click();
    await trade.pay.fill('30');
    const batched = await trade.review('Buy MYT');
    await expect(trade.dialog('Confirm order')).toContainText('Approves 30.00 USDC in the same transaction.');
    await trade.confirm('Buy MYT');
    const batch = wallets.demoPanel('Confirm this batch');
    await expect(batch).toContainText('approve');
    await expect(batch).toContainText('Order book: addOrder');
    const mine = await chain.balanceOf('MYT', BOB);
    await batch.getByRole('button', { name: 'Confirm' }).click();
    await trade.happened();
    expect(await chain.balanceOf('MYT', BOB)).toBe(mine + batched.filled.base);
  },
);
