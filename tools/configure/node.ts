import { Interface } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { isTooMany, RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import { patientReader } from '#chain/rpc/patientReader.ts';

const requests = new Interface([
  'function uniswapV2Factory() view returns (address)',
  'function WETH() view returns (address)',
  'function WHT() view returns (address)',
  'function swapMining() view returns (address)',
  'function myTradeOrderMining() view returns (address)',
  'function router() view returns (address)',
  'function factory() view returns (address)',
  'function owner() view returns (address)',
  'function initCodeHash() view returns (bytes32)',
  'function allPairsLength() view returns (uint256)',
  'function allPairs(uint256) view returns (address)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function orderMiningPerBlock() view returns (uint256)',
  'function tokenPerBlock() view returns (uint256)',
  'function LpOfPid(address) view returns (uint256)',
  'function poolInfo(uint256) view returns (address)',
  'function step() view returns (uint256)',
  'function blockAmout() view returns (uint256)',
  'function getPairFactors() view returns (address[], address[], uint256[], uint256[], uint256[])',
  'function token() view returns (address)',
  'function decimals() view returns (uint8)',
  'function stakedToken() view returns (address)',
  'function rewardToken() view returns (address)',
  'function rewardPerBlock() view returns (uint256)',
  'function minimumLocked() view returns (uint256)',
  'function totalPayout() view returns (uint256)',
  'function stakingTokens(uint256) view returns (address)',
  'function stakingRewardsInfoByStakingToken(address) view returns (address farm, address rewardA, address rewardB, uint256 amountA, uint256 amountB, uint256 duration)',
  'function stakingToken() view returns (address)',
  'function rewardsToken() view returns (address)',
  'function periodFinish() view returns (uint256)',
  'function burnToken() view returns (address)',
  'function vault() view returns (address)',
  'function epochLength() view returns (uint256)',
  'function bondDetails(uint256) view returns (address payoutToken, address principleToken, address treasury, address bond, address initialOwner)',
  'function stopped() view returns (bool)',
  'function totalRewards(address) view returns (uint256)',
  'function uni() view returns (address)',
  'function timelock() view returns (address)',
  'function proposalCount() view returns (uint256)',
  'function amount() view returns (uint256)',
  'function interval() view returns (uint256)',
  'function resolver(bytes32) view returns (address)',
  'function merkleRoot() view returns (bytes32)',
  'function getOrderByIndexBatch(address, address, uint256[]) view returns (address[] makers, address[] sold, uint256[] froms, uint256[] times, uint256[] remains, uint256[] tos, uint256[] sums)',
]);

export class Misfit extends Error {
  override readonly name = 'Misfit';
}

/** Only the node's errors count as an answer; anything else is thrown. */
export interface ConfigureNode {
  readonly rpc: RpcClient;
  codeAt(address: Address, block?: number): Promise<Hex>;
  /** Undefined if the contract lacks the function, reverts, or answers in another shape. */
  ask(address: Address, method: string, args?: readonly unknown[]): Promise<readonly unknown[] | undefined>;
  /** The zero address counts as none. */
  addressOf(address: Address, method: string, args?: readonly unknown[]): Promise<Address | undefined>;
  blockNumber(): Promise<number>;
  storageAt(address: Address, slot: number): Promise<Hex>;
}

export const CHAIN_ID = 137;
/** A busy public node answers again after some seconds. */
const PATIENCE = { isTransient: isTooMany, tries: 8, waitMs: 2_000 };
const quantity = (value: number): Hex => `0x${value.toString(16)}`;

export const connectNode = (url: string): ConfigureNode => {
  const client = createRpcClient({ urls: [url], chainId: CHAIN_ID, batchWaitMs: 5, timeoutMs: 30_000 });
  const rpc = patientReader(client, PATIENCE);
  const ask: ConfigureNode['ask'] = async (to, method, args = []) => {
    const data = requests.encodeFunctionData(method, [...args]);
    try {
      const answer = await rpc.send<Hex>('eth_call', [{ to, data }, 'latest']);
      return requests.decodeFunctionResult(method, answer).toArray() as unknown[];
    } catch (error) {
      if (error instanceof RpcError && (!(error instanceof RpcResponseError) || isTooMany(error))) throw error;
      return undefined;
    }
  };
  return {
    rpc,
    ask,
    codeAt: (address, block) =>
      rpc.send<Hex>('eth_getCode', [address, block === undefined ? 'latest' : quantity(block)]),
    addressOf: async (address, method, args) => {
      const answer = (await ask(address, method, args))?.[0] as Address | undefined;
      return answer === ZERO_ADDRESS ? undefined : answer;
    },
    blockNumber: async () => Number(await rpc.send<Hex>('eth_blockNumber')),
    storageAt: (address, slot) => rpc.send<Hex>('eth_getStorageAt', [address, quantity(slot), 'latest']),
  };
};

/** @throws Misfit for another chain, or no answer */
export const checkChain = async (node: ConfigureNode, url: string): Promise<void> => {
  try {
    await node.blockNumber();
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    if (error.kind === 'chain') {
      throw new Misfit(
        `The node serves chain ${String(error.data)}, but the exchange is on Polygon, chain ${CHAIN_ID}. Name a node of Polygon with --rpc.`,
      );
    }
    throw new Misfit(`The node at ${url} does not answer (${error.message}). Check --rpc.`);
  }
};
