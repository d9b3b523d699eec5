import { tryCall } from '#chain/sending/send.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { SimulationContext } from './plan.ts';

export const inspectContract =
  (contract: Address, read: Hex, matches: (answer: Hex) => boolean) =>
  async ({ reader, from }: SimulationContext) => {
    const answer = await tryCall(reader, { from, to: contract, data: read, value: 0n });
    if (!answer.ok && answer.error.code !== 'reverted') return answer;
    return answer.ok && matches(answer.value) ? ok(undefined) : err({ code: 'wrongContract' } as const);
  };

interface TokenGetter {
  readonly encode: () => Hex;
  readonly decode: (answer: Hex) => Result<Address, unknown>;
}

export const inspectToken = (contract: Address, { encode, decode }: TokenGetter, token: Token) =>
  inspectContract(contract, encode(), (answer) => {
    const named = decode(answer);
    return named.ok && named.value === token.address;
  });
