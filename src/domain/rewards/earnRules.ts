import { firstProblem } from '#lib/firstProblem.ts';
import type { Rule } from '#lib/firstProblem.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';

export interface EarnGate {
  readonly account: string | undefined;
  /** True if the account is watched without its wallet. */
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  /** True if the device has no network, and the chain cannot be read. */
  readonly offline?: boolean;
}

/** Facts that decide if an amount can be staked or unstaked. Raw units. */
export interface EarnContext extends EarnGate {
  /** True to stake; false to unstake, which needs no approval. */
  readonly isDeposit: boolean;
  /** Undefined while the field is empty or holds no number. */
  readonly typed: bigint | undefined;
  /** Available amount, in the wallet or staked; undefined while unknown. */
  readonly available: bigint | undefined;
  readonly approval: ApprovalState;
}

export type GateProblem = 'watching' | 'offline' | 'wrongNetwork' | 'connectWallet';

/** Reason against a deposit or withdrawal, shared by every way to earn; `features/earnForm` has the texts. */
export type EarnProblem =
  | GateProblem
  | 'enterAmount'
  | 'loading'
  | 'insufficientBalance'
  | 'insufficientStake'
  | 'approvalNeeded'
  | 'approvalPending';

const approvalProblems: Readonly<Record<ApprovalState, EarnProblem | undefined>> = {
  approved: undefined,
  batched: undefined,
  pending: 'approvalPending',
  unknown: 'loading',
  notApproved: 'approvalNeeded',
};

/** Checks that the account can sign. */
export const gateRules: readonly Rule<EarnGate, GateProblem>[] = [
  ({ watching }) => (watching ? 'watching' : undefined),
  ({ offline }) => (offline === true ? 'offline' : undefined),
  ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined),
  ({ account }) => (account === undefined ? 'connectWallet' : undefined),
];

const typedRule: Rule<EarnContext, EarnProblem> = ({ typed }) =>
  typed === undefined || typed === 0n ? 'enterAmount' : undefined;

const amountRules: readonly Rule<EarnContext, EarnProblem>[] = [
  ({ available }) => (available === undefined ? 'loading' : undefined),
  ({ typed = 0n, available = 0n, isDeposit }) => {
    if (typed <= available) return undefined;
    return isDeposit ? 'insufficientBalance' : 'insufficientStake';
  },
  ({ isDeposit, approval }) => (isDeposit ? approvalProblems[approval] : undefined),
];

/**
 * Reason that an amount cannot be staked or unstaked; undefined if it can. Rules of `place` come before the amount,
 * `limits` after it.
 */
export const earnProblem = <C extends EarnContext, P>(
  context: C,
  place: readonly Rule<C, P>[],
  limits: readonly Rule<C, P>[] = [],
): P | EarnProblem | undefined =>
  firstProblem<C, P | EarnProblem>([...gateRules, ...place, typedRule, ...limits, ...amountRules], context);
