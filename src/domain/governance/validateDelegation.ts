import type { Address } from '../tokens/types.ts';
import { signingProblem, type Signing, type SigningProblem } from './validateMove.ts';

interface Delegation {
  readonly signing: Signing;
  readonly typed: string;
  readonly delegatee: Address | undefined;
  readonly isResolving: boolean;
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

/** Undefined if valid. An unresolved name, or an unknown balance or delegate, gives `loading`. */
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
