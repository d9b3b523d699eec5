import type { Address } from '../tokens/types.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';

/** Everything that decides whether tokens can be burned. Amounts in raw units. */
export interface BurnContext {
  readonly account: Address | undefined;
  /** The account is looked at without its wallet. */
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  readonly isPaused: boolean;
  /** What this epoch pays; undefined while unknown. */
  readonly reward: bigint | undefined;
  /** Undefined while nothing is typed, or it is no number. */
  readonly typed: bigint | undefined;
  /** Undefined while unknown. */
  readonly balance: bigint | undefined;
  readonly approval: ApprovalState;
}

/** Why not; the words belong to the page. */
export type BurnProblem =
  | 'watching'
  | 'wrongNetwork'
  | 'connectWallet'
  | 'paused'
  | 'loading'
  | 'finished'
  | 'enterAmount'
  | 'insufficientBalance'
  | 'approvalNeeded'
  | 'approvalPending';

type Rule = (context: BurnContext) => BurnProblem | undefined;

/** In their order: the first that applies is what the button says. */
const rules: readonly Rule[] = [
  ({ watching }) => (watching ? 'watching' : undefined),
  ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined),
  ({ account }) => (account === undefined ? 'connectWallet' : undefined),
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ reward }) => (reward === undefined ? 'loading' : undefined),
  ({ reward }) => (reward === 0n ? 'finished' : undefined),
  ({ typed }) => (typed === undefined || typed === 0n ? 'enterAmount' : undefined),
  ({ balance }) => (balance === undefined ? 'loading' : undefined),
  ({ typed = 0n, balance = 0n }) => (typed > balance ? 'insufficientBalance' : undefined),
  ({ approval }) => {
    if (approval === 'approved' || approval === 'batched') return undefined;
    if (approval === 'pending') return 'approvalPending';
    return approval === 'unknown' ? 'loading' : 'approvalNeeded';
  },
];

/** What keeps tokens from being burned; undefined: nothing does. */
export const validateBurn = (context: BurnContext): BurnProblem | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem) return problem;
  }
  return undefined;
};
