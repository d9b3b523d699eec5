import type { Hex } from '../domain/multicall/types.ts';
import type { Address } from '../domain/tokens/types.ts';
import { erc20 } from './abis/erc20.ts';
import { allowanceOverride } from './allowanceOverride.ts';
import { decodeTryBlockAndAggregate, encodeTryBlockAndAggregate } from './codec/tryBlockAndAggregate.ts';
import { tryDecode } from './codec/contractFunction.ts';
import type { Reader } from './send.ts';

export interface Movement {
  readonly token: Address;
  readonly from: Address;
  readonly to: Address;
  /** Raw units. */
  readonly amount: bigint;
}

/**
 * How much of `amount` would reach `to`, raw units: less where the token keeps a part of what is moved. Tried out in one
 * call at the latest block, the balance before and after. Undefined where the node cannot be asked that way, or the
 * token would not move at all. Never rejects.
 */
export const arrivingAmount = async (
  reader: Reader,
  multicall: Address,
  { token, from, to, amount }: Movement,
): Promise<bigint | undefined> => {
  const override = await allowanceOverride(reader, { token, owner: from, spender: multicall });
  if (!override) return undefined;
  const balance = erc20.balanceOf.call(token, to);
  const calls = [balance, erc20.transferFrom.call(token, from, to, amount), balance];
  const request = { to: multicall, data: encodeTryBlockAndAggregate(calls) };
  const answer = await reader.send<Hex>('eth_call', [request, 'latest', override]).catch((): Hex => '0x');
  const aggregate = tryDecode(answer, (data) => decodeTryBlockAndAggregate(data, calls.length));
  if (!aggregate.ok) return undefined;
  const [before, moved, after] = aggregate.value.outcomes;
  if (before?.status !== 'success' || after?.status !== 'success' || moved?.status === 'reverted') return undefined;
  const held = erc20.balanceOf.decode(before.data);
  const holds = erc20.balanceOf.decode(after.data);
  return held.ok && holds.ok ? holds.value - held.value : undefined;
};
