import { getCreateAddress, type Interface } from 'ethers';
import { accountAddress, ROLES } from '../../../e2e/devnet/accounts.ts';
import { npmArtifact, ownArtifact } from '../../../e2e/devnet/artifact.ts';
import { startChain } from '../../../e2e/devnet/chain.ts';
import { readBalance, readOrders } from '../../../e2e/devnet/exchange.ts';
import { FEE_CAP } from '../../../e2e/devnet/feeCap.ts';
import { ANY_PORT } from '../../../e2e/devnet/ports.ts';
import { createRandom, type Random } from '../../../e2e/devnet/random.ts';
import { REWARD_DISTRIBUTION } from '../../../e2e/devnet/seedDistribution.ts';
import { TOKENS, type TokenSymbol } from '../../../e2e/devnet/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { quantity } from './contractClient.ts';
import type { RawReceipt } from './independentMoves.ts';

export const LEDGER_ABIS = {
  book: ownArtifact('OrderBook').abi,
  token: ownArtifact('PlainToken').abi,
  wrapped: npmArtifact('@uniswap/v2-periphery/build/WETH9.json').abi,
  router: npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json').abi,
  pair: npmArtifact('@uniswap/v2-core/build/UniswapV2Pair.json').abi,
  single: ownArtifact('SingleStaking').abi,
  lock: ownArtifact('LockStaking').abi,
  farm: ownArtifact('StakingRewards').abi,
  dualFarm: ownArtifact('DualRewardsFarm').abi,
  liquidity: ownArtifact('LpStaking').abi,
  trades: ownArtifact('SwapMining').abi,
  orders: ownArtifact('OrderMining').abi,
  burnEarn: ownArtifact('BurnEarn').abi,
  bond: ownArtifact('CustomBond').abi,
  distribution: ownArtifact('RewardDistribution').abi,
  faucet: ownArtifact('Faucet').abi,
};

export const DEPLOYER = accountAddress(ROLES.deployer);
export const OTHER = accountAddress(ROLES.tests[1]);
export const FAR = 10_000_000_000n;
const ALL = 2n ** 255n;
const RICHES = 10n ** 28n;
/** Nobody's: each seed has its own account. */
const NOBODY = '0x1ed9e70000000000000000000000000000001ed9';

export interface Act {
  readonly abi: Interface;
  readonly to: Address;
  readonly method: string;
  readonly args: readonly unknown[];
  readonly value?: bigint;
}

export type LedgerStage = Awaited<ReturnType<typeof createLedgerStage>>;
export type LedgerAccount = Awaited<ReturnType<LedgerStage['openAccount']>>;

/** The local chain without its market maker; every transaction has its own block. */
export const createLedgerStage = async () => {
  const local = await startChain({ port: ANY_PORT, blockSeconds: 0, quiet: true });
  const { node, deployment } = local;
  const tokenOf = (symbol: TokenSymbol): Address => TOKENS[symbol].address;

  const send = async (from: Address, { abi, to, method, args, value = 0n }: Act): Promise<RawReceipt> => {
    const data = method === '' ? '0x' : abi.encodeFunctionData(method, [...args]);
    const request = { from, to, data, value: quantity(value), gas: '0x5b8d80', ...FEE_CAP };
    const hash = await node.rpc<Hex>('eth_sendTransaction', request);
    await node.rpc('evm_mine');
    return node.rpc<RawReceipt>('eth_getTransactionReceipt', hash);
  };
  const askAll = async <T>({ abi, to, method, args }: Act): Promise<T> => {
    const answer = await node.rpc<Hex>('eth_call', { to, data: abi.encodeFunctionData(method, [...args]) }, 'latest');
    return abi.decodeFunctionResult(method, answer).toArray() as T;
  };
  /** First result of a view. */
  const ask = async <T>(act: Act): Promise<T> => (await askAll<readonly [T]>(act))[0];
  const mustSend = async (from: Address, act: Act): Promise<void> => {
    const { status } = await send(from, act);
    if (status !== '0x1') throw new Error(`${act.method} failed`);
  };
  const blockNumber = async (): Promise<number> => Number(await node.rpc<Hex>('eth_blockNumber'));
  const pass = async (seconds: number, blocks = 1): Promise<void> => {
    await node.rpc('evm_increaseTime', seconds);
    await node.rpc('anvil_mine', quantity(BigInt(blocks)));
  };

  const mint = (symbol: TokenSymbol, to: Address, amount: bigint): Promise<void> =>
    mustSend(DEPLOYER, { abi: LEDGER_ABIS.token, to: tokenOf(symbol), method: 'mint', args: [to, amount] });
  const approve = (from: Address, token: Address, spender: Address): Promise<void> =>
    mustSend(from, { abi: LEDGER_ABIS.token, to: token, method: 'approve', args: [spender, ALL] });

  await node.rpc('anvil_setBalance', OTHER, quantity(RICHES));
  for (const symbol of ['USDC', 'MYT', 'WETH', 'TEL', 'eMYT'] as const) {
    await mint(symbol, OTHER, RICHES);
    await approve(OTHER, tokenOf(symbol), deployment.orderBook);
  }
  await mustSend(DEPLOYER, {
    ...{ abi: LEDGER_ABIS.lock, to: deployment.lockStaking, method: 'setTerms', args: [99n, 333n, 60n] },
  });
  await mint('MYT', REWARD_DISTRIBUTION, RICHES);

  /** A new account and its random source. Its coins come by the first transaction of its life. */
  const openAccount = async (seed: number) => {
    const account = getCreateAddress({ from: NOBODY, nonce: seed }) as Address;
    await node.rpc('anvil_impersonateAccount', account);
    const firstBlock = (await blockNumber()) + 1;
    const random: Random = createRandom(seed);
    return { account, firstBlock, random };
  };

  const balance = (token: Address, of: Address): Promise<bigint> => readBalance(node, token, of);
  const coins = async (of: Address): Promise<bigint> => BigInt(await node.rpc<Hex>('eth_getBalance', of, 'latest'));
  const bestOrder = async (sold: Address, bought: Address) => (await readOrders(node, deployment, sold, bought))[0];

  /** Every receipt from a block on, in chain order. */
  const receiptsSince = async (first: number): Promise<readonly RawReceipt[]> => {
    const all: RawReceipt[] = [];
    for (let block = first, last = await blockNumber(); block <= last; block += 1)
      all.push(...(await node.rpc<readonly RawReceipt[]>('eth_getBlockReceipts', quantity(BigInt(block)))));
    return all;
  };

  return {
    ...{ node, deployment, tokenOf, send, ask, askAll, mustSend, mint, approve, pass, blockNumber },
    ...{ openAccount, balance, coins, bestOrder, receiptsSince, url: local.url, stop: local.stop },
  };
};
