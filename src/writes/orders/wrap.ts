import { wrappedNativeAbi } from '#chain/abis/wrappedNative.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { spendReads } from '#writes/plan/decisiveReads.ts';
import { paying } from '#writes/plan/balanceMoves.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';

interface WrapTerms {
  readonly kind: 'wrap' | 'unwrap';
  readonly native: Currency;
  readonly wrapped: Token;
  readonly amount: bigint;
}

/** Needs no approval and costs no fee. A contract that is no wrapper receives nothing. */
export const planWrap = ({ kind, native, wrapped, amount }: WrapTerms): TransactionPlan => {
  const [input, output] = kind === 'wrap' ? [native, wrapped] : [wrapped, native];
  return {
    contract: wrapped.address,
    method: kind === 'wrap' ? 'deposit' : 'withdraw',
    callData: kind === 'wrap' ? wrappedNativeAbi.deposit.encode() : wrappedNativeAbi.withdraw.encode(amount),
    value: kind === 'wrap' ? amount : 0n,
    info: { kind, input: currencyFact(input), output: currencyFact(output), amount: amount.toString() },
    reads: spendReads(currencyFact(input), wrapped.address),
    moves: [paying(currencyFact(input), amount), { currency: currencyFact(output), change: amount }],
    inspect: { rule: 'coinWrapper', contract: wrapped.address },
  };
};
