import { formatEther, formatUnits } from 'ethers';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { ROLES } from '../devnet/accounts.ts';
import { view } from '../devnet/exchange.ts';
import {
  cell,
  chainFigures,
  expectStatus,
  LIQUIDITY,
  PRICE,
  row,
  test,
  reportedNote,
  VOLUME,
} from '../fixtures/servicesTest.ts';
import { expect } from '../fixtures/test.ts';
import { addPage } from '../pages/addPage.ts';

test('first figures are the service’s and say so, the chain confirms them, and a transaction is reported @once', async ({
  chain,
  page,
  trader,
  trade,
  rpcProxy,
  watch,
  served: { trading },
}) => {
  test.slow();
  watch.allow(/status of 5\d\d/);
  // The chain fails: pools are those of the services.
  rpcProxy.setFaults({ failing: 'eth_call' });
  await page.goto('market');
  const named = page.getByText('Some pools and their liquidity are from the data service, checked as they load');
  await expect(row(page)).toBeVisible();
  await expect(named).toBeVisible();
  rpcProxy.setFaults({});
  await expect(named).toBeHidden();
  await expect(cell(page, LIQUIDITY)).toHaveText(/^\$[1-9]/);
  // Logs fail: the 24 hours are the service's.
  rpcProxy.setFaults({ failing: 'eth_getLogs' });
  await page.goto('market');
  await expect(reportedNote(page)).toBeVisible();
  await expect(cell(page, VOLUME)).toHaveText(/^\$[1-9]/);
  const first = await cell(page, PRICE).innerText();
  rpcProxy.setFaults({});
  await page.reload();
  const [price] = await chainFigures(page);
  expect(price).toBe(first);
  await expectStatus(page, /^Current block height, no delay$/);

  await trader.readyToBuy();
  // Texts about tokens load on demand, and name their source.
  const requests = (path: string) => trading.requests.filter((call) => call.path === path);
  expect(requests('/v2/token-exterior')).toHaveLength(0);
  await page.getByRole('tab', { name: 'About' }).click();
  const about = page.getByRole('group', { name: 'About' });
  await expect(about).toContainText(/has 18 decimals and \d+ pools here, the first since block \d+\./);
  await expect(about).toContainText('Website: myt.example');
  await expect(about).toContainText(`Descriptions are from ${new URL(trading.url).host}`);
  await expect(about.getByRole('link')).toHaveCount(3);
  await expect(about).toContainText(
    /[\d,]+ trades of [\d.]+[KMB]? MYT in all pairs, \$[\d.]+[KMB] at the pools' price, from the data service to block [\d,]+/,
  );
  expect(requests('/v2/token-exterior')[0]?.query.token_address).toMatch(/^0x[\dA-Fa-f]{40},0x[\dA-Fa-f]{40}$/);
  await trade.place('Buy MYT');
  await trade.happened();
  await expect(async () => {
    const calls = trading.requests.filter(({ path }) => /transaction-go|update-pair-at-once/.test(path));
    expect(calls.map(({ path }) => path)).toEqual(['/v2/transaction-go', '/v2/update-pair-at-once']);
    expect(calls[0]?.query.transaction_hash).toMatch(/^0x[0-9a-f]{64}$/);
  }).toPass({ timeout: 20_000 });
  const events = JSON.stringify(trading.requests.filter(({ path }) => path === '/collect'));
  expect(events).toContain('"page":"/market"');
  expect(events).toContain('connect_wallet');
  expect(events).not.toMatch(/0x[0-9a-f]{40}/i);

  // Logs fail: own trades are read from the chain at reported positions.
  rpcProxy.setFaults({ failing: 'eth_getLogs' });
  await page.reload();
  const myTrades = async (): Promise<string[]> => {
    await page.getByRole('tab', { name: 'My trades' }).click();
    const rows = page.getByRole('table', { name: 'My trades' }).locator('tbody tr');
    let texts: string[] = [];
    await expect(async () => {
      texts = await rows.allTextContents();
      expect(texts).not.toEqual([]);
    }).toPass({ timeout: 20_000 });
    return texts;
  };
  const some = page.getByText('Newest trades, found with the data service and read from the chain.');
  const newest = await myTrades();
  await expect(some).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  rpcProxy.setFaults({});
  await page.reload();
  expect(await myTrades()).toEqual(newest);
  await expect(some).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();

  const { form, amount, open } = addPage(page);
  const { host } = new URL(trading.url);
  const { base, quote } = await chain.reserves('WETH', 'USDC');
  const spot = Number(formatUnits(quote, 6)) / Number(formatEther(base));
  await open('WETH', 'USDC', 'harbour');
  await expect(form).toContainText(`Market price from ${host}`);
  await expect(form).toContainText('MYT Exchange has a pool of these tokens. Compare its price before you set one.');
  const [, shown = ''] = /1 WETH = ([\d,]+\.\d{4}) USDC/.exec(await form.innerText()) ?? [];
  expect(Math.abs(Number(shown.replaceAll(',', '')) / spot - 1)).toBeLessThan(0.03);
  await amount('WETH').fill('1');
  await amount('USDC').fill((spot * 1.5).toFixed(2));
  await expect(form).toContainText(/Your price is [45]\d\.\d\d% above the market price/);
  trading.setFault('forged');
  await page.reload();
  await expect(form).toContainText(`${host} contradicts the pools, so its price isn't shown.`);
  await expect(form).toContainText('Market price from other pools');
  const [, believed = ''] = /1 WETH = ([\d,]+\.\d{4}) USDC/.exec(await form.innerText()) ?? [];
  expect(Math.abs(Number(believed.replaceAll(',', '')) / spot - 1)).toBeLessThan(0.001);
});

test('markets are found by the service’s token names, and rewarded pairs are listed, where the node answers nothing @once', async ({
  chain,
  page,
  wallet,
  trade,
  rpcProxy,
  watch,
  served: { graph, trading },
}) => {
  test.slow();
  watch.allow(/status of 5\d\d/);
  const [ALICE] = ROLES.demo;
  await wallet.setAccount(ALICE);
  wallet.authorize();
  await test.step('a search by a symbol that no list has', async () => {
    rpcProxy.setFaults({ failing: 'eth_call' });
    await page.goto('market?q=toll');
    const rows = page.getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(1);
    expect(graph.requests).toContain('Tokens');
    await expect(rows).not.toContainText('TOLL');
    rpcProxy.setFaults({});
    await expect(rows).toContainText('TOLL/USDC');
  });
  await test.step('limit-order mining', async () => {
    rpcProxy.setFaults({ failing: 'eth_call' });
    await page.goto('mining/limit-order');
    const pair = page.getByRole('listitem', { name: 'MYT/USDC' });
    const note = page.getByText(/The list is from the data service to block [\d,]+, checked once the contract answers/);
    await expect(note).toBeVisible();
    await expect(pair).toBeVisible();
    rpcProxy.setFaults({});
    await expect(note).toBeHidden();
    await expect(pair).toContainText(/Valid spread 0\.\d+ to 0\.\d+ USDC/);
    await expect(pair).toContainText(/\$[\d.]+[KMB] traded so far, from the data service/);
    const { rewards } = chain.deployment.orderMining;
    const [index] = await view(chain.node, 'orderMining', rewards, 'userInfoIndexMap', [chain.account(ALICE)]);
    const { rewardSum } = await view(chain.node, 'orderMining', rewards, 'userInfoArray', [index]);
    const sum = formatAmount(rewardSum as bigint, 18);
    await expect(page.getByText(`${sum} MYT since block 0, from the data service`)).toBeVisible();
  });
  await test.step('own open orders, where the trading-data service fails', async () => {
    trading.setFault('error');
    rpcProxy.setFaults({ failing: 'eth_getLogs' });
    const { WETH, USDC } = chain.deployment.tokens;
    await page.goto(`trade/${USDC}/${WETH}`);
    await expect.poll(() => graph.requests).toContain('OpenOrders');
    const elsewhere = await Promise.all([
      chain.openOrders('MYT', 'USDC', ALICE),
      chain.openOrders('USDC', 'MYT', ALICE),
    ]);
    await expect(trade.cancelButtons).toHaveCount(elsewhere.flat().length);
  });
});
