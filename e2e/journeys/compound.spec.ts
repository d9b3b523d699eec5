import { parseUnits } from 'ethers';
import { COMPOUND_GAS } from '#config/compound.ts';
import { expect } from '../fixtures/test.ts';
import { holdings, providesMyt, test } from '../fixtures/liquidityTest.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { miningPage } from '../pages/miningPage.ts';
import { closeOutcome } from '../pages/outcome.ts';
import { amountNextTo, expectShown } from '../pages/shownAmount.ts';

const POOL = 'MYT/USDC';
/** Rewards of so many. */
const BLOCKS = '0x1000';

const earning = async (chain: TestChain, account: number) => {
  const pair = await providesMyt(chain, account);
  await chain.stake(account, pair, await chain.lpBalance(pair, account));
  await chain.node.rpc('anvil_mine', BLOCKS, '0x0');
  return pair;
};

test('rewards go back into their pool and stake in one transaction, as shown, and take nothing that was there before @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const pair = await earning(chain, account);
  const owned = async () => ({
    ...(await holdings(chain, account, pair, 'MYT', 'USDC')),
    staked: await chain.staked(pair, account),
  });
  const mining = miningPage(page);
  await trader.connectAt(() => mining.open(pair));
  await mining.card(POOL).getByRole('link', { name: 'Compound' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compound' });
  await expect(dialog).toContainText('Claim, swap, supply and stake are one transaction: all happen, or none.');
  await expect(dialog).toContainText('Cost of the swap');
  const press = dialog.getByRole('button', { name: 'Compound' });
  await expect(press).toBeEnabled();
  await expect(dialog).toContainText(/It pays from\s*[\d,.]+\sMYT/);
  await expect(dialog).toContainText(/Network fee, about\s*\$[\d.]+/);
  // The rewards of the next block would change the amounts.
  await chain.setBlockSeconds(0);
  await expect(dialog).toContainText(`Prices as of block ${(await chain.blockNumber()).toLocaleString('en-US')}`);
  const before = await owned();
  const shown = await dialog.innerText();
  await press.click();
  await page.getByRole('dialog', { name: 'Transaction Submitted' }).waitFor();
  await chain.setBlockSeconds(1);
  const { text, hash } = await trade.happened();
  expect(text).toContain('Claim rewards, swap a part, add liquidity and stake it');
  const after = await owned();
  expectShown(amountNextTo('You receive', 'MYT-LP', shown), after.staked + after.lp - before.staked - before.lp, 18);
  expectShown(amountNextTo('Stays in your wallet', 'USDC', shown), after.b - before.b, 6);
  expect(after.staked - before.staked).toBeGreaterThan(90n * (after.lp - before.lp));
  // Rewards of the blocks since then stay in the wallet too.
  expect(after.a).toBeGreaterThanOrEqual(before.a);
  expect(after.a - before.a).toBeLessThan(parseUnits('0.5', 18));
  expect(await chain.allowance('MYT', account)).toBe(0n);
  const used = BigInt((await chain.receipt(hash)).gasUsed);
  expect(used).toBeLessThan(COMPOUND_GAS);
  expect(2n * used).toBeGreaterThan(COMPOUND_GAS);
  expect([wallet.count('wallet_sendCalls'), wallet.count('eth_sendTransaction')]).toEqual([1, 0]);
  await expect(page).not.toHaveURL(/compound/);
});

test('rewards go back into their pool step by step: claimed, swapped, supplied and staked, also after reloads @once', async ({
  add,
  chain,
  page,
  trader,
}) => {
  const { account } = trader;
  const pair = await earning(chain, account);
  const mining = miningPage(page);
  await trader.connectAt(() => mining.open(pair));
  const [staked, before] = [await chain.staked(pair, account), await holdings(chain, account, pair, 'MYT', 'USDC')];
  await mining.card(POOL).getByRole('link', { name: 'Compound' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compound' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Claim$/,
    /Swap a part of the MYT that arrived$/,
    /Supply MYT and USDC$/,
    /Stake for rewards$/,
  ]);
  await dialog.getByRole('button', { name: /^Claim [\d,.]+\sMYT$/ }).click();
  await closeOutcome(page);
  await expect(page).toHaveURL(/compound=0x/);
  const arrived = (await chain.balanceOf('MYT', account)) - before.a;
  const begun = page.url();
  await page.reload();
  const swap = page.getByRole('dialog', { name: 'Supply one token' });
  const typed = await swap.getByRole('textbox', { name: 'Amount of MYT to supply' }).inputValue();
  expect(parseUnits(typed, 18)).toBe(arrived);
  await swap.getByRole('button', { name: 'Approve MYT' }).click();
  await swap.getByRole('button', { name: 'Swap' }).click();
  expect(await add.happened()).toContain('Sold');
  await page.reload();
  await expect(add.amount('MYT')).not.toHaveValue('');
  // As in a tab that was thrown away before the swap's outcome was closed.
  await page.goto(begun);
  await expect(add.amount('MYT')).not.toHaveValue('');
  await expect(swap).toBeHidden();
  await add.approve('MYT');
  await add.approve('USDC');
  await add.supply();
  await add.happened();
  const { lp } = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(lp).toBeGreaterThan(before.lp);
  const staking = page.getByRole('region', { name: 'Stake for rewards' });
  await staking.getByRole('button', { name: 'Approve MYT-LP' }).click();
  await staking.getByRole('button', { name: 'Stake' }).click();
  await closeOutcome(page);
  expect(await chain.staked(pair, account)).toBe(staked + lp);
});
