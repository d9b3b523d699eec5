import { parseUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { ODD_TOKENS } from '../devnet/seedOddTokens.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { pairOf, test } from '../fixtures/liquidityTest.ts';
import { expect } from '../fixtures/test.ts';

test('a pool with one-sided dust is refused with the solution, nothing typed is lost, and then it opens @once', async ({
  add,
  chain,
  trader,
}) => {
  const { account } = trader;
  const pair = await pairOf(chain, 'TEL', 'DAI', 'harbour');
  await add.open('TEL', 'DAI', 'harbour');
  await expect(add.form).toContainText('The pool holds TEL but none of the other token');
  await expect(add.form.getByRole('heading', { name: 'Add Liquidity' })).toBeVisible();
  await trader.connect();
  await add.amount('TEL').fill('20000');
  await add.amount('DAI').fill('100');
  await expect(add.button('The pool takes no liquidity now')).toBeDisabled();
  await expect(add.amount('TEL')).toHaveValue('20000');
  await expect(add.amount('DAI')).toHaveValue('100');
  await expect(add.form).not.toContainText("at the pool's price");
  await expect(add.form).toContainText('DAI per TEL–');

  // The pool has ten TEL: with 0.05 DAI, one TEL is half a cent.
  const mint = encodeCall('token', 'mint', [pair, parseUnits('0.05', 18)]);
  await chain.sendAs(ROLES.deployer, { to: TOKENS.DAI.address, data: mint });
  await chain.sendAs(ROLES.deployer, { to: pair, data: encodeCall('pair', 'sync', []) });
  await expect(add.form).toContainText('Nobody has supplied this pool, but it holds tokens');
  await expect(add.amount('DAI')).toHaveValue('100');
  await expect(add.amount('TEL')).toHaveValue('20000');
  await add.approve('TEL');
  await add.approve('DAI');
  await add.supply();
  await add.happened();
  expect(await chain.lpSupply(pair)).toBe((await chain.lpBalance(pair, account)) + 1000n);
});

test('an unsupported asset: the button and the panel say so, and the way out stays open @once', async ({
  add,
  chain,
  page,
  remove,
  trader,
}) => {
  const { address } = ODD_TOKENS.AMUSDC;
  await chain.addLiquidity(trader.account, address, 'USDC', parseUnits('200', 6), parseUnits('200', 6));
  await trader.connectAt(() => add.open(address, 'USDC'));
  await add.amount('USDC').fill('25');
  await expect(add.button('Unsupported Asset')).toBeDisabled();
  const panel = add.form.getByRole('status').filter({ hasText: 'Unsupported Asset' });
  await expect(panel).toContainText(
    'Some assets may not work with the smart contracts or cannot be traded for legal reasons.',
  );
  await expect(panel.getByRole('link', { name: address })).toBeVisible();
  await panel.getByRole('link', { name: 'Remove Liquidity' }).click();
  await expect(page).toHaveURL(`/remove/${address}/${TOKENS.USDC.address}`);
  const pair = await chain.pairOf(address, 'USDC');
  if (pair === undefined) throw new Error('No pool');
  await remove.percent.fill('100');
  await remove.sign();
  await remove.remove();
  await remove.happened();
  expect(await chain.lpBalance(pair, trader.account)).toBe(0n);
});

test(
  'a token that keeps a part of every transfer: what arrives counts, and that is what was shown',
  { tag: '@once' },
  async ({ add, chain, trader }) => {
    const { account } = trader;
    const pair = await pairOf(chain, 'TOLL', 'USDC');
    await trader.connectAt(() => add.open('TOLL', 'USDC'));
    await add.amount('TOLL').fill('100');
    await expect(add.form).toContainText('TOLL charges a transfer fee');
    await expect(add.form).toContainText('The token charges 1.00% on every transfer');
    await add.approve('TOLL');
    await add.approve('USDC');
    const before = { lp: await chain.lpSupply(pair), feeToken: await chain.balanceOf('TOLL', account) };
    const poolBefore = await chain.reserves('TOLL', 'USDC');
    await add.button('Supply').click();
    const shown = /You receive\s*([\d,.]+) MYT-LP/.exec(await add.confirmation.innerText())?.[1] ?? '';
    await add.confirmation.getByRole('button', { name: 'Confirm supply' }).click();
    await add.happened();
    const poolAfter = await chain.reserves('TOLL', 'USDC');
    expect(before.feeToken - (await chain.balanceOf('TOLL', account))).toBe(parseUnits('100', 18));
    expect(poolAfter.base - poolBefore.base).toBe(parseUnits('99', 18));
    const got = await chain.lpBalance(pair, account);
    expect(Number(got) / 1e18 / Number(shown.replaceAll(',', ''))).toBeCloseTo(1, 2);
    // At most the value of what arrived: 99 parts of the pool's token, not 100.
    expect(got * poolBefore.base).toBeLessThanOrEqual((before.lp * parseUnits('99', 18) * 1001n) / 1000n);
  },
);
