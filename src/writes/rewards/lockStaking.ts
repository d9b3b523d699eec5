import { lockStaking } from '#chain/abis/lockStaking.ts';
import type { ContractFunction } from '#chain/codec/contractFunction.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { LockedStake, LockTerms } from '#domain/staking/lock.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { SendProblem } from '#chain/sending/sendProblem.ts';
import type { SimulationContext, TransactionPlan } from '#writes/plan/plan.ts';
import { addressRead, spendReads, termsRead } from '#writes/plan/decisiveReads.ts';
import { paying } from '#writes/plan/balanceMoves.ts';
import { SENDER } from '#writes/plan/sender.ts';

const {
  deposit,
  withdraw,
  tokenRate,
  tokenDuration,
  remainingLockUp,
  stakes,
  stakesCount,
  token: lockedToken,
} = lockStaking;

type Decoder<R> = Pick<ContractFunction<readonly never[], R>, 'decode'>;

const ask = async <R>(
  { reader, from }: SimulationContext,
  staking: Address,
  decoder: Decoder<R>,
  data: Hex,
): Promise<Result<R | undefined, SendProblem>> => {
  const answer = await tryCall(reader, { from, to: staking, data, value: 0n });
  if (!answer.ok) return answer.error.code === 'reverted' ? ok(undefined) : answer;
  const decoded = decoder.decode(answer.value);
  return ok(decoded.ok ? decoded.value : undefined);
};

export interface LockAction {
  readonly staking: Address;
  readonly token: Token;
  readonly amount: bigint;
  readonly terms: LockTerms;
}

/** The rate and the time at the moment of mining apply, so both are read again with the simulation. */
export const planLock = ({ staking, token, amount, terms }: LockAction): TransactionPlan => ({
  contract: staking,
  method: 'deposit',
  callData: deposit.encode(amount, terms.months),
  value: 0n,
  info: { kind: 'lockTokens', token: currencyFact(token), amount: amount.toString() },
  reads: [
    ...spendReads(currencyFact(token), staking),
    ...[tokenRate, tokenDuration, remainingLockUp].map(({ call }) => termsRead(call(staking, terms.months))),
  ],
  moves: [paying(currencyFact(token), amount)],
  inspect: async (context) => {
    const [rate, duration] = await Promise.all([
      ask(context, staking, tokenRate, tokenRate.encode(terms.months)),
      ask(context, staking, tokenDuration, tokenDuration.encode(terms.months)),
    ]);
    if (!rate.ok) return rate;
    if (!duration.ok) return duration;
    if (rate.value === undefined || duration.value === undefined) return err({ code: 'wrongContract' });
    const isKept = rate.value >= terms.rateBps && duration.value <= terms.durationSeconds;
    return isKept ? ok(undefined) : err({ code: 'termsChanged' });
  },
  check: (returned) => (deposit.decode(returned).ok ? ok(undefined) : err({ code: 'wrongContract' })),
});

export interface UnlockOrder {
  readonly staking: Address;
  readonly token: Token;
  readonly stake: LockedStake & { readonly index: bigint };
}

/** The call returns nothing, so the account's stakes verify the contract. */
export const planUnlock = ({ staking, token, stake }: UnlockOrder): TransactionPlan => ({
  contract: staking,
  method: 'withdraw',
  callData: withdraw.encode(stake.id),
  value: 0n,
  info: { kind: 'unlockTokens', token: currencyFact(token), amount: stake.payout.toString() },
  reads: [
    addressRead(lockedToken.call(staking)),
    {
      ...termsRead(stakes.call(staking, SENDER, stake.index), 4),
      rest: { kind: 'stake', symbol: token.symbol, decimals: token.decimals },
    },
  ],
  moves: [{ currency: currencyFact(token), change: stake.payout, payer: staking }],
  inspect: async (context) => {
    const count = await ask(context, staking, stakesCount, stakesCount.encode(context.from));
    if (!count.ok) return count;
    return count.value === undefined ? err({ code: 'wrongContract' }) : ok(undefined);
  },
});
