import { parseUnits } from 'ethers';
import type { Address } from '../../src/domain/tokens/types.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TokenSymbol } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { removePage } from '../pages/removePage.ts';
import type { RemovePage } from '../pages/removePage.ts';

const test = base.extend<{ readonly remove: RemovePage }>({
  remove: async ({ page }, provide) => provide(removePage(page)),
});

/** Somebody whose trades move pools. */
const OTHER = 16;

const pairOf = async (chain: TestChain, a: TokenSymbol, b: TokenSymbol): Promise<Address> => {
  const pair = await chain.pairOf(a, b);
  if (pair === undefined) throw new Error(`No pool of ${a} and ${b}`);
  return pair;
};

/** Gives the account a part of MYT/USDC, at about the pool's price. */
const providesMyt = async (chain: TestChain, account: number): Promise<Address> => {
  const { base: myt, quote: usdc } = await chain.reserves('MYT', 'USDC');
  const amount = parseUnits('1000', 18);
  await chain.addLiquidity(account, 'MYT', 'USDC', amount, (amount * usdc) / myt);
  return pairOf(chain, 'MYT', 'USDC');
};

const providesMatic = async (chain: TestChain, account: number): Promise<Address> => {
  const { base: matic, quote: usdc } = await chain.reserves('WMATIC', 'USDC');
  const amount = parseUnits('200', 18);
  await chain.addLiquidity(account, 'WMATIC', 'USDC', amount, (amount * usdc) / matic);
  return pairOf(chain, 'WMATIC', 'USDC');
};

/** Everything a removal changes. */
const holdings = async (chain: TestChain, account: number, pair: Address, a: TokenSymbol, b: TokenSymbol) => ({
  a: await chain.balanceOf(a, account),
  b: await chain.balanceOf(b, account),
  lp: await chain.lpBalance(pair, account),
  supply: await chain.lpSupply(pair),
});

test('25% by the slider, with a permit: no approval is sent', async ({ chain, remove, trader, wallet }) => {
  const { account } = trader;
  const pair = await providesMyt(chain, account);
  await remove.open('MYT', 'USDC');
  await expect(remove.button('Connect Wallet')).toBeVisible();
  await trader.connect();
  await expect(remove.button('Enter an amount')).toBeDisabled();
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  const pool = await chain.reserves('MYT', 'USDC');

  await remove.form.getByRole('button', { name: '25%' }).click();
  await expect(remove.percent).toHaveValue('25');
  await expect(remove.amount('MYT')).toHaveValue(/^(250|249\.99\d*)$/);
  await remove.sign();
  expect(wallet.count('eth_signTypedData_v4')).toBe(1);
  await remove.remove();
  expect(await remove.happened()).toMatch(/Remove (250|249\.999) MYT and [\d,.]+ USDC/);

  expect(wallet.count('eth_sendTransaction')).toBe(1);
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  const poolAfter = await chain.reserves('MYT', 'USDC');
  expect(before.lp - after.lp).toBe(before.lp / 4n);
  expect(before.supply - after.supply).toBe(before.lp / 4n);
  expect(after.a - before.a).toBe(pool.base - poolAfter.base);
  expect(after.b - before.b).toBe(pool.quote - poolAfter.quote);
  expect(after.a - before.a).toBe(((before.lp / 4n) * pool.base) / before.supply);
  await expect(remove.percent).toHaveValue('0');
});

test('all of it by percent, paid in the native coin', async ({ chain, page, remove, trader }) => {
  const { account } = trader;
  const pair = await providesMatic(chain, account);
  await remove.open('WMATIC', 'USDC');
  await trader.connect();
  await remove.percent.fill('100');
  await expect(remove.amount('WMATIC')).not.toHaveValue('');
  await remove.form.getByRole('link', { name: 'Receive MATIC' }).click();
  await expect(page).toHaveURL(new RegExp(`/remove/ETH/${TOKENS.USDC.address}$`));
  await expect(remove.percent).toHaveValue('100');
  await expect(remove.amount('MATIC')).not.toHaveValue('');
  await remove.sign();
  const before = await holdings(chain, account, pair, 'WMATIC', 'USDC');
  const coin = await chain.nativeBalance(account);
  await remove.remove();
  expect(await remove.happened()).toMatch(/Remove [\d,.]+ MATIC and [\d,.]+ USDC/);

  const after = await holdings(chain, account, pair, 'WMATIC', 'USDC');
  expect(after.lp).toBe(0n);
  expect(before.supply - after.supply).toBe(before.lp);
  expect(after.a).toBe(before.a);
  expect(after.b).toBeGreaterThan(before.b);
  expect((await chain.nativeBalance(account)) - coin).toBeGreaterThan(parseUnits('199', 18));
  await expect(remove.form).toContainText('You have no part of this pool');
});

test('a typed amount, paid in the wrapped coin, with an approval', async ({ chain, remove, trader, wallet }) => {
  const { account } = trader;
  const pair = await providesMatic(chain, account);
  await remove.open('WMATIC', 'USDC');
  await trader.connect();
  const before = await holdings(chain, account, pair, 'WMATIC', 'USDC');
  await remove.amount('WMATIC').fill('50');
  await expect(remove.percent).not.toHaveValue('');
  await remove.form.getByRole('button', { name: 'Approve instead' }).click();
  await expect(remove.button('Remove')).toBeEnabled();
  await remove.remove();
  await remove.happened();

  expect(wallet.count('eth_signTypedData_v4')).toBe(0);
  const after = await holdings(chain, account, pair, 'WMATIC', 'USDC');
  expect(after.a - before.a).toBeGreaterThanOrEqual(parseUnits('50', 18));
  expect(after.a - before.a).toBeLessThan(parseUnits('50.0001', 18));
  expect(before.supply - after.supply).toBe(before.lp - after.lp);
});

test('pool tokens that take no permit: an approval is one press away', async ({ chain, remove, trader, wallet }) => {
  const { account } = trader;
  const pair = await providesMyt(chain, account);
  await chain.withoutPermits(pair);
  await remove.open('MYT', 'USDC');
  await trader.connect();
  await remove.percent.fill('50');
  await remove.button('Sign').click();
  await expect(remove.form).toContainText('A signature is not possible here');
  await remove.button('Approve MYT-LP').click();
  await expect(remove.button('Remove')).toBeEnabled();
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  await remove.remove();
  await remove.happened();
  expect(wallet.count('eth_signTypedData_v4')).toBe(0);
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(before.lp - after.lp).toBe(before.lp / 2n);
});

test('the price moves under the confirmation: it says so, and asks anew', async ({ chain, remove, trader }) => {
  const { account } = trader;
  const pair = await providesMyt(chain, account);
  await remove.open('MYT', 'USDC');
  await trader.connect();
  await remove.percent.fill('50');
  await remove.sign();
  await remove.button('Remove').click();
  const confirm = remove.confirmation.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeEnabled();
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');

  const bought = { sold: 'USDC', wanted: 'MYT', from: parseUnits('20000', 6), to: parseUnits('30000', 18) } as const;
  await chain.placeOrder(OTHER, bought);
  await expect(remove.confirmation).toContainText('Price Updated');
  await expect(confirm).toBeDisabled();
  await remove.confirmation.getByRole('button', { name: 'Accept' }).click();
  await confirm.click();
  await remove.happened();
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(before.lp - after.lp).toBe(before.lp / 2n);
});

test(
  'a rejection stays one: nothing is sent and everything typed is kept',
  { tag: '@once' },
  async ({ chain, page, remove, trader, wallet }) => {
    const { account } = trader;
    const pair = await providesMyt(chain, account);
    await remove.open('MYT', 'USDC');
    await trader.connect();
    await remove.percent.fill('12.5');
    const closed = page.getByRole('dialog', { name: 'Error' });
    wallet.rejectNext();
    await remove.button('Sign').click();
    await expect(closed).toContainText('The request was closed in the wallet.');
    await closed.getByRole('button', { name: 'Dismiss' }).click();
    await remove.sign();
    wallet.rejectNext();
    const supply = await chain.lpSupply(pair);
    await remove.remove();
    await expect(closed).toContainText('The request was closed in the wallet.');
    await closed.getByRole('button', { name: 'Dismiss' }).click();
    await expect(remove.percent).toHaveValue('12.5');
    await expect(remove.button('Remove')).toBeEnabled();
    expect(await chain.lpSupply(pair)).toBe(supply);
  },
);

test(
  'what cannot be removed is said, and nothing typed is lost',
  { tag: '@once' },
  async ({ chain, page, remove, trader }) => {
    const { account } = trader;
    const pair = await providesMyt(chain, account);
    await page.goto(`/remove/ETH/${TOKENS.WMATIC.address}`);
    await trader.connect();
    await expect(remove.button('Invalid pair')).toBeDisabled();
    await remove.open('MYT', 'OLDY');
    await expect(remove.button('No pool found')).toBeDisabled();
    await remove.open('MYT', 'USDC');
    await remove.percent.fill('101');
    await expect(remove.button('Insufficient MYT-LP balance')).toBeDisabled();
    await remove.percent.fill('0.001');
    await expect(remove.button('Enter a percent')).toBeDisabled();
    await remove.poolTokens.fill('0.000000000000000001');
    await expect(remove.button('The amount is too small')).toBeDisabled();
    await remove.amount('MYT').fill('1001');
    await expect(remove.button('Insufficient MYT-LP balance')).toBeDisabled();
    await expect(remove.amount('MYT')).toHaveValue('1001');
    await chain.stake(account, pair, await chain.lpBalance(pair, account));
    await expect(remove.form).toContainText('All your pool tokens are in the rewards pool');
  },
);

test(
  'a token that keeps a part of what is moved is paid out beside the native coin',
  { tag: '@once' },
  async ({ chain, remove, trader }) => {
    const { account } = trader;
    await chain.addLiquidity(account, 'TOLL', 'WMATIC', parseUnits('500', 18), parseUnits('100', 18));
    const pair = await pairOf(chain, 'TOLL', 'WMATIC');
    await remove.open('TOLL', 'MATIC');
    await trader.connect();
    await remove.percent.fill('50');
    await remove.sign();
    const coin = await chain.nativeBalance(account);
    const before = await holdings(chain, account, pair, 'TOLL', 'WMATIC');
    await remove.remove();
    await remove.happened();
    const after = await holdings(chain, account, pair, 'TOLL', 'WMATIC');
    expect(before.lp - after.lp).toBe(before.lp / 2n);
    expect(after.a).toBeGreaterThan(before.a);
    expect((await chain.nativeBalance(account)) - coin).toBeGreaterThan(parseUnits('49', 18));
  },
);

test('the keyboard alone takes liquidity out', { tag: '@once' }, async ({ chain, page, remove, trader }) => {
  const pair = await providesMyt(chain, trader.account);
  await remove.open('MYT', 'USDC');
  await trader.connect();
  const before = await chain.lpBalance(pair, trader.account);
  await remove.slider.focus();
  await page.keyboard.press('End');
  await expect(remove.percent).toHaveValue('100');
  const pressWithTab = async (name: string, within = remove.form): Promise<void> => {
    const wanted = within.getByRole('button', { name, exact: true });
    await expect(wanted).toBeEnabled();
    for (let press = 0; press < 25; press += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(wanted).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await pressWithTab('Sign');
  await pressWithTab('Remove');
  await pressWithTab('Confirm', remove.confirmation);
  await expect(page.getByRole('dialog', { name: 'What happened' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(before).toBeGreaterThan(0n);
  expect(await chain.lpBalance(pair, trader.account)).toBe(0n);
  await expect(remove.percent).toHaveValue('0');
});

test('axe finds nothing on the form, empty, filled and confirming', async ({ chain, page, remove, trader }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await providesMatic(chain, trader.account);
  await remove.open('MATIC', 'USDC');
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  await trader.connect();
  await remove.percent.fill('25');
  await expect(remove.button('Sign')).toBeEnabled();
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  await remove.sign();
  await remove.button('Remove').click();
  await expect(remove.confirmation).toBeVisible();
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
});
