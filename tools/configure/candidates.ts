import { id } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { contractsReceiving, searchLogs, type PoolSearch } from './liquidityLogs.ts';
import type { ConfigureNode } from './node.ts';

const pairFactorTopic = id('UpdatePairFactor(address,address,uint256,uint256,uint256)') as Hex;

export const takesPools = async (
  node: ConfigureNode,
  address: Address,
  pairs: readonly Address[],
): Promise<boolean> => {
  if (!(await node.ask(address, 'tokenPerBlock'))) return false;
  const own = await Promise.all(
    pairs.map(async (pair) => {
      const pid = (await node.ask(address, 'LpOfPid', [pair]))?.[0];
      return pid !== undefined && (await node.addressOf(address, 'poolInfo', [pid])) === pair;
    }),
  );
  return own.includes(true);
};

const keepIf = async (
  addresses: readonly Address[],
  fits: (address: Address) => Promise<boolean>,
): Promise<readonly Address[]> => {
  const fitting = await Promise.all(addresses.map(fits));
  return addresses.filter((_, i) => fitting[i]);
};

/**
 * Behave as the pool tokens' rewards pool. Anybody can make another, so the operator has to recognise the exchange's.
 */
export const stakingCandidates = async (node: ConfigureNode, search: PoolSearch): Promise<readonly Address[]> =>
  keepIf(await contractsReceiving(node, search), (address) => takesPools(node, address, search.pairs));

/** Behave as the list of pairs whose resting orders earn; the operator has to recognise the exchange's. */
export const orderConfigCandidates = async (node: ConfigureNode, fromBlock: number): Promise<readonly Address[]> => {
  const all = new Set<Address>();
  const take = (logs: readonly RpcLog[]): void =>
    logs.forEach(({ address }) => void all.add(toChecksumAddress(address as Address)));
  const range = { fromBlock, toBlock: await node.blockNumber() };
  await searchLogs(node, { topics: [pairFactorTopic] }, range, take);
  return keepIf([...all], async (address) => {
    const [step, amount] = await Promise.all([node.ask(address, 'step'), node.ask(address, 'blockAmout')]);
    return step !== undefined && amount !== undefined;
  });
};
