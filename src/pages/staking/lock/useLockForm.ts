import { useState } from 'react';
import { payoutOf, unlockBlock, type LockTerms } from '#domain/staking/lock.ts';
import { validateLock, type LockProblem } from '#domain/staking/validateLock.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useEarnGate, useTypedAmount, type TypedAmount } from '#features/earnForm/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import type { LockProgramme } from '#reads/staking/useLockProgramme.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';

/** Raw units. Times and blocks are those of a lock that is mined now. */
export interface LockQuote {
  readonly amount: bigint;
  readonly terms: LockTerms;
  readonly payout: bigint;
  readonly endTime: bigint | undefined;
  readonly endBlock: bigint | undefined;
}

export interface LockForm {
  readonly terms: LockTerms | undefined;
  readonly choose: (months: bigint) => void;
  readonly typed: TypedAmount;
  readonly quote: LockQuote | undefined;
  readonly problem: LockProblem | undefined;
  readonly approval: Approval;
}

const useEnd = (terms: LockTerms | undefined): Pick<LockQuote, 'endTime' | 'endBlock'> => {
  const { number, timestamp } = useBlock();
  const { ms } = useBlockTime();
  if (!terms || number === undefined || timestamp === undefined) return { endTime: undefined, endBlock: undefined };
  return {
    endTime: BigInt(timestamp) + terms.durationSeconds,
    endBlock: unlockBlock(BigInt(number), terms.durationSeconds, ms),
  };
};

export const useLockQuote = (terms: LockTerms | undefined, amount: bigint | undefined): LockQuote | undefined => {
  const end = useEnd(terms);
  return terms && amount !== undefined && amount > 0n
    ? { amount, terms, payout: payoutOf(amount, terms), ...end }
    : undefined;
};

export const useLockForm = (programme: LockProgramme, token: Token): LockForm => {
  const { offers, minimum, isPaused, isPoolToken, staking } = programme;
  const gate = useEarnGate();
  const { account } = useWallet();
  const [chosen, choose] = useState<bigint>();
  const terms = offers?.find(({ months }) => months === chosen) ?? offers?.[0];
  const balance = valueOf(useCurrencyBalance(account, token));
  const typed = useTypedAmount(token, balance, account !== undefined, `lock ${staking}`);
  const { amount } = typed;
  const approval = useApproval(token, amount, staking);
  const quote = useLockQuote(terms, amount);
  const problem = validateLock({
    ...gate,
    isPaused: isPaused === true,
    typed: amount,
    available: balance,
    decimals: token.decimals,
    isPoolToken,
    minimum,
    remaining: terms?.remaining,
    approval: approval.state,
  });
  return { terms, choose, typed, quote, problem, approval };
};
