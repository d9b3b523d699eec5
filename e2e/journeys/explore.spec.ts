import type { Locator } from '@playwright/test';
import { Interface } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { JsonRpc } from '../devnet/jsonRpc.ts';
import { FACTORY_POOLS } from '../devnet/seedOddTokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { pairOf } from '../fixtures/liquidityTest.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { miningPage } from '../pages/miningPage.ts';

const SWAP = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822';
const abi = new Interface([
  'function factory() view returns (address)',
  'function feeTo() view returns (address)',
  'function feeToRate() view returns (uint256)',
  'function kLast() view returns (uint256)',
  'function getReserves() view returns (uint112, uint112, uint32)',
]);

const hex = (value: number): Hex => `0x${value.toString(16)}`;

/** Percent of the pool's value, from the raw logs and calls. */
const readYield = async (node: JsonRpc, pair: Address, [from, to]: readonly [number, number]): Promise<number> => {
  const call = async (contract: string, name: string): Promise<bigint[]> => {
    const data = abi.encodeFunctionData(name);
    return [...abi.decodeFunctionResult(name, await node.rpc<Hex>('eth_call', { to: contract, data }, 'latest'))];
  };
  const filter = { address: pair, topics: [SWAP], fromBlock: hex(from), toBlock: hex(to) };
  const logs = await node.rpc<readonly { data: Hex }[]>('eth_getLogs', filter);
  const paid = logs.map(({ data }) => [BigInt(data.slice(0, 66)), BigInt(`0x${data.slice(66, 130)}`)] as const);
  const [reserve0 = 0n, reserve1 = 0n] = await call(pair, 'getReserves');
  const [kLast = 0n] = await call(pair, 'kLast');
  const [factory] = await call(pair, 'factory');
  // Factories as in Uniswap V2 take a sixth.
  const [rate = 5n] = await call(String(factory), 'feeToRate').catch(() => []);
  const [feeTo] = await call(String(factory), 'feeTo');
  const kept = kLast === 0n || BigInt(String(feeTo)) === 0n ? 1 : Number(rate) / (Number(rate) + 1);
  const part = (index: 0 | 1, reserve: bigint): number =>
    paid.reduce((sum, amounts) => sum + Number(amounts[index]) * 0.003, 0) / Number(reserve);
  return ((part(0, reserve0) + part(1, reserve1)) / 2) * kept * 100;
};

const timeOf = async (node: JsonRpc, block: number): Promise<number> =>
  Number((await node.rpc<{ timestamp: Hex }>('eth_getBlockByNumber', hex(block), false)).timestamp);

test('Explore shows each pool with its value and the fee yield that its own logs give @once', async ({
  chain,
  page,
  trader,
}) => {
  test.slow();
  const pair = await pairOf(chain, 'MYT', 'USDC');
  const tab = (name: string) => page.getByRole('tab', { name });
  await test.step('a visitor without a wallet starts here; the other tab is one press and one step back away', async () => {
    await page.goto('/pool');
    await expect(tab('Explore pools')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab').first()).toHaveText('Explore pools');
    await expect(page.getByRole('button', { name: /^MYT\s*\/USDC/ })).toBeVisible();
    await tab('Your Liquidity').click();
    await expect(page.getByText('Connect to a wallet to view your liquidity')).toBeVisible();
    await expect(page).toHaveURL('/pool?show=own');
    await page.goBack();
    await expect(tab('Explore pools')).toHaveAttribute('aria-selected', 'true');
  });
  await trader.connectAt(() => page.goto('/pool'));
  await expect(page.getByRole('heading', { name: 'Explore pools', level: 1 })).toBeVisible();
  const panel = page.getByRole('tabpanel', { name: 'Explore pools' });
  await expect(panel.getByRole('status')).toContainText(`${FACTORY_POOLS} pools`);

  const search = panel.getByRole('searchbox', { name: 'Search symbol, name or address' });
  await search.fill('myt usdc');
  const line = panel.getByRole('button', { name: /^MYT\s*\/USDC/, expanded: false });
  await line.click();
  const row = panel.getByRole('row').filter({ has: page.getByRole('button', { name: /^MYT\s*\/USDC/ }) });
  const blocks = panel
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: /^Blocks read$/ }) })
    .last()
    .getByRole('definition');
  let last = -1;
  for (const [name, days] of [
    ['24 hours', 1],
    ['7 days', 7],
    ['30 days', 30],
  ] as const) {
    await test.step(name, async () => {
      await panel.getByRole('radio', { name }).click();
      await expect(panel).toContainText(`Fees of ${name}`);
      await expect(blocks).toHaveText(/^[\d,]+ – [\d,]+$/);
      const [from = 0, to = 0] = (await blocks.innerText())
        .split(' – ')
        .map((text) => Number(text.replaceAll(',', '')));
      const since = (await timeOf(chain.node, to)) - days * 86_400;
      expect(await timeOf(chain.node, from)).toBeGreaterThan(since);
      if (from > 1) expect(await timeOf(chain.node, from - 1)).toBeLessThanOrEqual(since);
      const percent = await readYield(chain.node, pair, [from, to]);
      expect(percent).toBeGreaterThan(0);
      expect(percent).toBeGreaterThanOrEqual(last);
      last = percent;
      await expect(row.getByRole('cell').nth(-2)).toContainText(new RegExp(`${percent.toFixed(4)}%$`));
    });
  }
  await expect(panel.getByText(/^about (<?\$[\d.,]+) a day with [\d.,]+ MYT and [\d.,]+ USDC$/)).toBeVisible();
  await expect(panel.getByText('Depth (2.00%)')).toBeVisible();

  const fact = (label: RegExp) =>
    panel
      .locator('div')
      .filter({ has: page.getByRole('term').filter({ hasText: label }) })
      .last()
      .getByRole('definition');
  const percentIn = async (line: Locator): Promise<number> =>
    Number([...(await line.innerText()).matchAll(/([\d,.]+)%/g)].at(-1)?.[1]?.replaceAll(',', ''));
  const reward = row.getByRole('cell').last();

  await test.step('rewards of staked pool tokens, added to the fee yield for the time of its window', async () => {
    await expect(reward).toContainText(/[1-9][\d,]*\.\d\d%/);
    const apr = await percentIn(reward);
    const sum = await percentIn(fact(/^Fee yield of 30 days and rewards$/));
    expect(Math.abs(sum - (last + (apr * 30) / 365))).toBeLessThanOrEqual(0.001);
  });

  await test.step('the programmes of the pool, each with its link: the best has the APR of the row', async () => {
    const onTop = panel.getByRole('region', { name: 'Rewards on top' });
    const links = onTop.getByRole('link');
    await expect(links).toHaveText([
      /^Liquidity mining$/,
      /^Farm$/,
      /^Lock and stake, 1 month$/,
      /^Lock and stake, 3 months$/,
      /^Lock and stake, 6 months$/,
    ]);
    await expect(links.first()).toHaveAttribute('href', `/mining/liquidity?lp=${pair}`);
    await expect(onTop).toContainText('APR = rewards a block × part of this pool');
    const own = await Promise.all((await onTop.getByRole('definition').all()).map(percentIn));
    expect(Math.abs(Math.max(...own) / (await percentIn(reward)) - 1)).toBeLessThan(0.02);
    const farm = await links.nth(1).getAttribute('href');
    expect(farm).toMatch(/^\/staking\/farms\?farm=0x/);
  });

  await test.step('the outlook at four times the price: 20 % less than holding, and the fees that make up for it', async () => {
    await panel.getByText('If the price changes').click();
    await panel.getByRole('slider', { name: 'Price change' }).press('End');
    await expect(fact(/^Against holding$/)).toHaveText('−20.00%');
    await expect(fact(/^Fees to break even/)).toHaveText('25.00%');
    await expect(fact(/^Days at the fee yield of 30 days/)).toHaveText(/^[\d,]+$/);
    const days = Number((await fact(/^Days at the fee yield of 30 days/).innerText()).replaceAll(',', ''));
    expect(Math.abs(days - 25 / (last / 30))).toBeLessThanOrEqual(2);
  });

  await search.fill('');
  await panel.getByRole('radio', { name: '24 hours' }).click();

  await test.step('sorted by fee yield, unknown ones last', async () => {
    const head = panel.getByRole('columnheader', { name: 'Fee yield' });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const figures = panel.locator('tbody tr > td:nth-last-child(2):not([colspan])');
    await expect(figures.first()).toContainText(/[1-9]/);
    await expect(panel.getByRole('status')).not.toContainText('Reading');
    const shown = (await figures.allInnerTexts()).map((text) =>
      Number.parseFloat(text.replace(/^[^\d<–]*/, '').replace('<', '')),
    );
    const known = shown.filter((value) => !Number.isNaN(value));
    expect(known.length).toBeGreaterThan(1);
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    expect(shown.slice(0, known.length)).toEqual(known);
  });

  await test.step('sorted by reward APR: that of the programme that pays most, and pools without one last', async () => {
    await panel.getByRole('columnheader', { name: 'Reward APR' }).getByRole('button').click();
    const rewards = panel.locator('tbody tr > td:last-child:not([colspan])');
    await expect(rewards.first()).toContainText(/[1-9][\d,]*\.\d\d%/);
    await expect(rewards.last()).toContainText('None');
    const plain = panel.getByRole('row').filter({ has: page.getByRole('button', { name: /^WETH\s*\/USDC/ }) });
    const [best, only] = [await percentIn(reward), await percentIn(plain.getByRole('cell').last())];
    const other = await page.context().newPage();
    const mining = miningPage(other);
    await mining.open();
    for (const name of ['MYT/USDC', 'WETH/USDC']) await expect(mining.line(name)).toContainText(/[1-9][\d,]*\.\d\d%/);
    const [mined, alone] = [await percentIn(mining.line('MYT/USDC')), await percentIn(mining.line('WETH/USDC'))];
    await other.close();
    // Blocks of the two readings differ.
    expect(Math.abs(only / alone - 1)).toBeLessThan(0.02);
    // A farm pays the same pool tokens more.
    expect(best).toBeGreaterThan(1.5 * mined);
  });

  await search.fill('nothing like this');
  await expect(panel).toContainText('No pool found');
  await panel.getByRole('button', { name: 'Show all pools' }).click();
  await expect(panel.getByRole('status')).toContainText(`${FACTORY_POOLS} pools`);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.reload();
  await expect(tab('Explore pools')).toHaveAttribute('aria-selected', 'true');
});
