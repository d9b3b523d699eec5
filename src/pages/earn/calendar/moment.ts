import type { Address } from '#domain/tokens/types.ts';

export interface Moment {
  readonly id: string;
  /** Unix seconds. */
  readonly at: bigint;
  /** True for a block's expected time. */
  readonly isEstimate: boolean;
  readonly title: string;
  readonly path: string;
}

export type MomentsHook = (account: Address | undefined) => readonly Moment[];

const noMoments: readonly Moment[] = [];

export const useNoMoments: MomentsHook = () => noMoments;
