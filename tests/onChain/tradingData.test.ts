import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import * as exchange from '../../e2e/devnet/exchange.ts';
import { connect } from '../../e2e/devnet/jsonRpc.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import type { ServiceFault } from '../../e2e/devnet/serviceFaults.ts';
import { startTradingService, type LocalTradingService } from '../../e2e/devnet/tradingService/server.ts';
import { readReportedTrades, type ReportedTradesQuery } from '#chain/reading/reportedTrades.ts';
import { latestHeader } from '#chain/reading/blockAtTime.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { agreesWithTrades } from '#domain/markets/agreesWithTrades.ts';
import { accountTrades } from '#domain/orderBook/accountOrders.ts';
import { fetchRegion } from '#services/region/fetchRegion.ts';
import { marketPriceOf } from '#domain/liquidity/marketPrice.ts';
import { fetchPrices } from '#services/prices/fetchPrices.ts';
import { createTradingData } from '#services/tradingData/createTradingData.ts';
import { latestDay, readDayTrades } from '#stores/dayTrades.ts';
import { readAccountHistory } from '#updaters/account/accountHistory.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { reported } from '#lib/reported.ts';
import { TOKENS, type TokenSymbol } from '../../e2e/devnet/tokens.ts';
import { answered } from '../support/answered.ts';

let chain: LocalChain;
let local: LocalTradingService;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  local = await startTradingService(ANY_PORT, chain);
}, 300_000);
afterEach(() => local.reset());
afterAll(async () => {
  await local.stop();
  await chain.stop();
});

const UNKNOWN_HASH: Hex = `0x${'ab'.repeat(32)}`;
const retry = { tries: 1, minWaitMs: 0, maxWaitMs: 0 };
const client = (timeoutMs = 30_000) => createTradingData({ url: local.url, timeoutMs, maxBytes: 5_000_000, retry });
const readReserves = async (base: TokenSymbol, quote: TokenSymbol) => {
  const pool = chain.deployment.pools.find((entry) => entry.base === base && entry.quote === quote);
  if (!pool) throw new Error(`No pool ${base}/${quote}`);
  const node = connect(chain.url);
  const reserves = await exchange.readReserves(node, pool);
  node.close();
  return reserves;
};
const rpc = () => createRpcClient({ urls: [chain.url], chainId: 137, batchWaitMs: 5 });

describe('the trading-data service on the local chain', () => {
  it('knows on which exchange two tokens have a pool, whichever comes first', async () => {
    const { tokens } = chain.deployment;
    const at = (a: TokenSymbol, b: TokenSymbol) => client().poolExchange(tokens[a], tokens[b]);
    expect(await at('WETH', 'DAI')).toEqual({ ok: true, value: 'harbour' });
    expect(await at('DAI', 'WETH')).toEqual({ ok: true, value: 'harbour' });
    expect(await at('MYT', 'USDC')).toEqual({ ok: true, value: 'myt' });
    expect(await at('TEL', 'DAI')).toEqual({ ok: true, value: null });
  });

  it('reports of every pair what the chain’s trades say, to the unit, and of one as of all', async () => {
    const reported = answered(await client().pairs());
    expect(reported.length).toBeGreaterThan(3);
    const source = { rpc: rpc(), ext: chain.deployment.orderBookExt, firstBlock: 0 };
    const span = await latestDay(source.rpc, 0);
    let traded = 0;
    for (const { base, quote, pair } of chain.deployment.pools) {
      const figures = reported.find((entry) => entry.pair === pair);
      if (!figures) throw new Error(`${base}/${quote} is missing`);
      const [one, other] = [TOKENS[base], TOKENS[quote]];
      const [token0, token1] = one.address.toLowerCase() < other.address.toLowerCase() ? [one, other] : [other, one];
      const pairs = [{ pair, token0: token0.address, token1: token1.address }];
      const trades = (await readDayTrades(source, pairs, span)).get(pair) ?? [];
      const market = { baseIsToken0: true, baseDecimals: token0.decimals, quoteDecimals: token1.decimals };
      expect(agreesWithTrades(figures, trades, market)).not.toBe(false);
      if (figures.day) traded += 1;
      expect(answered(await client().pair(token0.address, token1.address)).pair).toBe(pair);
      expect(await client().pair(token1.address, token0.address)).toMatchObject({ ok: false });
    }
    expect(traded).toBeGreaterThan(1);
  }, 120_000);

  it('reports what is in every pool, to the unit, some blocks ago as now', async () => {
    const node = connect(chain.url);
    // The current indexing ends where the node started, whose earlier states are not kept.
    await client().head();
    await node.rpc('anvil_mine', '0x10');
    for (const lag of [0, 8]) {
      local.setLag(lag);
      const reported = answered(await client().reserves());
      expect(reported.length).toBeGreaterThan(3);
      for (const { pair, token0, block, reserve0, reserve1 } of reported) {
        const at = `0x${block.toString(16)}`;
        const read = async (data: string) => BigInt(await node.rpc<string>('eth_call', { to: pair, data }, at));
        expect(await read('0x0dfe1681')).toBe(BigInt(token0));
        const reserves = await node.rpc<string>('eth_call', { to: pair, data: '0x0902f1ac' }, at);
        expect([0, 1].map((word) => BigInt(`0x${reserves.slice(2 + 64 * word, 66 + 64 * word)}`))).toEqual([
          reserve0,
          reserve1,
        ]);
      }
    }
    node.close();
  }, 60_000);

  it('"token_address as two comma-separated addresses": says something of both, and of no other', async () => {
    const [a, b] = [TOKENS.MYT.address, TOKENS.USDC.address];
    const reported = answered(await client().tokenTexts(a, b));
    expect(reported.map(({ token }) => token)).toEqual([a, b]);
    expect(reported[0]).toMatchObject({ websiteHost: 'myt.example' });
    expect(reported[0]?.description).toMatch(/has 18 decimals and \d+ pools here/);
    expect(local.requests.at(-1)?.query).toEqual({ token_address: `${a},${b}` });
    const { pair } = chain.deployment.pools[0] ?? { pair: a };
    expect(await client().tokenTexts(a, pair)).toMatchObject({ ok: true, value: [{ token: a }] });
    local.setFault('forged');
    const [forged] = answered(await client().tokenTexts(a, b));
    expect(forged).toMatchObject({ websiteHost: undefined });
    expect(forged?.description).not.toContain('\u202e');
  }, 60_000);

  it('reports the average time between two blocks', async () => {
    const reported = answered(await client().blockTime());
    const { blockNumber, timestamp } = await latestHeader(rpc());
    const node = connect(chain.url);
    const older = await node.rpc<{ timestamp: string }>('eth_getBlockByNumber', '0x64', false);
    node.close();
    const average = (timestamp - Number(older.timestamp)) / (blockNumber - 100);
    expect(reported / average).toBeGreaterThan(0.5);
    expect(reported / average).toBeLessThan(2);
    local.setFault('wrongTypes');
    expect(await client().blockTime()).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  }, 60_000);

  it('names its block, stays behind where it lags, and knows whose orders are open', async () => {
    const { blockNumber } = await latestHeader(rpc());
    const head = await client().head();
    expect(head.ok && head.value).toBeGreaterThanOrEqual(blockNumber);
    local.setLag(600);
    const behind = await client().head();
    expect(behind.ok && behind.value).toBeLessThan(blockNumber - 500);
    local.setLag(0);
    const makers = Object.values(ROLES)
      .flat()
      .map((role) => accountAddress(role));
    const orders = await Promise.all(makers.map((maker) => client().openOrders(maker)));
    const open = orders.flatMap(answered);
    expect(open.length).toBeGreaterThan(10);
    expect(local.requests.at(-1)?.query).toMatchObject({ amount: '0', operatorTime: '0' });
  }, 60_000);

  it('reports where own trades are, and the chain gives each by its transaction, as its logs have it', async () => {
    const { multicall, orderBook, orderBookExt } = chain.deployment;
    const contracts = { multicall, orderBook, orderBookExt };
    const head = (await latestHeader(rpc())).blockNumber;
    let [found, made] = [0, 0];
    const accounts = Object.values(ROLES)
      .flat()
      .map((role) => accountAddress(role));
    for (const account of accounts) {
      const named = answered(await client().trades(account));
      expect(local.requests.at(-1)?.query).toEqual({
        customerAccount: account,
        toNum: '0',
        type: '3',
        operatorTime: '0',
      });
      if (named.length === 0) continue;
      const read = (by: Partial<ReportedTradesQuery> = {}) =>
        readReportedTrades({ rpc: rpc(), contracts, account, reported: named.map(reported), depthBlocks: 0, ...by });
      const range = { fromBlock: 0, toBlock: head };
      const { signal } = new AbortController();
      const events = await readAccountHistory({ rpc: rpc(), ext: orderBookExt, account, known: [], ...range, signal });
      const hashes = new Set(named.map(({ transactionHash }) => transactionHash));
      const own = accountTrades(events).filter(({ at }) => hashes.has(at.transactionHash));
      expect(await read()).toEqual({ trades: own, isDenied: false });
      found += own.length;
      made += own.filter(({ role }) => role === 'maker').length;
      // Another account's trade, one that is not in its transaction, and one that is too new.
      const other = await read({ account: multicall });
      expect(other).toEqual({ trades: [], isDenied: true });
      const moved = named.map((trade) => reported({ ...trade, index: trade.index + 1_000_000n }));
      expect(await read({ reported: moved })).toMatchObject({ trades: [], isDenied: true });
      expect(await read({ reported: moved, depthBlocks: 10_000_000 })).toEqual({ trades: [], isDenied: false });
      // A node may not have the receipt.
      const unknown = named.map((trade) => reported({ ...trade, transactionHash: UNKNOWN_HASH }));
      expect(await read({ reported: unknown })).toEqual({ trades: [], isDenied: false });
    }
    expect(found).toBeGreaterThan(50);
    expect(made).toBeGreaterThan(10);
  }, 60_000);

  it('is notified of transactions with the parameters of 001 section 7', async () => {
    const [sender, pair] = [accountAddress(ROLES.demo[0]), chain.deployment.pools[0]?.pair ?? '0x'];
    const transactionHash = `0x${'ab'.repeat(32)}` as const;
    await client().report({ sender, transactionHash, blockNumber: 12, pairs: [pair], opensPool: true });
    const named = { sender, transaction_hash: transactionHash };
    expect(local.requests.map(({ path, query }) => [path, query])).toEqual([
      ['/v2/transaction-go', { ...named, sub_block: '12' }],
      ['/v2/update-pair-at-once', { ...named, pairs_address: pair }],
      ['/v2/pair-load', {}],
    ]);
  });

  it.each<[ServiceFault, string]>([
    ['down', 'unreachable'],
    ['hang', 'timeout'],
    ['slow', 'timeout'],
    ['busy', 'unreachable'],
    ['error', 'unreachable'],
    ['truncated', 'unreadable'],
    ['html', 'unreadable'],
    ['large', 'unreadable'],
    ['wrongTypes', 'unreadable'],
  ])(
    '%s: every call says that it is of no use, and none throws',
    async (fault, code) => {
      local.setFault(fault);
      const service = client(fault === 'hang' || fault === 'slow' ? 200 : 20_000);
      const account = accountAddress(ROLES.demo[0]);
      const answers = await Promise.all([
        service.pairs(),
        service.reserves(),
        service.openOrders(account),
        service.trades(account),
      ]);
      for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { code } });
    },
    30_000,
  );

  it('"used to compute token0Price, token1Price and pairScale": its prices are those that the chain trades at', async () => {
    const reported = answered(await fetchPrices(local.url, ['weth', 'usd-coin', 'no-such-id'], retry));
    expect([...reported.keys()]).toEqual(['weth', 'usd-coin']);
    const [a, b] = [reported.get('weth'), reported.get('usd-coin')];
    const reserves = await readReserves('WETH', 'USDC');
    const spot = { numerator: reserves.quote * 10n ** 12n, denominator: reserves.base };
    const onChain = { a: spot, b: { numerator: 1n, denominator: 1n } };
    expect(a && b && marketPriceOf({ a, b }, onChain)).toMatchObject({ source: 'service', isContradicted: false });
    local.setFault('forged');
    const forged = answered(await fetchPrices(local.url, ['weth', 'usd-coin'], retry));
    const [c, d] = [forged.get('weth'), forged.get('usd-coin')];
    expect(c && d && marketPriceOf({ a: c, b: d }, onChain)).toEqual({
      price: spot,
      source: 'pools',
      isContradicted: true,
    });
    for (const fault of ['wrongTypes', 'html', 'truncated', 'error'] as const) {
      local.setFault(fault);
      expect(await fetchPrices(local.url, ['weth'], retry)).toMatchObject({ ok: false });
    }
  });

  it('says where the page is visited from, or nothing', async () => {
    const url = `${local.url}/region`;
    expect(await fetchRegion(url)).toEqual({ ok: true, value: { country: 'DE', subdivision: 'DE-BE' } });
    for (const fault of ['wrongTypes', 'html', 'forged'] as const) {
      local.setFault(fault);
      expect(await fetchRegion(url)).toEqual({ ok: false, error: 'unknown' });
    }
  });
});
