import type { RpcLog } from '#chain/logs/logs.ts';
import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import type { Address } from '#domain/tokens/types.ts';
import { Misfit, type ConfigureNode } from './node.ts';
import { searchLogs } from './liquidityLogs.ts';

/** Lowest block with code, by bisection. Undefined if the node keeps no old state. */
const deployedIn = async (node: ConfigureNode, address: Address, latest: number): Promise<number | undefined> => {
  const hasCode = async (block: number): Promise<boolean> => (await node.codeAt(address, block)) !== '0x';
  try {
    if (await hasCode(0)) return undefined;
    let [without, withCode] = [0, latest];
    while (withCode - without > 1) {
      const middle = Math.floor((without + withCode) / 2);
      if (await hasCode(middle)) withCode = middle;
      else without = middle;
    }
    return withCode;
  } catch (error) {
    if (error instanceof RpcError && error instanceof RpcResponseError) return undefined;
    throw error;
  }
};

/** Deployment of the first of these contracts; undefined without an archive node. */
export const deploymentBlock = async (
  node: ConfigureNode,
  addresses: readonly Address[],
): Promise<number | undefined> => {
  const latest = await node.blockNumber();
  const blocks = await Promise.all(addresses.map((address) => deployedIn(node, address, latest)));
  const known = blocks.filter((block) => block !== undefined);
  return known.length === blocks.length ? Math.min(...known) : undefined;
};

/**
 * Orders before the first block would never be found. @throws Misfit if the chain is not there yet, or a contract is
 * older
 */
export const checkFirstBlock = async (
  node: ConfigureNode,
  given: number,
  addresses: readonly Address[],
): Promise<string> => {
  const latest = await node.blockNumber();
  if (given > latest) throw new Misfit(`--first-block is ${given}, but the chain is at ${latest}.`);
  try {
    const codes = await Promise.all(addresses.map((address) => (given === 0 ? '0x' : node.codeAt(address, given - 1))));
    const early = addresses.find((_, index) => codes[index] !== '0x');
    if (early !== undefined) throw new Misfit(`${early} was there before block ${given}. Check --first-block.`);
    return 'as named with --first-block; the contracts were not there before';
  } catch (error) {
    if (error instanceof RpcError && error instanceof RpcResponseError)
      return 'as named with --first-block; not checked, as the node keeps no old state';
    throw error;
  }
};

/** Undefined if some logs could not be read. */
export const firstLogBlock = async (
  node: ConfigureNode,
  addresses: readonly Address[],
): Promise<number | undefined> => {
  let first: number | undefined;
  const take = (logs: readonly RpcLog[]): void => {
    const [oldest] = logs;
    if (oldest) first = Number(oldest.blockNumber);
  };
  const range = { fromBlock: 0, toBlock: await node.blockNumber() };
  const isWhole = await searchLogs(node, { address: addresses, topics: [] }, range, take);
  return isWhole ? first : undefined;
};
