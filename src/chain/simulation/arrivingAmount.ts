import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { tokenProbe } from '../abis/tokenProbe.ts';
import { withProbe } from './withProbe.ts';
import type { Reader } from '../sending/send.ts';

export interface Movement {
  readonly token: Address;
  readonly from: Address;
  readonly to: Address;
  readonly amount: bigint;
}

/**
 * Raw amount that arrives after a token's fee, measured by the probe at both addresses. Undefined if nothing was
 * simulated or moved. Never rejects.
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
