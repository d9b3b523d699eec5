import { TOKENS } from '../devnet/tokens.ts';
import { sharedEnvironment } from '../environment.ts';
import { startTestApi, type TestApi } from '../fixtures/liquidityApi.ts';
import { pairOf, test as base } from '../fixtures/liquidityTest.ts';
import { expect } from '../fixtures/test.ts';
import { serveCopy } from '../servedCopy.ts';

interface Served {
  readonly api: TestApi;
  readonly appUrl: string;
}

const test = base.extend<{ readonly served: Served }>({
  served: async ({ stage }, provide) => {
    const api = await startTestApi();
    const places = { rpcUrl: stage.proxy.url, listsUrl: stage.lists.url, apiUrl: api.url };
    const app = await serveCopy(sharedEnvironment().builtApp, places);
    await provide({ api, appUrl: app.url });
    await app.stop();
    await api.stop();
  },
  baseURL: async ({ served }, provide) => provide(served.appUrl),
});

const PATHS = ['/getPairInfoStatus', '/setPairInfoStatusTrue', '/userAction/add'];

test(
  'the application is notified of a pool that was opened under the first-mint rule, and of nothing else',
  { tag: '@once' },
  async ({ add, chain, served: { api }, trader }) => {
    await trader.connectAt(() => add.open('MYT', 'USDC', 'harbour'));
    await add.amount('MYT').fill('100');
    await add.amount('USDC').fill('150.5');
    await add.approve('MYT');
    await add.approve('USDC');
    expect(api.calls).toEqual([]);
    await add.supply();
    await add.happened();
    await expect.poll(() => api.calls.map(({ path }) => path)).toEqual(PATHS);
    const account = chain.account(trader.account);
    const pair = {
      baseTokenAddress: TOKENS.USDC.address,
      baseTokenNum: '150.5',
      otherToken: TOKENS.MYT.address,
    };
    const [requests, set, lastCall] = api.calls;
    expect(requests).toEqual({ method: 'GET', path: PATHS[0], query: { ...pair, account }, body: undefined });
    expect(set).toEqual({ method: 'GET', path: PATHS[1], query: { ...pair, account }, body: undefined });
    const action = { clientAddress: account, actionType: 'addLiquidity', action: JSON.stringify(pair) };
    expect(lastCall).toEqual({ method: 'POST', path: PATHS[2], query: {}, body: action });

    await add.amount('MYT').fill('10');
    await add.supply();
    await add.happened();
    expect(api.calls).toHaveLength(PATHS.length);
  },
);

test(
  'a pool of another exchange needs its first-mint minimum; a service that fails harms nothing: the pool is open, and the page is as it is without one',
  { tag: '@once' },
  async ({ add, chain, served: { api }, trader, watch }) => {
    watch.allow(/status of 503/);
    api.answer(503);
    await trader.connectAt(() => add.open('MYT', 'USDC', 'harbour'));
    await add.amount('MYT').fill('100');
    await add.amount('USDC').fill('99.999999');
    await expect(
      add.button('You are the first person to open this pool, we require at least 100 USDC to open this pool'),
    ).toBeDisabled();
    await add.amount('USDC').fill('100');
    await add.approve('MYT');
    await add.approve('USDC');
    await add.supply();
    expect(await add.happened()).toContain('100.00 MYT and 100.00 USDC added');
    const [status, set, lastCall] = PATHS;
    await expect.poll(() => api.calls.map(({ path }) => path)).toEqual([status, status, set, set, lastCall]);
    const pair = await pairOf(chain, 'MYT', 'USDC', 'harbour');
    expect(await chain.lpSupply(pair)).toBe((await chain.lpBalance(pair, trader.account)) + 1000n);
    await expect(add.form.getByRole('heading', { name: 'Add Liquidity' })).toBeVisible();
    await expect(add.amount('MYT')).toHaveValue('');
  },
);
