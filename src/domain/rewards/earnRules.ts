import type { ApprovalState } from '../trade/validateTrade.ts';

/** What decides for every way to earn whether an account can sign. */
export interface EarnGate {
  readonly account: string | undefined;
  /** The account is looked at without its wallet. */
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
}

/** What decides whether an amount goes into a stake or out of it. Raw units. */
export interface EarnContext extends EarnGate {
  /** Into the stake; otherwise out of it, which needs no approval. */
  readonly isDeposit: boolean;
  /** Undefined while nothing is typed, or it is no number. */
  readonly typed: bigint | undefined;
  /** What there is of it, in the wallet or staked; undefined while unknown. */
  readonly available: bigint | undefined;
  readonly approval: ApprovalState;
}

/** Why not, wherever something is earned; the words belong to `features/earnForm`. */
export type EarnProblem =
  | 'watching'
  | 'wrongNetwork'
  | 'connectWallet'
  | 'enterAmount'
  | 'loading'
  | 'insufficientBalance'
  | 'insufficientStake'
  | 'approvalNeeded'
  | 'approvalPending';

export type EarnRule<C, P> = (context: C) => P | undefined;

const approvalProblems: Readonly<Record<ApprovalState, EarnProblem | undefined>> = {
  approved: undefined,
  batched: undefined,
  pending: 'approvalPending',
  unknown: 'loading',
  notApproved: 'approvalNeeded',
};

const accountRules: readonly EarnRule<EarnGate, EarnProblem>[] = [
  ({ watching }) => (watching ? 'watching' : undefined),
  ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined),
  ({ account }) => (account === undefined ? 'connectWallet' : undefined),
];

const typedRule: EarnRule<EarnContext, EarnProblem> = ({ typed }) =>
  typed === undefined || typed === 0n ? 'enterAmount' : undefined;

const amountRules: readonly EarnRule<EarnContext, EarnProblem>[] = [
  ({ available }) => (available === undefined ? 'loading' : undefined),
  ({ typed = 0n, available = 0n, isDeposit }) => {
    if (typed <= available) return undefined;
    return isDeposit ? 'insufficientBalance' : 'insufficientStake';
  },
  ({ isDeposit, approval }) => (isDeposit ? approvalProblems[approval] : undefined),
];

/**
 * What the first rule that applies says; undefined: none does. Rules of the place come before the amount, its limits of
 * an amount once there is one.
 */
export const earnProblem = <C extends EarnContext, P>(
  context: C,
  place: readonly EarnRule<C, P>[],
  limits: readonly EarnRule<C, P>[] = [],
): P | EarnProblem | undefined => {
  for (const rule of [...accountRules, ...place, typedRule, ...limits, ...amountRules]) {
    const problem = rule(context);
    if (problem !== undefined) return problem;
  }
  return undefined;
};
