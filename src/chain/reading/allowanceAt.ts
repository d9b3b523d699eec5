import type { Address } from '#domain/tokens/types.ts';
import { erc20 } from '../abis/erc20.ts';
import type { Reader } from '../sending/send.ts';
import { isHex } from '#lib/hex.ts';

export interface AllowanceRead {
  readonly token: Address;
  readonly owner: Address;
  readonly spender: Address;
}

/** Raw allowances at the end of a block; undefined without an answer. */
export const allowancesAt = async (
  reader: Reader,
  reads: readonly AllowanceRead[],
  blockNumber: number,
): Promise<readonly (bigint | undefined)[]> =>
  Promise.all(
    reads.map(async ({ token, owner, spender }) => {
      try {
        const call = { to: token, data: erc20.allowance.encode(owner, spender) };
        const answer = await reader.send<unknown>('eth_call', [call, `0x${blockNumber.toString(16)}`]);
        const decoded = isHex(answer) ? erc20.allowance.decode(answer) : undefined;
        return decoded?.ok ? decoded.value : undefined;
      } catch {
        return undefined;
      }
    }),
  );
