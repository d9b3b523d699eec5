import type { Address } from '#domain/tokens/types.ts';

export interface Moment {
  readonly id: string;
  readonly at: bigint;
  /** True for the expected time of a block. */
  readonly isEstimate: boolean;
  readonly title: string;
  readonly path: string;
}

export type MomentsHook = (account: Address | undefined) => readonly Moment[];

const noMoments: readonly Moment[] = [];

export const useNoMoments: MomentsHook = () => noMoments;
