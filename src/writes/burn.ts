import { burnEarn } from '#chain/abis/burnEarn.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import type { SimulationContext, TransactionPlan } from './plan.ts';
import { currencyFact } from './placeOrder.ts';

interface TokenGetter {
  readonly encode: () => Hex;
  readonly decode: typeof burnEarn.burnToken.decode;
}

/** The calls return nothing, so the contract is known by the token that it names. */
const names =
  (contract: Address, { encode, decode }: TokenGetter, token: Token) =>
  async ({ reader, from }: SimulationContext) => {
    const answer = await tryCall(reader, { from, to: contract, data: encode(), value: 0n });
    if (!answer.ok && answer.error.code !== 'reverted') return answer;
    const named = answer.ok ? decode(answer.value) : undefined;
    return named?.ok && named.value === token.address ? ok(undefined) : err({ code: 'wrongContract' } as const);
  };

/** Burns `amount` raw units of the token: it cannot be undone. */
export const planBurn = (contract: Address, token: Token, amount: bigint): TransactionPlan => ({
  contract,
  method: 'burn',
  callData: burnEarn.burn.encode(amount),
  value: 0n,
  info: { kind: 'burn', token: currencyFact(token), amount: amount.toString() },
  inspect: names(contract, burnEarn.burnToken, token),
});

/** Takes what the epochs that are over have earned. */
export const planBurnClaim = (contract: Address, reward: Token): TransactionPlan => ({
  contract,
  method: 'claim',
  callData: burnEarn.claim.encode(),
  value: 0n,
  info: { kind: 'claimBurnRewards', reward: currencyFact(reward) },
  inspect: names(contract, burnEarn.rewardToken, reward),
  explain: (_, { reason, cause }) =>
    Promise.resolve(/TRANSFER_FROM_FAILED/.test(reason) ? { code: 'claimShort', cause } : undefined),
});
