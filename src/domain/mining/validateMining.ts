import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Facts that decide if pool tokens can be deposited or withdrawn. Amounts in raw units. */
export interface MiningContext extends EarnContext {
  /** True while the contract accepts nothing. */
  readonly isPaused: boolean;
  /** True if the pool pays no more rewards. */
  readonly isFinished: boolean;
  /** True if the pool tokens belong to a pool of a known exchange. */
  readonly isProven: boolean;
  /** True if the vault cannot pay the amount due. */
  readonly isVaultShort: boolean;
}

export type MiningProblem = EarnProblem | 'paused' | 'finished' | 'unproven' | 'vaultShort';

/** Rules in order: the button shows the first that applies. */
const rules: readonly Rule<MiningContext, MiningProblem>[] = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ isDeposit, isFinished }) => (isDeposit && isFinished ? 'finished' : undefined),
  ({ isDeposit, isProven }) => (isDeposit && !isProven ? 'unproven' : undefined),
  ({ isVaultShort }) => (isVaultShort ? 'vaultShort' : undefined),
];

/** Reason that pool tokens cannot be deposited or withdrawn; undefined if they can. */
export const validateMining = (context: MiningContext): MiningProblem | undefined => earnProblem(context, rules);
