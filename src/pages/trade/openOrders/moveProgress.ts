import type { SubmitProblem } from '#writes/plan/plan.ts';
import type { MoveProblem } from './moveView.ts';

/** `back`: raw amount that the cancellation returned; undefined until it is read. */
export type MoveProgress =
  | { readonly at: 'review' | 'cancelling' | 'confirming' | 'placed' }
  /** No problem: the cancellation was sent, but cancelled nothing. */
  | { readonly at: 'notCancelled'; readonly problem?: SubmitProblem }
  | { readonly at: 'reading' }
  | { readonly at: 'placing'; readonly back: bigint }
  /** `refused`: the order cannot be placed as typed. `problem`: it was not sent. */
  | {
      readonly at: 'notPlaced';
      readonly back: bigint | undefined;
      readonly refused?: MoveProblem;
      readonly problem?: SubmitProblem;
    };

export const isUncancelled = (at: MoveProgress['at']): boolean => at === 'review' || at === 'notCancelled';

/** True from the cancellation's confirmation until the new order is sent. */
export const isPlacing = (at: MoveProgress['at']): boolean =>
  at === 'reading' || at === 'placing' || at === 'notPlaced';

/** True while no transaction is pending. */
export const isTypeable = (at: MoveProgress['at']): boolean => isUncancelled(at) || at === 'notPlaced';

export const amountToPlace = (progress: MoveProgress, remain: bigint): bigint =>
  (progress.at === 'notPlaced' ? progress.back : undefined) ?? remain;
