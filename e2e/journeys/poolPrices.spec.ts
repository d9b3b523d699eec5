import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parseUnits } from 'ethers';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS, type TokenSymbol } from '../devnet/tokens.ts';
import type { Receipt, TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';

const MINUTE = { timeout: 60_000 } as const;
const USDC_DECIMALS = 6;
const MYT_DECIMALS = 18;
const myt = (text: string): bigint => parseUnits(text, MYT_DECIMALS);

interface Reserves {
  readonly token: bigint;
  readonly dollars: bigint;
}

/** Reserves of a token's pool with USDC, right after a block. */
const reservesAt = async ({ node, deployment }: TestChain, base: TokenSymbol, block: Hex): Promise<Reserves> => {
  const pool = deployment.pools.find((entry) => entry.base === base && entry.quote === 'USDC');
  const answer = await node.rpc<Hex>('eth_call', { to: pool?.pair, data: '0x0902f1ac' }, block);
  const [first, second] = [BigInt(answer.slice(0, 66)), BigInt(`0x${answer.slice(66, 130)}`)];
  const isFirst = TOKENS[base].address.toLowerCase() < TOKENS.USDC.address.toLowerCase();
  return isFirst ? { token: first, dollars: second } : { token: second, dollars: first };
};

const valueOf = (amount: bigint, { token, dollars }: Reserves): bigint => (amount * dollars) / token;

const gained = async (chain: TestChain, account: number, act: () => Promise<Receipt>) => {
  const held = async () => [await chain.balanceOf('MYT', account), await chain.balanceOf('WMATIC', account)] as const;
  const [myt0, wrapped0] = await held();
  const { blockNumber, transactionHash } = await act();
  const [myt1, wrapped1] = await held();
  return { myt: myt1 - myt0, wrapped: wrapped1 - wrapped0, block: blockNumber, hash: transactionHash };
};

/** A reward of a stake, and MYT for WMATIC, each with its value by hand. */
const rewardAndTrade = async (chain: TestChain, account: number) => {
  const [to] = chain.deployment.singleStaking;
  const transact = (amount: bigint, isDeposit: boolean): Promise<Receipt> =>
    chain.sendAs(account, { to, data: encodeCall('singleStaking', 'transact', [amount, isDeposit]) });
  const staked = (await chain.balanceOf('MYT', account)) / 4n;
  await chain.sendAs(account, { to: TOKENS.MYT.address, data: encodeCall('token', 'approve', [to, staked]) });
  await transact(staked, true);
  await chain.node.rpc('anvil_mine', '0x64');
  const reward = await gained(chain, account, () => transact(0n, false));
  const rewardPool = await reservesAt(chain, 'MYT', reward.block);
  const order = { sold: 'MYT', bought: 'WMATIC', from: myt('100'), to: 1n } as const;
  const trade = await gained(chain, account, () => chain.placeOrder(account, order));
  const [given, got] = [await reservesAt(chain, 'MYT', trade.block), await reservesAt(chain, 'WMATIC', trade.block)];
  return {
    reward: { amount: reward.myt, value: valueOf(reward.myt, rewardPool) },
    trade: {
      hash: trade.hash,
      wrapped: trade.wrapped,
      // The deeper pool of both sides.
      value: given.dollars >= got.dollars ? valueOf(-trade.myt, given) : valueOf(trade.wrapped, got),
    },
  };
};

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const rowOf = (page: Page, name: string): Locator =>
  region(page, 'Cost and profit by asset')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

const saveSales = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('option', { name: 'Sales, average cost' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  return (await readFile(await (await started).path(), 'utf8')).trimEnd().split('\r\n');
};

test('a reward and a trade between two tokens take their values from the pools, marked as estimates @once', async ({
  chain,
  page,
  rpcProxy,
  trader,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { reward, trade } = await rewardAndTrade(chain, trader.account);
  expect([reward.value > 0n, trade.value > 0n]).toEqual([true, true]);
  await trader.connectAt(() => page.goto('/asstes/history'));
  await expect(page.getByText(/Transfers of blocks/)).toBeVisible(MINUTE);
  await expect(page.getByText('Searching earlier blocks')).toBeHidden(MINUTE);
  await page.getByRole('button', { name: 'Compute costs' }).click();
  const list = region(page, 'Set a cost');
  // The newest of those that have MYT alone.
  const rewardField = list.getByRole('textbox', { name: 'Value of MYT', exact: true }).first();
  const tradeField = list.getByRole('textbox', { name: 'Value of MYT, MATIC' });
  await expect(tradeField).toHaveValue('', MINUTE);

  await test.step('a node that fails says so, and the press is repeated', async () => {
    rpcProxy.setFaults({ failing: 'eth_call' });
    await list.getByRole('button', { name: 'Fill from pool prices' }).click();
    await expect(list.getByRole('alert')).toContainText("The node didn't return all pool prices", MINUTE);
    await expect(tradeField).toHaveValue('');
    rpcProxy.setFaults({});
    await list.getByRole('button', { name: 'Retry' }).click();
    await expect(list.getByRole('status')).toContainText(/estimates? filled in/, MINUTE);
  });

  await test.step('both values are those of the reserves at their blocks', async () => {
    await expect(tradeField).toHaveValue(formatExact(trade.value, USDC_DECIMALS));
    await expect(rewardField).toHaveValue(formatExact(reward.value, USDC_DECIMALS));
    await expect(list.getByText('USDC, estimate')).toHaveCount(2);
    const dollars = { numerator: reward.value, denominator: 10n ** 6n };
    await expect(rowOf(page, 'MYT')).toContainText(formatDollars(dollars));
    await expect(region(page, 'Cost and profit by asset')).toContainText('2 values are estimates from pool prices.');
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('the file says which proceeds are an estimate', async () => {
    const sale = (await saveSales(page)).find((line) => line.endsWith(trade.hash))?.split(',') ?? [];
    expect([sale[5], sale[9]]).toEqual([formatExact(trade.value, USDC_DECIMALS), 'estimate from pool price']);
  });

  await test.step('a typed value is none, and stays when the estimates are removed', async () => {
    await tradeField.fill('77');
    await expect(list.getByText('USDC, estimate')).toHaveCount(1);
    await list.getByRole('button', { name: 'Remove estimates' }).click();
    await expect(rewardField).toHaveValue('');
    await expect(tradeField).toHaveValue('77');
    const sale = (await saveSales(page)).find((line) => line.endsWith(trade.hash))?.split(',') ?? [];
    expect([sale[5], sale[9]]).toEqual(['77', '']);
  });
});
