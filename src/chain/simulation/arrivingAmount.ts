import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { tokenProbe } from '../abis/tokenProbe.ts';
import { withProbe } from './withProbe.ts';
import type { Reader } from '../sending/send.ts';

export interface Movement {
  readonly token: Address;
  readonly from: Address;
  /** Takes it by an approval, as the order book does. */
  readonly to: Address;
  /** Raw units. */
  readonly amount: bigint;
}

/**
 * Part of `amount` that would reach `to`, raw units: less if the token keeps a part of a transfer. Simulated in one
 * call
 * at the latest block, with the probe at both addresses. Undefined if the node cannot simulate that, or the token would
 * not move at all. Never rejects.
 */
export const arrivingAmount = async (
  reader: Reader,
  { token, from, to, amount }: Movement,
): Promise<bigint | undefined> => {
  const data = tokenProbe.move.encode(token, from, to, to, amount);
  const answer = await withProbe(reader, to, [from], data).catch((): Hex => '0x');
  const moved = tokenProbe.move.decode(answer);
  if (!moved.ok) return undefined;
  const [done, arrived] = moved.value;
  return done ? arrived : undefined;
};
