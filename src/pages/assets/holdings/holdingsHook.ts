import type { HoldingLine } from '#domain/portfolio/holdings.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Something an account has, with its name. */
export interface Holding extends HoldingLine {
  readonly name: string;
  /** How many orders, stakes or locks it stands for. */
  readonly count?: number;
}

/** All that an account has of a kind. */
export interface Holdings {
  readonly lines: readonly Holding[];
  /** Everything has been asked for and answered. */
  readonly isComplete: boolean;
  /** Something could not be read, so a line may be missing. */
  readonly isFailed: boolean;
}

/** Finds what an account has of a kind. */
export type HoldingsHook = (account: Address | undefined) => Holdings;

const nothing: Holdings = { lines: [], isComplete: true, isFailed: false };

/** The hook of a kind that is not set up. */
export const noHoldings: HoldingsHook = () => nothing;
