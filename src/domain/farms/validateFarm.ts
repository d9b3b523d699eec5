import { isAllowed } from '../trade/validateTrade.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';
import type { Address } from '../tokens/types.ts';

/** Everything that decides whether a farm takes or returns a stake. Amounts in raw units. */
export interface FarmContext {
  readonly account: Address | undefined;
  /** The account is looked at without its wallet. */
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  readonly isStake: boolean;
  /** The farm accepts no stakes for now. It always returns them. */
  readonly isPaused: boolean;
  /** Its period is over. */
  readonly isFinished: boolean;
  /** Undefined while nothing is typed, or it is no number. */
  readonly typed: bigint | undefined;
  /** What there is of it, in the wallet or staked; undefined while unknown. */
  readonly available: bigint | undefined;
  readonly approval: ApprovalState;
}

/** Why not; the words belong to the page. */
export type FarmProblem =
  | 'watching'
  | 'wrongNetwork'
  | 'connectWallet'
  | 'paused'
  | 'finished'
  | 'enterAmount'
  | 'loading'
  | 'insufficientBalance'
  | 'insufficientStake'
  | 'approvalNeeded'
  | 'approvalPending';

type Rule = (context: FarmContext) => FarmProblem | undefined;

/** In their order: the first that applies is what the button says. */
const rules: readonly Rule[] = [
  ({ watching }) => (watching ? 'watching' : undefined),
  ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined),
  ({ account }) => (account === undefined ? 'connectWallet' : undefined),
  ({ isStake, isFinished }) => (isStake && isFinished ? 'finished' : undefined),
  ({ isStake, isPaused }) => (isStake && isPaused ? 'paused' : undefined),
  ({ typed }) => (typed === undefined || typed === 0n ? 'enterAmount' : undefined),
  ({ available }) => (available === undefined ? 'loading' : undefined),
  ({ typed = 0n, available = 0n, isStake }) => {
    if (typed <= available) return undefined;
    return isStake ? 'insufficientBalance' : 'insufficientStake';
  },
  ({ isStake, approval }) => {
    if (!isStake || isAllowed(approval)) return undefined;
    if (approval === 'pending') return 'approvalPending';
    return approval === 'unknown' ? 'loading' : 'approvalNeeded';
  },
];

/** What keeps a stake from being made or returned; undefined: nothing does. */
export const validateFarm = (context: FarmContext): FarmProblem | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem) return problem;
  }
  return undefined;
};
