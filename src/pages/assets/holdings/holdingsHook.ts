import type { HoldingLine } from '#domain/portfolio/holdings.ts';
import type { TokenAmount } from '#domain/claims/claims.ts';
import type { HiddenTokens } from '#reads/tokens/useUnlistedTokens.ts';
import type { Address } from '#domain/tokens/types.ts';

export interface Holding extends HoldingLine {
  readonly name: string;
  readonly count?: number;
}

export interface Holdings {
  readonly lines: readonly Holding[];
  /** Every request has an answer. */
  readonly isComplete: boolean;
  readonly isFailed: boolean;
  /** Owed to the account but not payable now; in no line and no sum. */
  readonly unpaid?: readonly TokenAmount[];
  /** Held tokens that are on no list; in no line and no sum. */
  readonly unlisted?: HiddenTokens;
}

export type HoldingsHook = (account: Address | undefined) => Holdings;

/** Lines in order. */
export const joinHoldings = (parts: readonly Holdings[]): Holdings => ({
  lines: parts.flatMap(({ lines }) => lines),
  isComplete: parts.every(({ isComplete }) => isComplete),
  isFailed: parts.some(({ isFailed }) => isFailed),
});

const nothing: Holdings = { lines: [], isComplete: true, isFailed: false };

export const noHoldings: HoldingsHook = () => nothing;
