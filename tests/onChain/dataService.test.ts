import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { startDataService, type LocalDataService } from '../../e2e/devnet/dataService/server.ts';
import { readOrders, readReserves, view } from '../../e2e/devnet/exchange.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { TOKEN_LIST, TOKENS, type TokenSymbol } from '../../e2e/devnet/tokens.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { readReportedTrades } from '#chain/reading/reportedTrades.ts';
import { readFactoryPools } from '#chain/reading/factoryReads.ts';
import { agreesWithMining } from '#domain/mining/reportedOrderMining.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { openArchive } from '#lib/archive.ts';
import { reported, shown } from '#lib/reported.ts';
import { createBookStore } from '#stores/bookStore.ts';
import { createHistoryStore } from '#stores/historyStore.ts';
import { createBlocks } from '#services/blocks/createBlocks.ts';
import { createDataService } from '#services/dataService/createDataService.ts';
import { createServiceWatch } from '#services/dataService/serviceWatch.ts';
import { createHistorySubscriber } from '#updaters/history/historySubscriber.ts';
import { createServiceHistory } from '#updaters/history/serviceHistory.ts';
import { answered } from '../support/answered.ts';

let chain: LocalChain;
let local: LocalDataService;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  local = await startDataService(ANY_PORT, chain);
}, 300_000);

afterAll(async () => {
  await local.stop();
  await chain.stop();
});

const query = async (
  source: string,
): Promise<{ readonly data?: Record<string, unknown>; readonly errors?: unknown }> => {
  const response = await fetch(local.url, { method: 'POST', body: JSON.stringify({ query: source }) });
  return (await response.json()) as { data?: Record<string, unknown> };
};

/** A pair's whole history, with or without the data service. */
const historyOf = async (pair: PairTokens, url?: string) => {
  const { orderBookExt: ext } = chain.deployment;
  const rpc = createRpcClient({ urls: [chain.url], chainId: 137, batchWaitMs: 5 });
  const watch =
    url === undefined
      ? undefined
      : createServiceWatch(createDataService({ url, timeoutMs: 30_000, maxBytes: 5_000_000 }));
  const service = watch && createServiceHistory({ watch, rpc, ext, random: Math.random });
  const store = createHistoryStore();
  const archive = await openArchive<never, never>('history');
  const follower = createHistorySubscriber({ rpc, chainId: 137, ext, archive, store, service, retryMs: 1000 });
  onTestFinished(() => follower.stop());
  store.watch(pair);
  while (store.history(pair.pair)?.status !== 'complete') await sleep(20);
  const history = store.history(pair.pair);
  return { fromService: history?.fromService, trades: history?.trades ?? [], status: watch?.status().kind };
};

it('the local data service reports of every pair what the chain has, to the unit', async () => {
  const { deployment } = chain;
  let trades = 0;
  for (const pool of deployment.pools) {
    const pair = createBookStore(() => pool.pair).pairOf(deployment.tokens[pool.base], deployment.tokens[pool.quote]);
    const reported = await historyOf(pair, local.url);
    const read = await historyOf(pair);
    expect(reported.status).toBe('synced');
    expect(reported.fromService?.fromBlock).toBe(0);
    expect(reported.trades.map(({ id: _id, ...trade }) => trade)).toEqual(
      read.trades.map(({ id: _id, ...trade }) => trade),
    );
    trades += reported.trades.filter(({ blockNumber }) => blockNumber <= (reported.fromService?.toBlock ?? 0)).length;
  }
  expect(trades).toBeGreaterThan(1000);
});

it('it lists the pools of the factory, and with a fault nothing that could be taken for them', async () => {
  const service = createDataService({ url: local.url, timeoutMs: 30_000, maxBytes: 5_000_000 });
  const { factory, pools } = chain.deployment;
  const reported = answered(await service.pools());
  const rpc = createRpcClient({ urls: [chain.url], chainId: 137, batchWaitMs: 5 });
  const listed = await readFactoryPools(rpc, chain.deployment, { from: 0, to: pools.length });
  for (const { pair, token0, token1 } of listed) {
    expect(reported.find((pool) => pool.pair === pair)).toMatchObject({ token0, token1 });
  }
  const isFactorys = ({ pair, token0, token1 }: (typeof reported)[number]) =>
    pairAddress(factory, chain.deployment.pairInitCodeHash, token0, token1) === pair;
  expect(reported.every(isFactorys)).toBe(true);
  local.setFault('forged');
  expect(answered(await service.pools()).some(isFactorys)).toBe(false);
  for (const fault of ['down', 'error', 'truncated', 'html', 'wrongTypes', 'large'] as const) {
    local.setFault(fault);
    expect(await service.pools()).toMatchObject({ ok: false });
  }
  local.setFault('none');
});

it('it reports where own trades are: each is there', async () => {
  const service = createDataService({ url: local.url, timeoutMs: 30_000, maxBytes: 5_000_000 });
  const rpc = createRpcClient({ urls: [chain.url], chainId: 137, batchWaitMs: 5 });
  const { multicall, orderBook, orderBookExt } = chain.deployment;
  const contracts = { multicall, orderBook, orderBookExt };
  let found = 0;
  for (const account of Object.values(ROLES).flat().map(accountAddress)) {
    const named = answered(await service.trades(account));
    const read = await readReportedTrades({ rpc, contracts, account, reported: named.map(reported), depthBlocks: 0 });
    expect(read.isDenied).toBe(false);
    expect(read.trades.length).toBeGreaterThanOrEqual(named.length);
    found += named.length;
  }
  expect(found).toBeGreaterThan(50);
  local.setFault('forged');
  const forged = answered(await service.trades(accountAddress(ROLES.demo[0]))).map(reported);
  local.setFault('none');
  const account = accountAddress(ROLES.demo[0]);
  const denied = await readReportedTrades({ rpc, contracts, account, reported: forged, depthBlocks: 0 });
  expect(denied.isDenied).toBe(true);
}, 60_000);

const faultless = ['down', 'error', 'truncated', 'html', 'wrongTypes', 'large'] as const;

it('it reports where open orders are: exactly those of the account that are in the contract’s lists', async () => {
  const service = createDataService({ url: local.url, timeoutMs: 30_000, maxBytes: 5_000_000 });
  const { deployment } = chain;
  const account = accountAddress(ROLES.demo[0]);
  const reported = answered(await service.openOrders(account));
  let open = 0;
  for (const { base, quote } of deployment.pools) {
    for (const [sold, bought] of [
      [deployment.tokens[base], deployment.tokens[quote]],
      [deployment.tokens[quote], deployment.tokens[base]],
    ] as const) {
      const own = (await readOrders(chain.node, deployment, sold, bought)).filter(({ maker }) => maker === account);
      const named = reported.filter((order) => order.soldToken === sold && order.boughtToken === bought);
      expect(named.map(({ orderNo }) => orderNo).toSorted()).toEqual(own.map(({ index }) => index).toSorted());
      open += own.length;
    }
  }
  expect(open).toBeGreaterThan(1);
  for (const fault of faultless) {
    local.setFault(fault);
    expect(await service.openOrders(account)).toMatchObject({ ok: false });
  }
  local.setFault('none');
});

it('it lists the tokens of all pairs as they report themselves', async () => {
  const service = createDataService({ url: local.url, timeoutMs: 30_000, maxBytes: 5_000_000 });
  const reported = answered(await service.tokens());
  const listed = TOKEN_LIST.flatMap(([, { address, symbol, decimals }]) => {
    const one = reported.find((token) => token.address === address);
    return one ? [[one.symbol, one.decimals, symbol, decimals] as const] : [];
  });
  expect(listed.length).toBeGreaterThan(8);
  for (const [symbol, decimals, ...own] of listed) expect([symbol, decimals]).toEqual(own);
});

it('its prices are those of the pools at its block, and its trades those of the pairs', async () => {
  const service = createDataService({ url: local.url, timeoutMs: 30_000, maxBytes: 5_000_000 });
  await chain.setBlockSeconds(0);
  const { MYT, USDC, WMATIC } = chain.deployment.tokens;
  const reported = answered(await service.tokenFigures([MYT, USDC]));
  const [myt, usdc] = reported.tokens;
  const price = async (base: TokenSymbol, quote: TokenSymbol): Promise<number> => {
    const pool = chain.deployment.pools.find((entry) => entry.base === base && entry.quote === quote);
    if (!pool) throw new Error(`No pool ${base}/${quote}`);
    const reserves = await readReserves(chain.node, pool);
    return (Number(reserves.quote) / Number(reserves.base)) * 10 ** (TOKENS[base].decimals - TOKENS[quote].decimals);
  };
  const own = await price('WMATIC', 'USDC');
  expect(reported.nativeDollars / own).toBeCloseTo(1, 9);
  expect((usdc?.inNative ?? 0) * own).toBeCloseTo(1, 9);
  const native = answered(await service.tokenFigures([WMATIC, USDC]));
  expect(native.tokens[0]?.inNative).toBe(1);
  const { data } = await query('{ pairs(first: 1000) { txCount token0 { id } token1 { id } } }');
  const pairs = data?.pairs as readonly { txCount: string; token0: { id: string }; token1: { id: string } }[];
  const counted = pairs
    .filter(({ token0, token1 }) => [token0.id, token1.id].includes(MYT.toLowerCase()))
    .reduce((sum, { txCount }) => sum + Number(txCount), 0);
  expect(counted).toBeGreaterThan(100);
  expect(myt?.trades).toBe(counted);
  expect(myt?.volume).toBeGreaterThan(0);
  await chain.setBlockSeconds(1);
});

it('its report of limit-order mining agrees with the contracts at its block', async () => {
  const service = createDataService({ url: local.url, timeoutMs: 30_000, maxBytes: 5_000_000 });
  const { rewards, config } = chain.deployment.orderMining;
  const account = accountAddress(ROLES.demo[0]);
  const reported = answered(await service.orderMining(account, 0));
  const [index] = await view(chain.node, 'orderMining', rewards, 'userInfoIndexMap', [account]);
  const user = await view(chain.node, 'orderMining', rewards, 'userInfoArray', [index]);
  const columns = (await view(chain.node, 'orderMiningConfig', config, 'getPairFactors', [])).toArray(true) as [
    readonly Address[],
    readonly Address[],
    readonly bigint[],
    readonly bigint[],
    readonly bigint[],
  ];
  const [token0s, token1s, factors, maxLimits, minLimits] = columns;
  const onChain = token0s.map((token0, i) => ({
    ...{ token0, token1: token1s[i] ?? token0, factor: factors[i] ?? 0n },
    ...{ maxLimit: maxLimits[i] ?? 0n, minLimit: minLimits[i] ?? 0n },
  }));
  const earned = { sum: user.rewardSum as bigint, toBlock: Number(user.addRewardEndBlock) };
  expect(earned.sum).toBeGreaterThan(0n);
  expect(agreesWithMining(reported, { factors: onChain, earned })).toBe(true);
  expect(reported.versions.reduce((sum, { amount }) => sum + amount, 0n)).toBe(earned.sum);
  local.setFault('forged');
  const forged = answered(await service.orderMining(account, 0));
  local.setFault('none');
  expect(agreesWithMining(forged, { factors: onChain, earned })).toBe(false);
});

it('it names the chain’s first block of a window of time, and with a fault none', async () => {
  const service = createBlocks({ url: local.url, timeoutMs: 30_000, maxBytes: 5_000_000 });
  const headerAt = async (number: number) => {
    const tag = `0x${number.toString(16)}`;
    const { hash, timestamp } = await chain.node.rpc<Record<string, string>>('eth_getBlockByNumber', tag, false);
    return { id: hash, number, timestamp: Number(timestamp) };
  };
  const head = Number(await chain.node.rpc<string>('eth_blockNumber'));
  const { timestamp: newest } = await headerAt(head);
  const { timestamp: oldest } = await headerAt(0);
  for (const part of [0.1, 0.5, 0.99]) {
    const from = Math.floor(oldest + part * (newest - oldest));
    const found = await service.firstIn({ from, to: newest });
    if (!found.ok || !found.value) throw new Error('no block');
    const first = shown(found.value);
    const { id, ...own } = await headerAt(first.number);
    expect(first).toEqual(own);
    expect(own.timestamp).toBeGreaterThanOrEqual(from);
    expect((await headerAt(own.number - 1)).timestamp).toBeLessThan(from);
    const byId = await query(`{ blocks(where: { id: "${id}" }) { number } }`);
    const byNumber = await query(`{ blocks(where: { number: "${own.number}" }) { id } }`);
    expect([byId.data, byNumber.data]).toEqual([{ blocks: [{ number: String(own.number) }] }, { blocks: [{ id }] }]);
  }
  expect(await service.firstIn({ from: 1, to: 2 })).toEqual({ ok: true, value: null });
  for (const fault of faultless) {
    local.setFault(fault);
    expect(await service.firstIn({ from: oldest, to: newest })).toMatchObject({ ok: false });
  }
  local.setFault('none');
});

it('it stays behind on request, and follows a chain that was rewound', async () => {
  const service = createDataService({ url: local.url, timeoutMs: 30_000, maxBytes: 5_000_000 });
  const snapshot = await chain.node.rpc<string>('evm_snapshot');
  await chain.node.rpc('anvil_mine', '0x10');
  const head = Number(await chain.node.rpc<string>('eth_blockNumber'));
  const ahead = await service.head();
  expect(ahead.ok && ahead.value).toBeGreaterThanOrEqual(head);
  local.setLag(25);
  const behind = await service.head();
  expect(behind.ok && behind.value).toBeLessThan(head);
  local.setLag(0);
  // A block that is mined meanwhile would undo it.
  await chain.setBlockSeconds(0);
  expect(await chain.node.rpc('evm_revert', snapshot)).toBe(true);
  const rewound = await service.head();
  expect(rewound.ok && rewound.value).toBeLessThan(head);
});

it('it answers as a graph node does: order balances, trades of accounts, blocks it has, and limits', async () => {
  const open =
    'orderTransactionBalances(first: 1000, where: { amount: "0" }) { customerAccount amountOrder amountTrading }';
  const filled = 'orderTransactionBalances(where: { amount_gt: "0" }, orderBy: operateTime) { amount amountTrading }';
  const { data } = await query(`query Balances { ${open} filled: ${filled} _meta { block { number } } }`);
  const { orderTransactionBalances: orders, filled: done } = data as Record<string, readonly Record<string, string>[]>;
  expect(orders?.length).toBeGreaterThan(10);
  expect(done?.length).toBeGreaterThan(0);
  for (const { amount, amountTrading } of done ?? []) expect(amount).toBe(amountTrading);
  const account =
    done && (await query(`{ accountTransactionAmounts(first: 5, where: { type: "3", toNum_gt: "0" }) { toNum } }`));
  expect(account?.data?.accountTransactionAmounts).toHaveLength(5);
  const head = (data?._meta as { readonly block: { readonly number: number } }).block.number;
  expect((await query(`{ pairs(block: { number: ${head + 1000} }) { id } }`)).errors).toBeDefined();
  expect((await query('{ swaps(first: 1001) { id } }')).errors).toBeDefined();
  expect((await query('{ swaps(skip: 5001) { id } }')).errors).toBeDefined();
});
