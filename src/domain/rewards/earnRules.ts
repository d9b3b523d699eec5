import { firstProblem, type Rule } from '#lib/firstProblem.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';

export interface EarnGate {
  readonly account: string | undefined;
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  readonly offline?: boolean;
}

export interface EarnContext extends EarnGate {
  readonly isDeposit: boolean;
  readonly typed: bigint | undefined;
  readonly available: bigint | undefined;
  readonly approval: ApprovalState;
}

export type GateProblem = 'watching' | 'offline' | 'wrongNetwork' | 'connectWallet';

/** `features/earnForm` has the texts. */
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

/** First problem: rules of `place` precede the amount's rules, `limits` follow them. */
export const earnProblem = <C extends EarnContext, P>(
  context: C,
  place: readonly Rule<C, P>[],
  limits: readonly Rule<C, P>[] = [],
): P | EarnProblem | undefined =>
  firstProblem<C, P | EarnProblem>([...gateRules, ...place, typedRule, ...limits, ...amountRules], context);
