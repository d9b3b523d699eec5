import type { HoldingLine } from '#domain/portfolio/holdings.ts';
import type { TokenAmount } from '#domain/claims/claims.ts';
import type { HiddenTokens } from '#reads/tokens/useUnlistedTokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Pace } from '#reads/calls/ReadPace.ts';
import type { Position } from '#stores/positions.ts';

export interface Holding extends HoldingLine {
  readonly name: string;
  readonly count?: number;
  /** Read with each block while the line is shown. */
  readonly position?: Position;
}

export interface Holdings {
  readonly lines: readonly Holding[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
  /** Amounts owed to the account that cannot be paid now, excluded from lines and sums. */
  readonly unpaid?: readonly TokenAmount[];
  /** Held unlisted tokens, excluded from lines and sums. */
  readonly unlisted?: HiddenTokens;
  /** Undefined if all lines are read with each block. */
  readonly pace?: Pace | undefined;
}

export type HoldingsHook = (account: Address | undefined) => Holdings;

export const joinHoldings = (parts: readonly Holdings[]): Holdings => ({
  lines: parts.flatMap(({ lines }) => lines),
  isComplete: parts.every(({ isComplete }) => isComplete),
  isFailed: parts.some(({ isFailed }) => isFailed),
});

const nothing: Holdings = { lines: [], isComplete: true, isFailed: false };

export const noHoldings: HoldingsHook = () => nothing;
