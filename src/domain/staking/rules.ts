import type { ApprovalState } from '../trade/validateTrade.ts';

/** What decides for every kind of staking whether an account can sign. */
export interface StakingGate {
  readonly account: string | undefined;
  /** The account is looked at without its wallet. */
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  /** The contract accepts nothing for now. */
  readonly isPaused: boolean;
}

/** What is typed against what there is. Raw units. */
export interface StakingAmount {
  /** Undefined while nothing is typed, or it is no number. */
  readonly typed: bigint | undefined;
  /** What there is of it, in the wallet or staked; undefined while unknown. */
  readonly available: bigint | undefined;
}

export type GateProblem = 'watching' | 'wrongNetwork' | 'connectWallet' | 'paused';
export type ApprovalProblem = 'loading' | 'approvalNeeded' | 'approvalPending';

export type Rule<C, P> = (context: C) => P | undefined;

/** What keeps anybody from signing here. */
export const gateRules: readonly Rule<StakingGate, GateProblem>[] = [
  ({ watching }) => (watching ? 'watching' : undefined),
  ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined),
  ({ account }) => (account === undefined ? 'connectWallet' : undefined),
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
];

/** What an amount still needs before the contract may take it. */
export const approvalProblem = (approval: ApprovalState): ApprovalProblem | undefined => {
  switch (approval) {
    case 'approved':
    case 'batched':
      return undefined;
    case 'pending':
      return 'approvalPending';
    case 'unknown':
      return 'loading';
    case 'notApproved':
      return 'approvalNeeded';
  }
};

/** What the first rule that applies says; undefined: none does. */
export const firstProblem = <C, P>(rules: readonly Rule<C, P>[], context: C): P | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem !== undefined) return problem;
  }
  return undefined;
};
