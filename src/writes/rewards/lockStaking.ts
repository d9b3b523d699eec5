import { lockStaking } from '#chain/abis/lockStaking.ts';
import type { LockedStake, LockTerms } from '#domain/staking/lock.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { addressRead, spendReads, termsRead } from '#writes/plan/decisiveReads.ts';
import { arriving, paying } from '#writes/plan/balanceMoves.ts';
import { SENDER } from '#writes/plan/sender.ts';

const { deposit, withdraw, tokenRate, tokenDuration, remainingLockUp, stakes, token: lockedToken } = lockStaking;

interface LockAction {
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
  moves: [paying(currencyFact(token), amount), arriving(currencyFact(token), amount, staking)],
  inspect: {
    rule: 'lockTerms',
    staking,
    months: terms.months,
    durationSeconds: terms.durationSeconds,
    rateBps: terms.rateBps,
  },
  check: { rule: 'rewardReturns', call: 'lockTokens' },
});

interface UnlockAction {
  readonly staking: Address;
  readonly token: Token;
  readonly stake: LockedStake & { readonly index: bigint };
}

/** The call returns nothing, so the account's stakes verify the contract. */
export const planUnlock = ({ staking, token, stake }: UnlockAction): TransactionPlan => ({
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
  inspect: { rule: 'lockedStakes', staking },
});
