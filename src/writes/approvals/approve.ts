import { erc20 } from '#chain/abis/erc20.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { Job, TransactionPlan, TryOut } from '#writes/plan/plan.ts';

export const MAX_ALLOWANCE = (1n << 256n) - 1n;

export interface ApprovalTerms {
  readonly token: Token;
  readonly spender: Address;
  readonly amount: bigint;
  readonly allowance: bigint;
  /** True approves only the amount, as set by the user. */
  readonly exact: boolean;
}

export const planApproval = (
  { token, spender }: Pick<ApprovalTerms, 'token' | 'spender'>,
  amount: bigint,
): TransactionPlan => ({
  contract: token.address,
  method: 'approve',
  callData: erc20.approve.encode(spender, amount),
  value: 0n,
  info: {
    kind: amount === 0n ? 'resetApproval' : 'approve',
    token: currencyFact(token),
    spender,
    amount: amount.toString(),
  },
  reads: { nothing: 'chosenAmount' },
  moves: { nothing: 'chosenAmount' },
  approval: { spender, tokenAddress: token.address },
});

/**
 * Approval of the maximum, else of the exact amount, else of zero for a token that changes an allowance only from or
 * to zero; the caller then calls again with allowance 0. If all are refused, the first is returned, so that sending
 * reports the reason. Only a revert is a refusal.
 */
export const nextApproval = async (terms: ApprovalTerms, simulate: TryOut): Promise<TransactionPlan> => {
  const { amount, allowance, exact } = terms;
  const choices = (exact ? [amount] : [MAX_ALLOWANCE, amount]).map((each) => planApproval(terms, each));
  for (const choice of choices) {
    const tried = await simulate(choice);
    if (tried.ok || tried.error.code !== 'reverted') return choice;
  }
  const reset = planApproval(terms, 0n);
  const isReset = allowance > 0n && (await simulate(reset)).ok;
  return isReset ? reset : planApproval(terms, exact ? amount : MAX_ALLOWANCE);
};

const batchedApproval = async (terms: ApprovalTerms, tryOut: TryOut): Promise<readonly TransactionPlan[]> => {
  const first = await nextApproval({ ...terms, exact: true }, tryOut);
  return first.info.kind === 'resetApproval' ? [first, planApproval(terms, terms.amount)] : [first];
};

/**
 * A supply takes what fits the pool's price, at most its amounts, so a part of its allowances may remain. All other
 * calls take exactly what was approved for them.
 */
const leftoverResets = (
  approvals: readonly ApprovalTerms[],
  { info, contract }: TransactionPlan,
): readonly TransactionPlan[] => {
  if (info.kind !== 'addLiquidity') return [];
  const supplied = [info.currencyA.address, info.currencyB.address];
  return approvals
    .filter(({ token, spender }) => spender === contract && supplied.includes(token.address))
    .map((terms) => planApproval(terms, 0n));
};

/** A batch approves exact amounts, and ends with allowances of zero for all that it approved. */
export const withApprovals = (
  approvals: readonly ApprovalTerms[],
  plan: TransactionPlan,
  after: readonly TransactionPlan[] = [],
): Job =>
  approvals.length + after.length === 0
    ? plan
    : async (tryOut) => {
        const needed = await Promise.all(approvals.map((terms) => batchedApproval(terms, tryOut)));
        return [...needed.flat(), ...[plan, ...after].flatMap((each) => [each, ...leftoverResets(approvals, each)])];
      };
