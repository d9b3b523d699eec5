import type { Address } from '../tokens/types.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';

/** Everything that decides whether pool tokens can be deposited or withdrawn. Amounts in raw units. */
export interface MiningContext {
  readonly account: Address | undefined;
  /** The account is looked at without its wallet. */
  readonly watching: boolean;
  readonly wrongNetwork: boolean;
  readonly isDeposit: boolean;
  /** The contract accepts nothing for now. */
  readonly isPaused: boolean;
  /** The pool pays nothing any more. */
  readonly isFinished: boolean;
  /** The pool tokens are those of a pool of an exchange. */
  readonly isProven: boolean;
  /** The vault cannot pay what the contract would take from it. */
  readonly isVaultShort: boolean;
  /** Undefined while nothing is typed, or it is no number. */
  readonly typed: bigint | undefined;
  /** What there is of it, in the wallet or staked; undefined while unknown. */
  readonly available: bigint | undefined;
  readonly approval: ApprovalState;
}

/** Why not; the words belong to the page. */
export type MiningProblem =
  | 'watching'
  | 'wrongNetwork'
  | 'connectWallet'
  | 'paused'
  | 'finished'
  | 'unproven'
  | 'vaultShort'
  | 'enterAmount'
  | 'loading'
  | 'insufficientBalance'
  | 'insufficientStake'
  | 'approvalNeeded'
  | 'approvalPending';

type Rule = (context: MiningContext) => MiningProblem | undefined;

/** In their order: the first that applies is what the button says. */
const rules: readonly Rule[] = [
  ({ watching }) => (watching ? 'watching' : undefined),
  ({ wrongNetwork }) => (wrongNetwork ? 'wrongNetwork' : undefined),
  ({ account }) => (account === undefined ? 'connectWallet' : undefined),
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ isDeposit, isFinished }) => (isDeposit && isFinished ? 'finished' : undefined),
  ({ isDeposit, isProven }) => (isDeposit && !isProven ? 'unproven' : undefined),
  ({ isVaultShort }) => (isVaultShort ? 'vaultShort' : undefined),
  ({ typed }) => (typed === undefined || typed === 0n ? 'enterAmount' : undefined),
  ({ available }) => (available === undefined ? 'loading' : undefined),
  ({ typed = 0n, available = 0n, isDeposit }) => {
    if (typed <= available) return undefined;
    return isDeposit ? 'insufficientBalance' : 'insufficientStake';
  },
  ({ isDeposit, approval }) => {
    if (!isDeposit || approval === 'approved') return undefined;
    if (approval === 'pending') return 'approvalPending';
    return approval === 'unknown' ? 'loading' : 'approvalNeeded';
  },
];

/** What keeps pool tokens from being deposited or withdrawn; undefined: nothing does. */
export const validateMining = (context: MiningContext): MiningProblem | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem) return problem;
  }
  return undefined;
};
