import type { Address } from '../tokens/types.ts';
import { signingProblem } from './validateMove.ts';
import type { Signing, SigningProblem } from './validateMove.ts';

/** Everything that decides whether votes can be given to somebody. */
export interface Delegation {
  readonly signing: Signing;
  /** What is typed; the account itself where votes are unlocked for oneself. */
  readonly typed: string;
  /** Whom that names; undefined: nobody, or not known yet. */
  readonly delegatee: Address | undefined;
  readonly isResolving: boolean;
  /** Tokens of the account, raw units, and who has their votes now; undefined while unknown. */
  readonly balance: bigint | undefined;
  readonly current: Address | undefined;
}

export type DelegationProblem =
  | SigningProblem
  | 'enterAddress'
  | 'loading'
  | 'invalidAddress'
  | 'noTokens'
  | 'sameDelegate';

/** What keeps the votes from being given; undefined: nothing does. */
export const validateDelegation = (delegation: Delegation): DelegationProblem | undefined => {
  const problem = signingProblem(delegation.signing);
  if (problem) return problem;
  const { typed, delegatee, isResolving, balance, current } = delegation;
  if (typed.trim() === '') return 'enterAddress';
  if (isResolving || balance === undefined || current === undefined) return 'loading';
  if (delegatee === undefined) return 'invalidAddress';
  if (balance === 0n) return 'noTokens';
  return delegatee === current ? 'sameDelegate' : undefined;
};
