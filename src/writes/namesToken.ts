import type { burnEarn } from '#chain/abis/burnEarn.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import type { SimulationContext } from './plan.ts';

interface TokenGetter {
  readonly encode: () => Hex;
  readonly decode: typeof burnEarn.burnToken.decode;
}

/** For calls that return nothing: the contract is known by the token that it names. */
export const namesToken =
  (contract: Address, { encode, decode }: TokenGetter, token: Token) =>
  async ({ reader, from }: SimulationContext) => {
    const answer = await tryCall(reader, { from, to: contract, data: encode(), value: 0n });
    if (!answer.ok && answer.error.code !== 'reverted') return answer;
    const named = answer.ok ? decode(answer.value) : undefined;
    return named?.ok && named.value === token.address ? ok(undefined) : err({ code: 'wrongContract' } as const);
  };
