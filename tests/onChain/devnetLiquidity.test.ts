import { HDNodeWallet, id, Interface, MaxUint256, Signature, ZeroAddress, zeroPadValue } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAddress, MNEMONIC, ROLES } from '../../e2e/devnet/accounts.ts';
import { npmArtifact } from '../../e2e/devnet/artifact.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { readAllowance, view } from '../../e2e/devnet/exchange.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { DUST, EMPTY_PAIRS } from '../../e2e/devnet/seedLiquidity.ts';
import { FINISHED_POOL, poolOf, REWARDS_POOLS } from '../../e2e/devnet/staking.ts';
import { TOKEN_LIST, type TokenSymbol } from '../../e2e/devnet/tokens.ts';
import { createTestChain, type TestChain } from '../../e2e/fixtures/chain.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

interface Log {
  readonly topics: readonly string[];
  readonly blockNumber: string;
  readonly transactionHash: string;
}

const DAY = 86_400;
const [ALICE, BOB, CAROL] = ROLES.demo;
const TESTER = ROLES.tests[0];
const PERMIT = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};
const pairAbi = new Interface(npmArtifact('@uniswap/v2-core/build/UniswapV2Pair.json').abi.fragments);

let local: LocalChain;
let chain: TestChain;

beforeAll(async () => {
  local = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  chain = createTestChain(local.node, local);
}, 300_000);

afterAll(() => local.stop());

const pairOf = (base: TokenSymbol, quote: TokenSymbol): Address => poolOf(local.deployment, base, quote).pair;
const allPairs = (): Address[] =>
  [...local.deployment.pools, ...local.deployment.exchanges.flatMap(({ pools }) => pools)].map(({ pair }) => pair);
const ask = async (pair: Address, method: string, args: readonly unknown[] = []): Promise<unknown> => {
  const data = pairAbi.encodeFunctionData(method, [...args]);
  const answer = await local.node.rpc<string>('eth_call', { to: pair, data }, 'latest');
  return pairAbi.decodeFunctionResult(method, answer)[0];
};
const logsOf = (address: Address, topics: readonly (string | null)[]): Promise<Log[]> =>
  local.node.rpc<Log[]>('eth_getLogs', { fromBlock: '0x0', toBlock: 'latest', address, topics });
/** Pool tokens moved from one to another; null: anybody. */
const moves = (pair: Address, from: string | null, to: string | null): Promise<Log[]> => {
  const word = (address: string | null): string | null => address && zeroPadValue(address, 32);
  return logsOf(pair, [id('Transfer(address,address,uint256)'), word(from), word(to)]);
};
const timeOf = async ({ blockNumber }: Log): Promise<number> =>
  Number((await local.node.rpc<{ timestamp: string }>('eth_getBlockByNumber', blockNumber, false)).timestamp);

/** Calldata with which Alice lets the router take five units, signed as wallets sign it. */
const signedPermit = async (pair: Address): Promise<Hex> => {
  const owner = HDNodeWallet.fromPhrase(MNEMONIC, undefined, `m/44'/60'/0'/0/${ALICE}`);
  const domain = { name: String(await ask(pair, 'name')), version: '1', chainId: 137, verifyingContract: pair };
  const spender = local.deployment.router;
  const message = { owner: owner.address, spender, value: 5n, nonce: 0n, deadline: MaxUint256 };
  const { v, r, s } = Signature.from(await owner.signTypedData(domain, PERMIT, message));
  return pairAbi.encodeFunctionData('permit', [owner.address, spender, 5n, MaxUint256, v, r, s]) as Hex;
};

describe('those who provide liquidity', () => {
  it('Alice added to MYT/USDC three times in the past, took a part out, and staked a part', async () => {
    const pair = pairOf('MYT', 'USDC');
    const alice = accountAddress(ALICE);
    const added = await moves(pair, ZeroAddress, alice);
    const removed = await moves(pair, alice, pair);
    const staked = await moves(pair, alice, local.deployment.lpStaking);
    expect([added.length, removed.length, staked.length]).toEqual([3, 1, 1]);
    const times = await Promise.all([...added, ...removed, ...staked].map(timeOf));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const [first = 0, second = 0, third = 0] = times;
    for (const gap of [second - first, third - second]) expect(gap).toBeGreaterThan(5 * DAY);
    expect(Date.now() / 1000 - first).toBeGreaterThan(20 * DAY);
    const swaps = await logsOf(pair, [id('Swap(address,uint256,uint256,uint256,uint256,address)')]);
    const blocks = added.map(({ blockNumber }) => Number(blockNumber));
    for (const [from, to] of [blocks.slice(0, 2), blocks.slice(1)] as [number, number][]) {
      const between = swaps.filter(({ blockNumber }) => Number(blockNumber) > from && Number(blockNumber) < to);
      expect(between.length).toBeGreaterThan(20);
    }
    expect(await chain.lpBalance(pair, ALICE)).toBeGreaterThan(0n);
    expect(await chain.staked(pair, ALICE)).toBeGreaterThan(0n);
  });

  it('Alice has a position made of native coins, a tiny one, and one on the other exchange', async () => {
    const coins = pairOf('WMATIC', 'USDC');
    const [log] = await moves(coins, ZeroAddress, accountAddress(ALICE));
    const sent = await local.node.rpc<{ value: string }>('eth_getTransactionByHash', log?.transactionHash);
    expect(BigInt(sent.value)).toBe(400n * 10n ** 18n);
    const tiny = pairOf('DAI', 'USDC');
    const held = await chain.lpBalance(tiny, ALICE);
    expect(held).toBeGreaterThan(0n);
    expect(held * 10_000n).toBeLessThan(await chain.lpSupply(tiny));
    const elsewhere = await chain.pairOf('MYT', 'WMATIC', { exchange: 'harbour' });
    expect(elsewhere).not.toBe(pairOf('MYT', 'WMATIC'));
    expect(elsewhere && (await chain.lpBalance(elsewhere, ALICE))).toBeGreaterThan(0n);
  });

  it('Bob has two positions, one of them all staked; Carol and the accounts of tests have none', async () => {
    const staked = pairOf('WETH', 'USDC');
    expect(await chain.lpBalance(staked, BOB)).toBe(0n);
    expect(await chain.staked(staked, BOB)).toBeGreaterThan(0n);
    const held = await Promise.all(allPairs().map((pair) => chain.lpBalance(pair, BOB)));
    expect(held.filter((amount) => amount > 0n)).toHaveLength(1);
    for (const account of [CAROL, ...ROLES.tests]) {
      for (const pair of allPairs()) expect(await moves(pair, null, accountAddress(account))).toEqual([]);
    }
  });

  it('nobody has left an approval behind', async () => {
    const { router, lpStaking, exchanges } = local.deployment;
    const tokens = [...TOKEN_LIST.map(([, { address }]) => address), ...allPairs()];
    for (const account of ROLES.demo.map(accountAddress)) {
      for (const spender of [router, lpStaking, ...exchanges.map((exchange) => exchange.router)]) {
        const left = tokens.map((token) => readAllowance(local.node, token, account, spender));
        expect((await Promise.all(left)).filter((amount) => amount > 0n)).toEqual([]);
      }
    }
  });
});

describe('rewards', () => {
  it('go to the pools by points, one of which is finished; what is staked earns with every block', async () => {
    const { lpStaking } = local.deployment;
    for (const [pid, { base, quote, allocPoint }] of REWARDS_POOLS.entries()) {
      const [lpToken, points] = await view(local.node, 'staking', lpStaking, 'poolInfo', [pid]);
      expect(lpToken).toBe(pairOf(base, quote));
      expect(points).toBe(pid === FINISHED_POOL ? 0n : BigInt(allocPoint));
    }
    const pending = async (): Promise<bigint> =>
      (await view(local.node, 'staking', lpStaking, 'pending', [0, accountAddress(ALICE)]))[0] as bigint;
    const before = await pending();
    expect(before).toBeGreaterThan(0n);
    await chain.mine();
    expect(await pending()).toBeGreaterThan(before);
  });

  it('can be claimed from the vault', async () => {
    const before = await chain.balanceOf('MYT', ALICE);
    await chain.stake(ALICE, pairOf('MYT', 'USDC'), 0n);
    expect(await chain.balanceOf('MYT', ALICE)).toBeGreaterThan(before);
  });
});

describe('pairs without liquidity', () => {
  it.each([
    ['one was sent a little of one token', EMPTY_PAIRS.dust, DUST],
    ['one has nothing', EMPTY_PAIRS.bare, 0n],
  ] as const)('%s, and no pool tokens exist', async (_, [token, other], dust) => {
    const pair = (await chain.pairOf(token, other, { exchange: 'harbour' })) ?? (ZeroAddress as Address);
    const { token0, token1 } = await chain.reserves(pair);
    expect([token0, token1].toSorted((a, b) => Number(a - b))).toEqual([0n, dust]);
    expect(await chain.lpSupply(pair)).toBe(0n);
  });

  it('can be opened', async () => {
    const [token, other] = EMPTY_PAIRS.bare;
    const gained = await chain.addLiquidity(TESTER, token, other, 1_000_000n, 10n ** 20n, { exchange: 'harbour' });
    expect(gained).toBe(10n ** 13n - 1_000n);
  });
});

describe('the actions of tests with pools', () => {
  it('adds, stakes and takes out', async () => {
    const pair = pairOf('TEL', 'USDC');
    const supply = await chain.lpSupply(pair);
    const gained = await chain.addLiquidity(TESTER, 'TEL', 'USDC', 10_000_00n, 10n ** 9n);
    expect(gained).toBeGreaterThan(0n);
    expect(await chain.lpBalance(pair, TESTER)).toBe(gained);
    await chain.removeLiquidity(TESTER, 'TEL', 'USDC', gained);
    expect(await chain.lpBalance(pair, TESTER)).toBe(0n);
    expect(await chain.lpSupply(pair)).toBeGreaterThanOrEqual(supply);
    await expect(chain.stake(TESTER, pair, 1n)).rejects.toThrow('No rewards pool');
  });

  it('a pool token takes a permit signed for the domain of its name, version 1', async () => {
    const pair = pairOf('MYT', 'USDC');
    await chain.sendAs(TESTER, { to: pair, data: await signedPermit(pair) });
    expect(await readAllowance(local.node, pair, accountAddress(ALICE), local.deployment.router)).toBe(5n);
  });

  it('a pool token made to be without permits takes none', async () => {
    const pair = pairOf('WETH', 'USDC');
    await chain.withoutPermits(pair);
    await expect(chain.sendAs(TESTER, { to: pair, data: await signedPermit(pair) })).rejects.toThrow('failed');
  });
});
