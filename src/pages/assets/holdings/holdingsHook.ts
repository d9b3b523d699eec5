import type { HoldingLine } from '#domain/portfolio/holdings.ts';
import type { TokenAmount } from '#domain/claims/claims.ts';
import type { HiddenTokens } from '#reads/tokens/useUnlistedTokens.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Something an account has, with its name. */
export interface Holding extends HoldingLine {
  readonly name: string;
  /** Number of orders, stakes or locks in this line. */
  readonly count?: number;
}

/** All that an account has of a kind. */
export interface Holdings {
  readonly lines: readonly Holding[];
  /** Every request has an answer. */
  readonly isComplete: boolean;
  /** Something could not be read, so a line may be missing. */
  readonly isFailed: boolean;
  /** Owed to the account and not paid now, so it is in no line and no sum. */
  readonly unpaid?: readonly TokenAmount[];
  /** Held tokens of no list that are in no line and no sum. */
  readonly unlisted?: HiddenTokens;
}

/** Finds what an account has of a kind. */
export type HoldingsHook = (account: Address | undefined) => Holdings;

const nothing: Holdings = { lines: [], isComplete: true, isFailed: false };

/** The hook of a kind that is not set up. */
export const noHoldings: HoldingsHook = () => nothing;
