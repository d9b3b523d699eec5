import type { SubmitProblem } from '#writes/plan.ts';
import type { MoveProblem } from './moveView.ts';

/** How far a move has come. `back`: what the cancel gave back, raw units; undefined until that is read. */
export type MoveProgress =
  | { readonly at: 'review' | 'cancelling' | 'confirming' | 'placed' }
  /** Without a problem: it was sent, but cancelled nothing. */
  | { readonly at: 'notCancelled'; readonly problem?: SubmitProblem }
  | { readonly at: 'reading' }
  | { readonly at: 'placing'; readonly back: bigint }
  /** `refused`: it cannot be placed as it is typed; `problem`: it was not sent. */
  | {
      readonly at: 'notPlaced';
      readonly back: bigint | undefined;
      readonly refused?: MoveProblem;
      readonly problem?: SubmitProblem;
    };

/** The order is still open as far as the move is concerned: nothing of it was cancelled. */
export const isUncancelled = (at: MoveProgress['at']): boolean => at === 'review' || at === 'notCancelled';

/** The new price can be typed: nothing is on its way. */
export const isTypeable = (at: MoveProgress['at']): boolean => isUncancelled(at) || at === 'notPlaced';

/** What the new order sells, raw units: what the cancel gave back, before that what is left of the order. */
export const amountToPlace = (progress: MoveProgress, remain: bigint): bigint =>
  (progress.at === 'notPlaced' ? progress.back : undefined) ?? remain;
