import { parseUnits } from 'ethers';
import { TOKENS } from '../devnet/tokens.ts';
import { expect } from '../fixtures/test.ts';
import { closeOutcome } from '../pages/outcome.ts';
import { OTHER, holdings, pairOf, test } from '../fixtures/liquidityTest.ts';

test('adding two tokens to a pool makes the other amount follow the price, pool tokens are received, and staked @once', async ({
  add,
  chain,
  page,
  trader,
}) => {
  const { account } = trader;
  const pair = await pairOf(chain, 'MYT', 'USDC');
  await add.open('MYT', 'USDC');
  await expect(add.form.getByRole('heading', { name: 'Add Liquidity' })).toBeVisible();
  await trader.connect();
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');

  await add.amount('MYT').fill('1000');
  await expect(add.amount('USDC')).not.toHaveValue('');
  await expect(add.form).toContainText("USDC is set by MYT at the pool's price.");
  await expect(add.form).toContainText(/You receive[\d,.]+ MYT-LP/);
  await expect(async () => {
    const [left, right, below] = await Promise.all(
      ['Approve MYT', 'Approve USDC', 'Supply'].map((name) => add.button(name).boundingBox()),
    );
    expect([left?.y, left?.width]).toEqual([right?.y, right?.width]);
    expect(below?.y).toBeGreaterThan(left?.y ?? Infinity);
  }).toPass();
  await expect(add.button('Supply')).toBeDisabled();
  await add.approve('USDC');
  await expect(add.button('USDC approved')).toBeDisabled();
  await expect(add.button('Supply')).toBeDisabled();
  await add.approve('MYT');
  await expect(add.form.getByRole('list', { name: 'Steps' })).toContainText('Stake for rewards');
  await add.button('Supply').click();
  await expect(add.confirmation).toContainText(
    'Output is estimated. If the price changes by more than 0.50% your transaction will revert.',
  );
  const shown = /You receive\s*([\d,.]+) MYT-LP/.exec(await add.confirmation.innerText())?.[1] ?? '';
  await add.confirmation.getByRole('button', { name: 'Confirm supply' }).click();
  expect(await add.happened()).toMatch(/1,000\.00 MYT and [\d,.]+ USDC added, [\d,.]+ MYT-LP received/);

  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(before.a - after.a).toBe(parseUnits('1000', 18));
  expect(before.b - after.b).toBeGreaterThan(0n);
  expect(after.lp).toBeGreaterThan(before.lp);
  // The protocol's share of the fees is minted at the same time.
  expect(after.supply - before.supply).toBeGreaterThanOrEqual(after.lp - before.lp);
  const got = Number(after.lp - before.lp) / 1e18;
  expect(Number(shown.replaceAll(',', ''))).toBeCloseTo(got, 3 - Math.ceil(Math.log10(got)));
  await expect(add.amount('MYT')).toHaveValue('');

  await test.step('the pool tokens are approved and staked in steps of their own, also after a reload', async () => {
    const card = page.getByRole('region', { name: 'Stake for rewards' });
    await expect(card.getByRole('list', { name: 'Steps' })).toContainText('Approve MYT-LP');
    await card.getByRole('button', { name: 'Approve MYT-LP' }).click();
    await expect(card.getByRole('button', { name: 'Stake' })).toBeEnabled();
    await page.reload();
    await expect(card.getByRole('listitem').filter({ hasText: 'Approve MYT-LP' })).toContainText('Done');
    await card.getByRole('button', { name: 'Stake' }).click();
    await closeOutcome(page);
    expect(await chain.staked(pair, account)).toBe(after.lp);
    await expect(card).toBeHidden();
  });

  await test.step('a price that moves under the confirmation is announced, and has to be accepted again', async () => {
    await add.amount('MYT').fill('500');
    await add.button('Supply').click();
    const confirm = add.confirmation.getByRole('button', { name: 'Confirm supply' });
    await expect(confirm).toBeEnabled();
    const between = await holdings(chain, account, pair, 'MYT', 'USDC');
    const bought = { sold: 'USDC', bought: 'MYT', from: parseUnits('20000', 6), to: parseUnits('30000', 18) } as const;
    await chain.placeOrder(OTHER, bought);
    await expect(add.confirmation).toContainText("The pool's price moved by more than 0.50%.");
    await expect(confirm).toBeDisabled();
    await add.confirmation.getByRole('button', { name: 'Accept' }).click();
    await expect(confirm).toBeEnabled();
    await confirm.click();
    await add.happened();
    const end = await holdings(chain, account, pair, 'MYT', 'USDC');
    expect(between.a - end.a).toBe(parseUnits('500', 18));
    expect(end.lp).toBeGreaterThan(between.lp);
  });
});

test('the native coin: Max leaves some for gas, an unneeded part is returned, the sides swap; then a pair is created @once', async ({
  add,
  chain,
  page,
  trader,
}) => {
  const { account } = trader;
  const pair = await pairOf(chain, 'WMATIC', 'USDC');
  await trader.connectAt(() => add.open('MATIC', 'USDC'));
  const coin = await chain.nativeBalance(account);

  await test.step('Max leaves at least 0.01 of the native coin for gas', async () => {
    await add.form.getByRole('button', { name: 'Max' }).first().click();
    const left = coin - parseUnits(await add.amount('MATIC').inputValue(), 18);
    expect(left).toBeGreaterThanOrEqual(10n ** 16n);
    expect(left).toBeLessThan(10n ** 17n);
  });

  await test.step('the amount that the pool does not need is returned', async () => {
    const before = await holdings(chain, account, pair, 'WMATIC', 'USDC');
    await add.amount('USDC').fill('50');
    await expect(add.amount('MATIC')).not.toHaveValue('');
    await add.approve('USDC');
    await add.supply();
    expect(await add.happened()).toMatch(/[\d,.]+ MATIC and 50\.00 USDC added/);
    const after = await holdings(chain, account, pair, 'WMATIC', 'USDC');
    expect(before.b - after.b).toBeLessThanOrEqual(parseUnits('50', 6));
    expect(before.b - after.b).toBeGreaterThan(parseUnits('49.7', 6));
    expect(after.lp).toBeGreaterThan(before.lp);
    expect(await chain.nativeBalance(account)).toBeLessThan(coin);
  });

  await test.step("choosing the other side's token swaps the two", async () => {
    await add.amount('USDC').fill('10');
    await add.form.getByRole('button', { name: 'Add MATIC' }).click();
    const picker = page.getByRole('dialog', { name: 'Select a token' });
    await picker.getByRole('option', { name: /^USDC/ }).first().click();
    await expect(page).toHaveURL(new RegExp(`/add/${TOKENS.USDC.address}/ETH$`));
    await expect(add.amount('USDC')).toHaveValue('10');
  });

  await test.step('creating a pair: both amounts are free, set the price, and 1,000 units stay locked', async () => {
    expect(await chain.pairOf('WETH', 'DAI')).toBeUndefined();
    await add.open('WETH', 'DAI');
    await expect(add.form.getByRole('heading', { name: 'Create a pair' })).toBeVisible();
    await expect(add.form).toContainText('You set the price');
    await add.amount('WETH').fill('1');
    await add.amount('DAI').fill('2000');
    await expect(add.amount('WETH')).toHaveValue('1');
    await expect(add.form).toContainText('DAI per WETH2,000.00');
    await expect(add.form).toContainText('Pool share after100.00%');
    await add.approve('WETH');
    await add.approve('DAI');
    await add.supply();
    expect(await add.happened()).toContain('1.00 WETH and 2,000.00 DAI added');
    const created = await pairOf(chain, 'WETH', 'DAI');
    expect(await chain.lpSupply(created)).toBe((await chain.lpBalance(created, account)) + 1000n);
    await expect(add.form.getByRole('heading', { name: 'Add Liquidity' })).toBeVisible();
  });
});
