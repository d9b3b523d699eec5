import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Everything that decides whether pool tokens can be deposited or withdrawn. Amounts in raw units. */
export interface MiningContext extends EarnContext {
  /** The contract accepts nothing for now. */
  readonly isPaused: boolean;
  /** The pool pays nothing any more. */
  readonly isFinished: boolean;
  /** The pool tokens are those of a pool of an exchange. */
  readonly isProven: boolean;
  /** The vault cannot pay what the contract would take from it. */
  readonly isVaultShort: boolean;
}

/** Why not; the words belong to the page. */
export type MiningProblem = EarnProblem | 'paused' | 'finished' | 'unproven' | 'vaultShort';

/** In their order: the first that applies is what the button says. */
const rules: readonly Rule<MiningContext, MiningProblem>[] = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ isDeposit, isFinished }) => (isDeposit && isFinished ? 'finished' : undefined),
  ({ isDeposit, isProven }) => (isDeposit && !isProven ? 'unproven' : undefined),
  ({ isVaultShort }) => (isVaultShort ? 'vaultShort' : undefined),
];

/** What keeps pool tokens from being deposited or withdrawn; undefined: nothing does. */
export const validateMining = (context: MiningContext): MiningProblem | undefined => earnProblem(context, rules);
