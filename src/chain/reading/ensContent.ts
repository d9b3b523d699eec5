import type { Hex } from '#domain/multicall/types.ts';
import { nameHash } from '#domain/tokens/ensName.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ens } from '../abis/ens.ts';
import type { ContractFunction } from '../codec/contractFunction.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

const NOBODY = `0x${'0'.repeat(40)}`;

const read = async <R>(
  rpc: Pick<RpcClient, 'send'>,
  contract: Address,
  method: ContractFunction<[node: Hex], R>,
  node: Hex,
): Promise<R | undefined> => {
  const data = await rpc.send<Hex>('eth_call', [{ to: contract, data: method.encode(node) }, 'latest']);
  const decoded = method.decode(data);
  return decoded.ok ? decoded.value : undefined;
};

/**
 * Content hash (EIP-1577) of a normalised name; `0x` for none. Undefined without resolver or record. Throws without an
 * answer.
 */
export const readContentHash = async (
  rpc: Pick<RpcClient, 'send'>,
  registry: Address,
  name: string,
): Promise<Hex | undefined> => {
  const node = nameHash(name);
  const resolver = await read(rpc, registry, ens.resolver, node);
  return resolver === undefined || resolver === NOBODY ? undefined : read(rpc, resolver, ens.contenthash, node);
};
