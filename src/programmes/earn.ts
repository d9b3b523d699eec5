import type { ReactNode } from 'react';
import type { EarnEntry, EarnExposure } from '#domain/rewards/earnList.ts';
import type { OwnRate } from '#domain/rewards/earnedNext.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import type { IconName } from '#ui/text/Icon.tsx';
import type { Programme } from './programme.ts';

export type EarnMark = 'finished' | 'paused' | 'short' | 'soldOut' | 'full' | 'closed';

export interface EarnRow extends Omit<EarnEntry, 'kind' | 'exposure'> {
  readonly id: string;
  readonly programme: Programme;
  /** Contract that holds the stakes or pays the rewards. */
  readonly contract: Address;
  readonly lockSeconds: EarnExposure['lockSeconds'];
  /** Further tokens that the wallet can use: both tokens of a pool or market. */
  readonly uses: readonly Currency[];
  readonly title: string;
  /** Page of the programme, with this entry open if the URL can name it. */
  readonly path: string;
  /** True if the return is above zero but rounds to zero. */
  readonly isTiny?: boolean;
  readonly currencies: readonly Currency[];
  /** Shown for a row without currencies. */
  readonly icon?: IconName;
  readonly returnWord?: ReactNode;
  readonly marks: readonly EarnMark[];
  readonly terms: ReactNode;
  /** Duration for which rewards can be paid, locks and vestings. */
  readonly risk: ReactNode;
  readonly own?: ReactNode;
  /** Rewards of the account's stake at today's rate; undefined for programmes without a rate. */
  readonly ownRate?: OwnRate | undefined;
  readonly gain?: ReactNode;
  readonly basis: ReactNode;
}

export interface EarnRows {
  readonly rows: readonly EarnRow[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

/** A date of /earn's calendar. */
export interface Moment {
  readonly id: string;
  readonly at: bigint;
  /** True for the expected time of a block. */
  readonly isEstimate: boolean;
  readonly title: string;
  readonly path: string;
}

export type RowsHook = (account: Address | undefined) => EarnRows;
export type MomentsHook = (account: Address | undefined) => readonly Moment[];

export interface EarnHooks {
  readonly useRows?: RowsHook;
  readonly useMoments?: MomentsHook;
}

export interface EarnProgramme extends Programme, EarnHooks {}

export const currenciesOf = (sides: readonly { readonly currency: Currency }[] | undefined): readonly Currency[] =>
  sides?.map(({ currency }) => currency) ?? [];

export const marksOf = (marks: Readonly<Partial<Record<EarnMark, boolean | undefined>>>): readonly EarnMark[] =>
  (Object.keys(marks) as EarnMark[]).filter((mark) => marks[mark] === true);

export const joinRows = (parts: readonly EarnRows[]): EarnRows => ({
  rows: parts.flatMap(({ rows }) => rows),
  isComplete: parts.every(({ isComplete, isFailed }) => isComplete || isFailed),
  isFailed: parts.some(({ isFailed }) => isFailed),
});
