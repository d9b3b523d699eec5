import { readAllowance, readReserves } from '../devnet/exchange.ts';
import { usdc } from '../fixtures/mytMarket.ts';
import { test } from '../fixtures/safeTest.ts';
import { expect } from '../fixtures/test.ts';
import { pressByKey, tabTo, typeByKey } from '../pages/byKeyboard.ts';
import { execute, propose } from '../pages/proposeInSafe.ts';
import {
  MARKET,
  PAID,
  harbourPool,
  holdingsOf,
  routerOf,
  shownRow,
  openSplit,
  chooseSplit,
  dialogOf,
  openFirstStep,
} from '../pages/splitOrder.ts';

test('a market order in two parts goes step by step: both approvals, the first part, a reload, and the second @phone', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  const pool = harbourPool(chain);
  await openSplit({ trade, trader });
  await expect(trade.ticket).toContainText('in 2 transactions');
  // The automatic choice never takes two transactions.
  await expect(trade.ticket.getByRole('radio', { name: 'Best' })).toBeChecked();
  await expect(trade.ticket).not.toContainText('WBTC/USDC pool of Harbour');
  await chooseSplit(trade);
  await expect(trade.ticket).toContainText('WBTC/USDC pool of Harbour');
  await expect(page).toHaveURL(/[?&]dex=split$/);

  const before = await holdingsOf(chain, account);
  const reserves = await readReserves(chain.node, pool);
  await trade.button('Buy WBTC').click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Two transactions, each confirmed by you');
  await dialog.getByRole('button', { name: 'Approve USDC for MYT Exchange' }).click();
  await dialog.getByRole('button', { name: 'Approve USDC for Harbour' }).click();
  const first = dialog.getByRole('button', { name: 'Step 1 of 2: trade on MYT Exchange' });
  await expect(first).toBeEnabled();
  const [sum, elsewhere] = [await shownRow(dialog, 'Filled now'), await shownRow(dialog, 'Harbour')];
  expect(sum.quote).toBe(usdc(PAID));
  await first.click();

  const second = page.getByRole('dialog', { name: 'Split order' });
  await expect(second).toContainText(/Bought 0\.\d+ WBTC for [\d,.]+ USDC/);
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - usdc(PAID) + elsewhere.quote);
  expect(await chain.balanceOf('WBTC', account)).toBe(before.wbtc + sum.base - elsewhere.base);
  await expect(second).toContainText(/Harbour: [\d,.]+ USDC for 0\.\d+ WBTC, at least 0\.\d+ WBTC/);
  expect(await readReserves(chain.node, pool)).toEqual(reserves);
  await second.getByRole('button', { name: 'Step 2 of 2: trade on Harbour' }).click();
  await expect(second).toContainText('Both parts were sent.');
  await expect(trade.notifications).toContainText('2 of 2 parts of your split order confirmed');
  await second.getByRole('button', { name: 'Close' }).last().click();
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - usdc(PAID));
  expect(await chain.balanceOf('WBTC', account)).toBe(before.wbtc + sum.base);
  expect((await readReserves(chain.node, pool)).quote).toBe(reserves.quote + elsewhere.quote);
  await expect(trade.pay).toHaveValue('');
});

test('parts that the wallet sends although it rejects them are not sent once more @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const { dialog, first } = await openFirstStep({ chain, page, trade, trader });
  const before = await chain.balanceOf('USDC', account);
  await chain.setBlockSeconds(0);
  wallet.rejectButSendNext();
  await first.click();
  await expect(dialog).toContainText('The request was rejected in the wallet.');
  await first.click();
  await expect(trade.dialog('This may have been sent already')).toBeVisible();
  await chain.setBlockSeconds(1);
  const second = page.getByRole('dialog', { name: 'Split order' });
  const press = second.getByRole('button', { name: /^Step 2 of 2/ });
  await expect(press).toBeEnabled();
  await chain.setBlockSeconds(0);
  wallet.rejectButSendNext();
  await press.click();
  await expect(second).toContainText('The request was rejected in the wallet.');
  await chain.setBlockSeconds(1);
  await expect(second).toContainText('Both parts were sent.');
  expect(await chain.balanceOf('USDC', account)).toBe(before - usdc(PAID));
});

test('after a reload during the first part the ticket keeps the second one, and nothing more is sent @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
  wallets,
}) => {
  const { account } = trader;
  const { dialog, first } = await openFirstStep({ chain, page, trade, trader });
  wallet.rejectNext();
  await first.click();
  await expect(dialog).toContainText('The request was rejected in the wallet.');
  const elsewhere = await shownRow(dialog, 'Harbour');
  const request = wallet.holdNext();
  await first.click();
  await request.requests;
  const sent = wallet.count('eth_sendTransaction');

  await page.reload();
  await expect(trade.pay).toHaveValue(PAID);
  request.approve();
  const left = Number(elsewhere.quote) / 1e6;
  await expect(trade.pay).toHaveValue(left.toString());
  await page.reload();
  await expect(trade.pay).toHaveValue(left.toString());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(wallet.count('eth_sendTransaction')).toBeLessThanOrEqual(sent);
  const opened = await wallets.openAccount(chain.account(account));
  const recent = opened.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent).toContainText('Bought 0.');
  await expect(recent).not.toContainText('on Harbour');
});

test('a wallet with batches: the best choice is the split, in one transaction with both approvals @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  await openSplit({ trade, trader });
  await expect(trade.ticket).toContainText('in 1 transaction');
  await expect(trade.ticket).toContainText('WBTC/USDC pool of Harbour');
  await expect(trade.ticket.getByRole('radio', { name: 'Best' })).toBeChecked();
  const before = await holdingsOf(chain, account);
  await trade.button('Buy WBTC').click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('One transaction: both parts or none');
  await expect(dialog).toContainText(/Approves [\d,.]+ USDC and [\d,.]+ USDC in the same transaction\./);
  await expect(dialog).toContainText(/Network fee, estimated0\.\d+ MATIC/);
  const sum = await shownRow(dialog, 'Filled now');
  await dialog.getByRole('button', { name: 'Buy WBTC' }).click();
  const { text } = await trade.happened();
  expect(text).toMatch(/Bought 0\.\d+ WBTC for 20,000\.00 USDC, split over MYT Exchange and Harbour/);
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - usdc(PAID));
  expect(await chain.balanceOf('WBTC', account)).toBe(before.wbtc + sum.base);
  expect(await chain.allowance('USDC', account)).toBe(0n);
  const token = chain.deployment.tokens.USDC;
  expect(await readAllowance(chain.node, token, chain.account(account), routerOf(chain))).toBe(0n);
  expect(wallet.count('eth_sendTransaction')).toBe(0);
  await expect(trade.pay).toHaveValue('');
});

test('a split is chosen and approved, and both parts are sent, by keyboard alone @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  await trader.connectAt(() => trade.open(MARKET));
  const before = await holdingsOf(chain, account);
  await typeByKey(page, trade.pay, PAID);
  await expect(trade.ticket).toContainText('in 2 transactions');
  await tabTo(page, trade.ticket.getByRole('radio', { name: 'Best' }));
  await page.keyboard.press('ArrowLeft');
  await expect(trade.ticket.getByRole('radio', { name: 'Split' })).toBeChecked();
  await pressByKey(page, trade.button('Buy WBTC'));
  const dialog = dialogOf(page);
  for (const name of ['Approve USDC for MYT Exchange', 'Approve USDC for Harbour', /^Step 1 of 2/]) {
    await pressByKey(page, dialog.getByRole('button', { name }));
  }
  const second = page.getByRole('dialog', { name: 'Split order' });
  await pressByKey(page, second.getByRole('button', { name: /^Step 2 of 2/ }));
  await expect(second).toContainText('Both parts were sent.');
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();
  await expect.poll(async () => (await holdingsOf(chain, account)).usdc).toBe(before.usdc - usdc(PAID));
  expect((await holdingsOf(chain, account)).wbtc).toBeGreaterThan(before.wbtc);
});

test('a Safe of two of three splits an order in one proposal with both approvals, as shown @once', async ({
  chain,
  page,
  safes,
  team,
}) => {
  const { trade, app } = safes;
  await safes.open(team, trade.address(MARKET));
  await safes.connected(team);
  const before = await holdingsOf(chain, team.address);
  const pool = harbourPool(chain);
  const reserves = await readReserves(chain.node, pool);
  await trade.pay.fill(PAID);
  await expect(trade.ticket).toContainText('in 1 transaction');
  await chooseSplit(trade);
  await trade.button('Buy WBTC').click();
  const dialog = dialogOf(app);
  await expect(dialog).toContainText('One transaction: both parts or none');
  await expect(dialog).toContainText(/Approves [\d,.]+ USDC and [\d,.]+ USDC in the same transaction\./);
  await expect(dialog).toContainText('2 of 3 owners have to sign before then. Executed later, it reverts.');
  const [sum, elsewhere] = [await shownRow(dialog, 'Filled now'), await shownRow(dialog, 'Harbour')];
  await propose(safes, dialog, 'Buy WBTC');
  await execute(safes, 0);
  const { text } = await trade.happened();
  expect(text).toMatch(/Bought 0\.\d+ WBTC for 20,000\.00 USDC, split over MYT Exchange and Harbour/);
  expect(await holdingsOf(chain, team.address)).toEqual({
    usdc: before.usdc - usdc(PAID),
    wbtc: before.wbtc + sum.base,
  });
  expect((await readReserves(chain.node, pool)).quote).toBe(reserves.quote + elsewhere.quote);
  const token = chain.deployment.tokens.USDC;
  expect(await chain.allowance('USDC', team.address)).toBe(0n);
  expect(await readAllowance(chain.node, token, team.address, routerOf(chain))).toBe(0n);
  await expect(page.getByRole('listitem', { name: /^Transaction \d/ })).toHaveCount(1);
});
