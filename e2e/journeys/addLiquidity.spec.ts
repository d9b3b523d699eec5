import { parseUnits } from 'ethers';
import type { Address } from '../../src/domain/tokens/types.ts';
import { expect, test as base } from '../fixtures/test.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TokenSymbol } from '../devnet/tokens.ts';
import { addPage } from '../pages/addPage.ts';
import type { AddPage } from '../pages/addPage.ts';
import { faultsInBothThemes } from '../pages/axe.ts';

const test = base.extend<{ readonly add: AddPage }>({
  add: async ({ page }, provide) => provide(addPage(page)),
});

/** Somebody whose trades move pools; book and router may take everything of theirs. */
const OTHER = 16;

const knownPair = async (chain: TestChain, a: TokenSymbol, b: TokenSymbol, exchange?: string): Promise<Address> => {
  const pair = await chain.pairOf(a, b, exchange === undefined ? {} : { exchange });
  if (pair === undefined) throw new Error(`No pool of ${a} and ${b}`);
  return pair;
};

/** Everything an addition changes. */
const holdings = async (chain: TestChain, account: number, pair: Address, a: TokenSymbol, b: TokenSymbol) => ({
  a: await chain.balanceOf(a, account),
  b: await chain.balanceOf(b, account),
  lp: await chain.lpBalance(pair, account),
  supply: await chain.lpSupply(pair),
});

test('adding two tokens to a pool: the other amount follows the price, and the pool tokens come', async ({
  add,
  chain,
  trader,
}) => {
  const { account } = trader;
  const pair = await knownPair(chain, 'MYT', 'USDC');
  await add.open('MYT', 'USDC');
  await expect(add.form.getByRole('heading', { name: 'Add Liquidity' })).toBeVisible();
  await trader.connect();
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');

  await add.amount('MYT').fill('1000');
  await expect(add.amount('USDC')).not.toHaveValue('');
  await expect(add.form).toContainText("USDC follows from MYT at the pool's price.");
  await expect(add.form).toContainText(/You receive[\d,.]+ MYT-LP/);
  await add.approve('MYT');
  await add.approve('USDC');
  await add.button('Supply').click();
  await expect(add.confirmation).toContainText(
    'Output is estimated. If the price changes by more than 0.50% your transaction will revert.',
  );
  const shown = /You receive\s*([\d,.]+) MYT-LP/.exec(await add.confirmation.innerText())?.[1] ?? '';
  await add.confirmation.getByRole('button', { name: 'Confirm supply' }).click();
  expect(await add.happened()).toMatch(/Add 1,000 MYT and [\d,.]+ USDC/);

  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(before.a - after.a).toBe(parseUnits('1000', 18));
  expect(before.b - after.b).toBeGreaterThan(0n);
  expect(after.lp).toBeGreaterThan(before.lp);
  // The protocol's part of the fees is minted at the same time.
  expect(after.supply - before.supply).toBeGreaterThanOrEqual(after.lp - before.lp);
  const got = Number(after.lp - before.lp) / 1e18;
  expect(Number(shown.replaceAll(',', ''))).toBeCloseTo(got, 3 - Math.ceil(Math.log10(got)));
  await expect(add.amount('MYT')).toHaveValue('');
});

test('adding the native coin: what the pool does not need comes back', async ({ add, chain, trader }) => {
  const { account } = trader;
  const pair = await knownPair(chain, 'WMATIC', 'USDC');
  await add.open('MATIC', 'USDC');
  await trader.connect();
  const coin = await chain.nativeBalance(account);
  const before = await holdings(chain, account, pair, 'WMATIC', 'USDC');
  await add.amount('USDC').fill('50');
  await expect(add.amount('MATIC')).not.toHaveValue('');
  await add.approve('USDC');
  await add.supply();
  expect(await add.happened()).toMatch(/Add [\d,.]+ MATIC and 50 USDC/);
  const after = await holdings(chain, account, pair, 'WMATIC', 'USDC');
  expect(before.b - after.b).toBeLessThanOrEqual(parseUnits('50', 6));
  expect(before.b - after.b).toBeGreaterThan(parseUnits('49.7', 6));
  expect(after.lp).toBeGreaterThan(before.lp);
  expect(await chain.nativeBalance(account)).toBeLessThan(coin);
});

test("Max leaves 0.01 of the native coin, and choosing the other side's token swaps the two", async ({
  add,
  chain,
  page,
  trader,
}) => {
  await add.open('MATIC', 'USDC');
  await trader.connect();
  const coin = await chain.nativeBalance(trader.account);
  await add.form.getByRole('button', { name: 'Max' }).first().click();
  expect(parseUnits(await add.amount('MATIC').inputValue(), 18)).toBe(coin - 10n ** 16n);

  await add.amount('USDC').fill('10');
  await add.form.getByRole('button', { name: 'Add MATIC' }).click();
  const picker = page.getByRole('dialog', { name: 'Select a token' });
  await picker.getByRole('option', { name: /^USDC/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`/add/${TOKENS.USDC.address}/ETH$`));
  await expect(add.amount('USDC')).toHaveValue('10');
});

test('creating a pair: both amounts are free, set the price, and 1,000 units stay locked', async ({
  add,
  chain,
  trader,
}) => {
  const { account } = trader;
  expect(await chain.pairOf('WETH', 'DAI')).toBeUndefined();
  await add.open('WETH', 'DAI');
  await expect(add.form.getByRole('heading', { name: 'Create a pair' })).toBeVisible();
  await expect(add.form).toContainText('You set the price');
  await trader.connect();
  await add.amount('WETH').fill('1');
  await add.amount('DAI').fill('2000');
  await expect(add.amount('WETH')).toHaveValue('1');
  await expect(add.form).toContainText('DAI per WETH2,000.00');
  await expect(add.form).toContainText('Pool share100.00%');
  await add.approve('WETH');
  await add.approve('DAI');
  await add.supply();
  expect(await add.happened()).toContain('Add 1 WETH and 2,000 DAI');
  const pair = await knownPair(chain, 'WETH', 'DAI');
  const lp = await chain.lpBalance(pair, account);
  expect(await chain.lpSupply(pair)).toBe(lp + 1000n);
  await expect(add.form.getByRole('heading', { name: 'Add Liquidity' })).toBeVisible();
});

test('the first person to open a pool of another exchange brings what it asks for', async ({ add, chain, trader }) => {
  const { account } = trader;
  await add.open('MYT', 'USDC', 'harbour');
  await trader.connect();
  await add.amount('MYT').fill('100');
  await add.amount('USDC').fill('99.999999');
  await expect(
    add.button('You are the first person to open this pool, we require at least 100 USDC to open this pool'),
  ).toBeDisabled();
  await add.amount('USDC').fill('100');
  await add.approve('MYT');
  await add.approve('USDC');
  await add.supply();
  await add.happened();
  const pair = await knownPair(chain, 'MYT', 'USDC', 'harbour');
  expect(await chain.lpBalance(pair, account)).toBe((await chain.lpSupply(pair)) - 1000n);
});

test('the price moves under the confirmation: it says so, and asks anew', async ({ add, chain, trader }) => {
  const { account } = trader;
  const pair = await knownPair(chain, 'MYT', 'USDC');
  await add.open('MYT', 'USDC');
  await trader.connect();
  await add.amount('MYT').fill('500');
  await add.approve('MYT');
  await add.approve('USDC');
  await add.button('Supply').click();
  const confirm = add.confirmation.getByRole('button', { name: 'Confirm supply' });
  await expect(confirm).toBeEnabled();
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');

  const bought = { sold: 'USDC', wanted: 'MYT', from: parseUnits('20000', 6), to: parseUnits('30000', 18) } as const;
  await chain.placeOrder(OTHER, bought);
  await expect(add.confirmation).toContainText("The pool's price moved by more than 0.50%.");
  await expect(confirm).toBeDisabled();
  await add.confirmation.getByRole('button', { name: 'Accept' }).click();
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await add.happened();
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(before.a - after.a).toBe(parseUnits('500', 18));
  expect(after.lp).toBeGreaterThan(before.lp);
});

test(
  'a request closed in the wallet is silently ignored: the form is as it was',
  { tag: '@once' },
  async ({ add, chain, page, trader, wallet }) => {
    await add.open('MATIC', 'USDC');
    await trader.connect();
    await add.amount('USDC').fill('25');
    wallet.rejectNext();
    await add.button('Approve USDC').click();
    await expect.poll(() => wallet.count('eth_sendTransaction')).toBe(1);
    await expect(add.button('Approve USDC')).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await add.approve('USDC');
    const pair = await knownPair(chain, 'WMATIC', 'USDC');
    const supply = await chain.lpSupply(pair);
    wallet.rejectNext();
    await add.supply();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(add.amount('USDC')).toHaveValue('25');
    await expect(add.button('Supply')).toBeEnabled();
    expect(await chain.lpSupply(pair)).toBe(supply);
  },
);

test('what cannot be added is said, and nothing typed is lost', { tag: '@once' }, async ({ add, page, trader }) => {
  await page.goto(`/add/eth/${TOKENS.WMATIC.address.toLowerCase()}`);
  await expect(page).toHaveURL(/\/add\/eth$/);
  await expect(add.form.getByRole('button', { name: 'Add MATIC' })).toBeVisible();
  await expect(add.button('Connect Wallet')).toBeVisible();
  await trader.connect();

  await add.open('MYT', '0x00000000000000000000000000000000000000aa');
  await expect(add.form).toContainText('There is no token at');
  await expect(add.button('Invalid pair')).toBeDisabled();
  await add.open('MYT', '0xnonsense' as Address);
  await expect(add.form).toContainText('There is no token at “0xnonsense”');
  await expect(add.button('Invalid pair')).toBeDisabled();

  await add.open('MYT', 'USDC');
  await expect(add.button('Enter an amount')).toBeDisabled();
  await add.amount('MYT').fill('0');
  await expect(add.button('Enter an amount')).toBeDisabled();
  await add.amount('MYT').fill('0.000000000000000001');
  await expect(add.button('The amount is too small')).toBeDisabled();
  await add.amount('MYT').fill('50001');
  await expect(add.button('Insufficient MYT balance')).toBeDisabled();
  await add.amount('MYT').fill('1.0000000000000000001');
  await expect(add.form).toContainText('MYT has 18 decimals. Shorten the amount.');
  await expect(add.amount('MYT')).toHaveValue('1.0000000000000000001');
});

test('the keyboard alone adds to a pool', { tag: '@once' }, async ({ add, chain, page, trader }) => {
  const pair = await knownPair(chain, 'WMATIC', 'USDC');
  await add.open('MATIC', 'USDC');
  await trader.connect();
  await add.amount('USDC').focus();
  await page.keyboard.type('20');
  const tabTo = async (name: string): Promise<void> => {
    const wanted = add.button(name);
    await expect(wanted).toBeEnabled();
    for (let press = 0; press < 20; press += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await tabTo('Approve USDC');
  await page.keyboard.press('Enter');
  await tabTo('Supply');
  await page.keyboard.press('Enter');
  const confirm = add.confirmation.getByRole('button', { name: 'Confirm supply' });
  await expect(confirm).toBeEnabled();
  for (let press = 0; press < 10; press += 1) {
    if (await confirm.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'What happened' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await chain.lpBalance(pair, trader.account)).toBeGreaterThan(0n);
  await expect(add.amount('USDC')).toHaveValue('');
});

test('axe finds nothing on the form, empty, filled and confirming', async ({ add, page, trader }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await add.open('MATIC', 'USDC');
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  await trader.connect();
  await add.amount('USDC').fill('50');
  await expect(add.button('Approve USDC')).toBeEnabled();
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  await add.approve('USDC');
  await add.button('Supply').click();
  await expect(add.confirmation).toBeVisible();
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await add.open('WETH', 'DAI');
  await add.amount('WETH').fill('1');
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
});
