import { parseUnits } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { expect } from '../fixtures/test.ts';
import { pairOf, test } from '../fixtures/liquidityTest.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { pressByKey } from '../pages/byKeyboard.ts';

test('the form explains what cannot be added, and nothing typed is lost @once', async ({ add, page, trader }) => {
  await page.goto(`/add/eth/${TOKENS.WMATIC.address.toLowerCase()}`);
  await expect(page).toHaveURL(/\/add\/eth$/);
  await expect(add.form.getByRole('button', { name: 'Add MATIC' })).toBeVisible();
  await expect(add.button('Connect Wallet')).toBeVisible();
  await trader.connect();

  await add.open('MYT', '0x00000000000000000000000000000000000000aa');
  await expect(add.form).toContainText('There is no token at');
  await expect(add.button('Invalid pair')).toBeDisabled();
  await add.open('MYT', '0xnonsense' as Address);
  await expect(add.form).toContainText('Invalid token address: 0xnonsense');
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
  await expect(add.form).toContainText('MYT has 18 decimals. Enter fewer decimals.');
  await expect(add.amount('MYT')).toHaveValue('1.0000000000000000001');
});

test('a $40 pool moves no total, and a supply at 16 times the price names dollars and takes a typed word @once', async ({
  add,
  chain,
  page,
  trader,
}) => {
  const { deployer } = ROLES;
  const send = (to: Address, data: string) => chain.sendAs(deployer, { to, data: data as Hex });
  const value = page.getByText(/^Total value\s*\$[\d,.]+/).first();
  const total = async (): Promise<string | undefined> => {
    // This account has an unlisted reward token without a price.
    await expect(value).toContainText('excludes 1 asset of unknown value');
    await expect(value).not.toContainText(/still loading|so far/);
    return /\$[\d,.]+/.exec(await value.innerText())?.[0];
  };

  const before = await test.step('the total before', async () => {
    await trader.connectAt(() => page.goto('/asstes'));
    return total();
  });

  await test.step('a pool of 1 DAI and 0.001 WBTC changes nothing', async () => {
    const { DAI, WBTC } = TOKENS;
    await send(chain.deployment.factory, encodeCall('factory', 'createPair', [DAI.address, WBTC.address]));
    const pair = await pairOf(chain, 'DAI', 'WBTC');
    await send(DAI.address, encodeCall('token', 'mint', [pair, parseUnits('1', 18)]));
    await send(WBTC.address, encodeCall('token', 'mint', [pair, parseUnits('0.001', 8)]));
    await send(pair, encodeCall('pair', 'mint', [chain.account(deployer)]));
    await page.reload();
    expect(before).toMatch(/^\$\d/);
    expect(await total()).toBe(before);
  });

  await test.step('1 WETH and 1 WBTC', async () => {
    await send(TOKENS.WBTC.address, encodeCall('token', 'mint', [chain.account(trader.account), parseUnits('1', 8)]));
    await add.open('WETH', 'WBTC');
    await add.amount('WETH').fill('1');
    await add.amount('WBTC').fill('1');
    await expect(add.form).toContainText(/Supplying now would give about \$22,[\d,.]+ to arbitrageurs/);
    await expect(add.form).toContainText(/Your price is 1,[56]\d\d\.\d+% above the market price/);
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await add.approve('WETH');
    await add.approve('WBTC');
    await add.button('Supply').click();
    const confirm = add.confirmation.getByRole('button', { name: 'Create pair and supply' });
    await expect(confirm).toBeDisabled();
    await add.confirmation.getByRole('textbox', { name: 'Type CONFIRM to supply at this price' }).fill('confirm');
    await expect(confirm).toBeEnabled();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
});

test('a request closed in the wallet leaves the form as it was, and then the keyboard alone adds to a pool @once', async ({
  add,
  chain,
  page,
  trader,
  wallet,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pair = await pairOf(chain, 'WMATIC', 'USDC');
  await trader.connectAt(() => add.open('MATIC', 'USDC'));
  await add.amount('USDC').focus();
  await page.keyboard.type('20');
  const confirm = add.confirmation.getByRole('button', { name: 'Confirm supply' });
  await test.step('a closed request for an approval', async () => {
    wallet.rejectNext();
    await pressByKey(page, add.button('Approve USDC'));
    await expect.poll(() => wallet.count('eth_sendTransaction')).toBe(1);
    await expect(add.button('Approve USDC')).toBeEnabled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
  });
  await test.step('a closed request for the supply', async () => {
    await pressByKey(page, add.button('Approve USDC'));
    await expect(add.button('Supply')).toBeEnabled();
    const supply = await chain.lpSupply(pair);
    wallet.rejectNext();
    await pressByKey(page, add.button('Supply'));
    await expect(confirm).toBeEnabled();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await pressByKey(page, confirm);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(add.amount('USDC')).toHaveValue('20');
    expect(await chain.lpSupply(pair)).toBe(supply);
  });
  await pressByKey(page, add.button('Supply'));
  await pressByKey(page, confirm);
  await expect(page.getByRole('dialog', { name: 'What happened' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await chain.lpBalance(pair, trader.account)).toBeGreaterThan(0n);
  await expect(add.amount('USDC')).toHaveValue('');
});
