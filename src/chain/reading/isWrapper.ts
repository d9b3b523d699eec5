import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { erc20 } from '../abis/erc20.ts';
import { tryCall, type Reader } from '../sending/send.ts';

/**
 * False if the contract does not report its supply, or does not hold a coin for each unit of it. A missing answer counts
 * as true. Never rejects.
 */
export const isWrapper = async (reader: Reader, address: Address): Promise<boolean> => {
  const query = { from: address, to: address, data: erc20.totalSupply.encode(), value: 0n };
  const [supply, coins] = await Promise.all([
    tryCall(reader, query),
    reader.send<Hex>('eth_getBalance', [address, 'latest']).catch(() => undefined),
  ]);
  if (!supply.ok) return supply.error.code !== 'reverted';
  const issued = erc20.totalSupply.decode(supply.value);
  return issued.ok && (coins === undefined || issued.value <= BigInt(coins));
};
