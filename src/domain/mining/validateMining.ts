import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem, type EarnContext, type EarnProblem } from '../rewards/earnRules.ts';

export interface MiningContext extends EarnContext {
  readonly isPaused: boolean;
  readonly isFinished: boolean;
  readonly isProven: boolean;
  readonly isVaultShort: boolean;
}

export type MiningProblem = EarnProblem | 'paused' | 'finished' | 'unproven' | 'vaultShort';

const rules: readonly Rule<MiningContext, MiningProblem>[] = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ isDeposit, isFinished }) => (isDeposit && isFinished ? 'finished' : undefined),
  ({ isDeposit, isProven }) => (isDeposit && !isProven ? 'unproven' : undefined),
  ({ isVaultShort }) => (isVaultShort ? 'vaultShort' : undefined),
];

/** Undefined if valid. A withdrawal also claims, so it fails while the vault is short. */
export const validateMining = (context: MiningContext): MiningProblem | undefined => earnProblem(context, rules);
