import { setTimeout as sleep } from 'node:timers/promises';
import { AbiCoder, id, Interface, namehash } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAddress, DEMO_NAMES, ROLES } from '../../e2e/devnet/accounts.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { toViteEnv } from '../../e2e/devnet/deployment.ts';
import * as exchange from '../../e2e/devnet/exchange.ts';
import { BOOKS, POOLS } from '../../e2e/devnet/market.ts';
import { startMarketMaker } from '../../e2e/devnet/marketMaker.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { savedState } from '../../e2e/devnet/stateCache.ts';
import { TOKENS, TOKEN_LIST } from '../../e2e/devnet/tokens.ts';
import { exchangesRule } from '#config/exchangeRule.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { eventually } from '../support/eventually.ts';

interface Log {
  readonly transactionHash: string;
  readonly blockNumber: string;
  readonly topics: readonly string[];
}

interface Block {
  readonly number: string;
  readonly timestamp: string;
  readonly baseFeePerGas: string;
}

const DAY = 86_400;
const ADD_ORDER = id('AddOrder(address,address,address,uint256,uint256,uint256)');
const UPDATE_ORDER = id('UpdateOrderInfo(address,address,uint256,uint256,uint256)');

const tokenAbi = new Interface([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function approve(address, uint256)',
  'function transfer(address, uint256)',
  'function mint(address, uint256)',
  'function freeze(address, bool)',
]);
const multicallAbi = new Interface([
  'function tryBlockAndAggregate(bool, (address target, bytes callData)[] calls) returns (uint256 blockNumber, bytes32, (bool success, bytes returnData)[] results)',
]);
const ensAbi = new Interface([
  'function resolver(bytes32) view returns (address)',
  'function addr(bytes32) view returns (address)',
  'function name(bytes32) view returns (string)',
]);

let chain: LocalChain;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
}, 300_000);

afterAll(() => chain.stop());

const call = (to: Address, data: string, from?: Address): Promise<string> =>
  chain.node.rpc<string>('eth_call', { to, data, ...(from === undefined ? {} : { from }) }, 'latest');

const send = async (from: number, to: Address, data: string, value = '0x0'): Promise<boolean> => {
  const transaction = { from: accountAddress(from), to, data, value, gas: '0x5b8d80' };
  const hash = await chain.node.rpc<string>('eth_sendTransaction', transaction);
  await chain.node.rpc('evm_mine');
  // The chain's own clock may be mining it at the same moment.
  const receipt = await eventually(async () => {
    const found = await chain.node.rpc<{ status: string } | null>('eth_getTransactionReceipt', hash);
    if (found === null) throw new Error(`no receipt of ${hash}`);
    return found;
  });
  return receipt.status === '0x1';
};

const logs = (topic: string, fromBlock = '0x0'): Promise<Log[]> =>
  chain.node.rpc<Log[]>('eth_getLogs', {
    fromBlock,
    toBlock: 'latest',
    address: chain.deployment.orderBookExt,
    topics: [topic],
  });

const price = (sell: boolean, { from, to }: RestingOrder): number =>
  sell ? Number(to) / Number(from) : Number(from) / Number(to);

const sides = async (base: Address, quote: Address): Promise<{ asks: RestingOrder[]; bids: RestingOrder[] }> => ({
  asks: await exchange.readOrders(chain.node, chain.deployment, base, quote),
  bids: await exchange.readOrders(chain.node, chain.deployment, quote, base),
});

describe('the running chain', () => {
  it("has id 137, the present time, a base fee like Polygon's, and blocks that come by themselves", async () => {
    expect(await chain.node.rpc('eth_chainId')).toBe('0x89');
    const before = await chain.node.rpc<Block>('eth_getBlockByNumber', 'latest', false);
    expect(Math.abs(Number(before.timestamp) - Date.now() / 1000)).toBeLessThan(10);
    expect(Number(before.baseFeePerGas)).toBe(30e9);
    await sleep(3_500);
    const after = await chain.node.rpc<Block>('eth_getBlockByNumber', 'latest', false);
    expect(Number(after.number)).toBeGreaterThan(Number(before.number));
    expect(Math.abs(Number(after.timestamp) - Date.now() / 1000)).toBeLessThan(10);
    expect(Number(after.baseFeePerGas)).toBe(30e9);
  });

  it('keeps the states of the last blocks only, and all logs', async () => {
    const head = Number(await chain.node.rpc<string>('eth_blockNumber'));
    await chain.node.batch(Array.from({ length: 40 }, () => ['evm_mine'] as const));
    const balanceAt = (block: number): Promise<string> =>
      chain.node.rpc<string>('eth_getBalance', accountAddress(1), `0x${block.toString(16)}`);
    expect(await balanceAt(head + 30)).toMatch(/^0x/);
    await expect(balanceAt(head)).rejects.toThrow(/^eth_getBalance: /);
    expect((await logs(ADD_ORDER)).length).toBeGreaterThan(2_000);
  });

  it('starts a second time from the saved state', async () => {
    let built = false;
    const again = await savedState(() => (built = true));
    expect(again).toMatchObject({ fromCache: true, deployment: chain.deployment });
    expect(built).toBe(false);
  });

  it('gives the app every address it needs', () => {
    const env = toViteEnv(chain.deployment, chain.url);
    const addresses = Object.entries(env).filter(([name]) => name.endsWith('_ADDRESS'));
    expect(addresses.length).toBeGreaterThan(8);
    for (const [, value] of addresses) expect(value).toMatch(/^0x[0-9a-fA-F]{40}(?:,0x[0-9a-fA-F]{40})*$/);
    expect(env['VITE_RPC_URLS']).toBe(chain.url);
  });

  it('has code at every address it names', async () => {
    const { tokens, pools, exchanges, ...rest } = chain.deployment;
    const { orderBook, orderBookExt, factory, router, lpStaking, swapMining, burnEarn, multicall, ensRegistry } = rest;
    const sold = Object.values(rest.bonds).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry),
    );
    const rewards = [lpStaking, swapMining, burnEarn, rest.rewardDistribution, ...rest.faucets, ...sold];
    const contracts = [orderBook, orderBookExt, factory, router, ...rewards, multicall, ensRegistry];
    const others = exchanges.flatMap((exchange) => [exchange.factory, exchange.router]);
    const pairs = [...pools, ...exchanges.flatMap((exchange) => exchange.pools)].map(({ pair }) => pair);
    for (const address of [...contracts, ...others, ...Object.values(tokens), ...pairs]) {
      expect((await chain.node.rpc<string>('eth_getCode', address, 'latest')).length).toBeGreaterThan(100);
    }
  });

  it('has two exchanges: on the second one a pair is cheaper, one costs the same, one is there alone', async () => {
    const [second] = chain.deployment.exchanges;
    const prices = new Map<string, number[]>();
    for (const pool of [...chain.deployment.pools, ...(second?.pools ?? [])]) {
      const found = exchange.poolPrice(pool, await exchange.readReserves(chain.node, pool));
      prices.set(`${pool.base}/${pool.quote}`, [...(prices.get(`${pool.base}/${pool.quote}`) ?? []), found]);
    }
    const ratio = (name: string): number => (prices.get(name)?.[1] ?? NaN) / (prices.get(name)?.[0] ?? NaN);
    expect(ratio('WBTC/USDC')).toBeCloseTo(0.992, 4);
    expect(ratio('MYT/WMATIC')).toBeCloseTo(0.995, 4);
    expect(ratio('USDT/USDC')).toBeCloseTo(1, 4);
    expect(prices.get('WETH/DAI')).toHaveLength(1);
  });

  it('gives the app its exchanges as its configuration reads them', () => {
    const text = toViteEnv(chain.deployment, chain.url)['VITE_EXCHANGES'] ?? '';
    expect(exchangesRule(text)).toMatchObject({
      ok: true,
      value: [{ id: 'harbour', name: 'Harbour', router: chain.deployment.exchanges[0]?.router }],
    });
  });

  it('answers tryBlockAndAggregate at the canonical address of Multicall3 with its block number', async () => {
    const read = { target: TOKENS.USDC.address, callData: tokenAbi.encodeFunctionData('decimals') };
    const data = multicallAbi.encodeFunctionData('tryBlockAndAggregate', [false, [read]]);
    const answer = await call('0xcA11bde05977b3631167028862bE2a173976CA11', data);
    const [blockNumber, , results] = multicallAbi.decodeFunctionResult('tryBlockAndAggregate', answer);
    expect(Number(blockNumber)).toBeGreaterThan(500);
    expect(BigInt(results[0].returnData)).toBe(6n);
  });

  it('knows names: forward and back for the demo accounts and a market maker', async () => {
    const named = [
      ...DEMO_NAMES.map((name, at) => [`${name.toLowerCase()}.eth`, accountAddress(ROLES.demo[at] ?? 0)] as const),
      ['maker.myt.eth', accountAddress(1)] as const,
    ];
    const ask = async (to: Address, method: string, node: string): Promise<string> => {
      const answer = await call(to, ensAbi.encodeFunctionData(method, [node]));
      return ensAbi.decodeFunctionResult(method, answer)[0] as string;
    };
    for (const [name, account] of named) {
      const reverseNode = namehash(`${account.slice(2).toLowerCase()}.addr.reverse`);
      const resolver = (await ask(chain.deployment.ensRegistry, 'resolver', namehash(name))) as Address;
      expect(await ask(resolver, 'addr', namehash(name))).toBe(account);
      const reverse = (await ask(chain.deployment.ensRegistry, 'resolver', reverseNode)) as Address;
      expect(await ask(reverse, 'name', reverseNode)).toBe(name);
    }
  });
});

describe('the tokens', () => {
  it.each(TOKEN_LIST.filter(([symbol]) => symbol !== 'OLDY'))(
    '%s has its symbol and decimals',
    async (symbol, token) => {
      const answer = await call(token.address, tokenAbi.encodeFunctionData('symbol'));
      expect(tokenAbi.decodeFunctionResult('symbol', answer)[0]).toBe(symbol);
      expect(Number(await call(token.address, tokenAbi.encodeFunctionData('decimals')))).toBe(token.decimals);
    },
  );

  it('USDT returns nothing and its approve must go through zero', async () => {
    const { address } = TOKENS.USDT;
    const approve = (value: bigint): string => tokenAbi.encodeFunctionData('approve', [accountAddress(1), value]);
    expect(await call(address, approve(5n), accountAddress(19))).toBe('0x');
    expect(await send(19, address, approve(5n))).toBe(true);
    expect(await send(19, address, approve(6n))).toBe(false);
    expect(await send(19, address, approve(0n))).toBe(true);
    expect(await send(19, address, approve(6n))).toBe(true);
  });

  it('one token has bytes32 for name and symbol', async () => {
    const answer = await call(TOKENS.OLDY.address, tokenAbi.encodeFunctionData('symbol'));
    expect(Buffer.from(answer.slice(2), 'hex').toString('utf8').replaceAll('\0', '')).toBe('OLDY');
    expect(() => AbiCoder.defaultAbiCoder().decode(['string'], answer)).toThrow();
  });

  it('one token takes a fee from every transfer', async () => {
    const { address } = TOKENS.TOLL;
    const before = await exchange.readBalance(chain.node, address, accountAddress(18));
    expect(await send(19, address, tokenAbi.encodeFunctionData('transfer', [accountAddress(18), 1_000n]))).toBe(true);
    expect(await exchange.readBalance(chain.node, address, accountAddress(18))).toBe(before + 990n);
  });

  it('one token can freeze an account', async () => {
    const { address } = TOKENS.ICED;
    const transfer = tokenAbi.encodeFunctionData('transfer', [accountAddress(18), 1n]);
    const freeze = (state: boolean): string => tokenAbi.encodeFunctionData('freeze', [accountAddress(19), state]);
    expect(await send(19, address, freeze(true))).toBe(false);
    expect(await send(ROLES.deployer, address, freeze(true))).toBe(true);
    expect(await send(19, address, transfer)).toBe(false);
    expect(await send(ROLES.deployer, address, freeze(false))).toBe(true);
    expect(await send(19, address, transfer)).toBe(true);
  });

  it('the wrapped coin is backed by the native coin', async () => {
    const { address } = TOKENS.WMATIC;
    const supply = BigInt(await call(address, id('totalSupply()').slice(0, 10)));
    expect(supply).toBeGreaterThan(2_000_000n * 10n ** 18n);
    expect(BigInt(await chain.node.rpc<string>('eth_getBalance', address, 'latest'))).toBe(supply);
  });
});

describe('the market', () => {
  it('has at least eight pools at sensible prices', async () => {
    expect(chain.deployment.pools.length).toBeGreaterThanOrEqual(8);
    for (const pool of chain.deployment.pools) {
      const plan = POOLS.find(({ base, quote }) => base === pool.base && quote === pool.quote);
      const now = exchange.poolPrice(pool, await exchange.readReserves(chain.node, pool));
      expect(Math.abs(now / (plan?.price ?? 0) - 1)).toBeLessThan(0.05);
    }
  });

  it.each(BOOKS)('has at least 60 resting orders on each side of $base/$quote from several makers', async (plan) => {
    const { asks, bids } = await sides(TOKENS[plan.base].address, TOKENS[plan.quote].address);
    for (const orders of [asks, bids]) {
      expect(orders.length).toBeGreaterThanOrEqual(60);
      expect(new Set(orders.map(({ maker }) => maker)).size).toBeGreaterThanOrEqual(4);
      expect(new Set(orders.map(({ from, to }) => `${from}/${to}`)).size).toBeGreaterThan(50);
      expect(orders.every(({ remain, from }) => remain === from && from > 0n)).toBe(true);
    }
    const [bestAsk, bestBid] = [asks[0], bids[0]];
    if (bestAsk === undefined || bestBid === undefined) throw new Error('an empty side');
    expect(price(true, bestAsk)).toBeGreaterThan(price(false, bestBid));
  });

  it('has thirty days of past trades with past block times, at least 2,000', async () => {
    const updates = await logs(UPDATE_ORDER);
    const trades = new Set(updates.map(({ transactionHash }) => transactionHash));
    expect(trades.size).toBeGreaterThanOrEqual(2_000);
    expect(updates.length).toBeGreaterThan(trades.size + 300);
    const numbers = [...new Set(updates.map(({ blockNumber }) => blockNumber))];
    const blocks = await chain.node.batch<Block>(numbers.map((number) => ['eth_getBlockByNumber', number, false]));
    const times = blocks.map(({ timestamp }) => Number(timestamp));
    expect(new Set(times).size).toBeGreaterThanOrEqual(500);
    const now = Date.now() / 1000;
    const days = new Set(times.map((time) => Math.floor((now - time) / DAY)));
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(29 * DAY);
    expect(days.size).toBeGreaterThanOrEqual(29);
  });

  it('still has the receipts and transactions of the past', async () => {
    const [first] = await logs(UPDATE_ORDER);
    const receipt = await chain.node.rpc<{ status: string; logs: Log[] }>(
      'eth_getTransactionReceipt',
      first?.transactionHash,
    );
    expect(receipt.status).toBe('0x1');
    expect(receipt.logs.some(({ topics }) => topics[0] === UPDATE_ORDER)).toBe(true);
  });

  it('gives people money but no approvals, and Alice an order on each side', async () => {
    for (const index of [...ROLES.demo, ...ROLES.tests]) {
      const account = accountAddress(index);
      const coins = BigInt(await chain.node.rpc<string>('eth_getBalance', account, 'latest'));
      expect(coins).toBeGreaterThanOrEqual(10_000n * 10n ** 18n);
      for (const [symbol, { address }] of TOKEN_LIST) {
        expect(await exchange.readBalance(chain.node, address, account), symbol).toBeGreaterThan(0n);
        if (index === 19) continue;
        expect(await exchange.readAllowance(chain.node, address, account, chain.deployment.orderBook)).toBe(0n);
      }
    }
    const { asks, bids } = await sides(TOKENS.MYT.address, TOKENS.USDC.address);
    const alice = accountAddress(ROLES.demo[0]);
    for (const orders of [asks, bids]) expect(orders.filter(({ maker }) => maker === alice)).toHaveLength(1);
  });

  it('is kept alive by a market maker that trades or quotes every few seconds', async () => {
    const from = await chain.node.rpc<string>('eth_blockNumber');
    const troubles: string[] = [];
    const stop = startMarketMaker(chain.node, chain.deployment, (message) => troubles.push(message));
    try {
      await expect
        .poll(async () => (await logs(ADD_ORDER, from)).length, { timeout: 40_000 })
        .toBeGreaterThanOrEqual(3);
    } finally {
      stop();
    }
    expect(troubles).toEqual([]);
    for (const { base, quote } of BOOKS) {
      const { asks, bids } = await sides(TOKENS[base].address, TOKENS[quote].address);
      expect(asks.length).toBeGreaterThanOrEqual(58);
      expect(bids.length).toBeGreaterThanOrEqual(58);
    }
  });
});
