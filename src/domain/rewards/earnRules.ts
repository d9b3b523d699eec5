import { firstProblem } from '#lib/firstProblem.ts';
import type { Rule } from '#lib/firstProblem.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';

/** What decides for every way to earn whether an account can sign. */
export interface EarnGate {
  readonly account: string | undefined;
  /** The account is looked at without its wallet. */
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  /** The device has no network, and the chain cannot be read. */
  readonly offline?: boolean;
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

/** Why an account cannot sign. */
export type GateProblem = 'watching' | 'offline' | 'wrongNetwork' | 'connectWallet';

/** Why not, wherever something is earned; the words belong to `features/earnForm`. */
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

/** Whether the account can sign. */
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
 * What keeps an amount from going into a stake or out of it; undefined: nothing does. Rules of the place come before the amount, its limits of
 * an amount once there is one.
 */
export const earnProblem = <C extends EarnContext, P>(
  context: C,
  place: readonly Rule<C, P>[],
  limits: readonly Rule<C, P>[] = [],
): P | EarnProblem | undefined =>
  firstProblem<C, P | EarnProblem>([...gateRules, ...place, typedRule, ...limits, ...amountRules], context);
