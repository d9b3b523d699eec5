import { erc20 } from '#chain/abis/erc20.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from './placeOrder.ts';
import type { Job, TransactionPlan, TryOut } from './plan.ts';

/** Maximum allowance, which one approval sets for all later orders. */
export const MAX_ALLOWANCE = (1n << 256n) - 1n;

export interface ApprovalTerms {
  readonly token: Token;
  readonly spender: Address;
  /** Amount that the order needs, raw units. */
  readonly amount: bigint;
  /** Current allowance of the spender, raw units. */
  readonly allowance: bigint;
  /** True to approve only the amount instead of the maximum, by the user's setting. */
  readonly exact: boolean;
}

/** The call that lets `spender` move `amount` of `token`; zero revokes the approval. */
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
 * The next approval: the maximum, or the exact amount if the token refuses the maximum. If it refuses both and some
 * allowance is left, zero: some tokens change an allowance only from or to zero. Call again with allowance 0 once the
 * reset is mined. If nothing works, the first choice: sending it reports the reason. Only a revert is a refusal; a
 * choice whose simulation failed otherwise is returned, because sending simulates it again.
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

/** Approvals of the exact amount that a batch needs for one token. */
const batchedApproval = async (terms: ApprovalTerms, tryOut: TryOut): Promise<readonly TransactionPlan[]> => {
  const first = await nextApproval({ ...terms, exact: true }, tryOut);
  return first.info.kind === 'resetApproval' ? [first, planApproval(terms, terms.amount)] : [first];
};

/** A plan with its approvals before it and the plans `after` it, as one job. */
export const withApprovals = (
  approvals: readonly ApprovalTerms[],
  plan: TransactionPlan,
  after: readonly TransactionPlan[] = [],
): Job =>
  approvals.length + after.length === 0
    ? plan
    : async (tryOut) => {
        const needed = await Promise.all(approvals.map((terms) => batchedApproval(terms, tryOut)));
        return [...needed.flat(), plan, ...after];
      };
