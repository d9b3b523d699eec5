import type { RateBps } from '../prices/rateBps.ts';

export interface EarnExposure {
  readonly isShort: boolean;
  /** Seconds until the deposit or its price is back; `forever` if it is burned, undefined while unknown. */
  readonly lockSeconds: bigint | 'forever' | undefined;
  readonly ageSeconds: bigint | undefined;
}

const DAY_SECONDS = 86_400n;

export const LONG_LOCK_DAYS = 180n;
export const YOUNG_CONTRACT_DAYS = 90n;

const isLockedLong = ({ lockSeconds }: EarnExposure): boolean =>
  lockSeconds === 'forever' || lockSeconds === undefined || lockSeconds > LONG_LOCK_DAYS * DAY_SECONDS;

const isYoung = ({ ageSeconds }: EarnExposure): boolean =>
  ageSeconds === undefined || ageSeconds < YOUNG_CONTRACT_DAYS * DAY_SECONDS;

/**
 * Rank from 0 to 7, the riskiest last. Unpaid rewards weigh more than a lock of over 180 days. Such a lock weighs more
 * than a contract that is younger than 90 days. An unknown lock or age counts as risky.
 */
export const riskRank = (exposure: EarnExposure): number =>
  4 * Number(exposure.isShort) + 2 * Number(isLockedLong(exposure)) + Number(isYoung(exposure));

export interface EarnEntry {
  /** Key of the programme. */
  readonly kind: string;
  readonly words: string;
  readonly rate: RateBps | undefined;
  /** `year`: simple rate for 365 days. `once`: return of one use, which cannot be compared with a yearly rate. */
  readonly per: 'year' | 'once';
  /** True if it has ended, is sold out, or is closed for new deposits. */
  readonly isOver: boolean;
  readonly isMine: boolean;
  /** True if the wallet holds a token that the entry takes, or one that adding liquidity turns into it. */
  readonly isWithinReach: boolean;
  readonly exposure: EarnExposure;
}

export const EVERY_KIND = 'every';

export const earnViews = ['all', 'mine', 'wallet'] as const;

type EarnView = (typeof earnViews)[number];

export const earnOrders = ['yield', 'kind', 'token', 'risk'] as const;

type EarnOrdering = (typeof earnOrders)[number];

export interface EarnChoice {
  readonly view: EarnView;
  readonly kind: string;
  readonly order: EarnOrdering;
  readonly search: string;
}

const isIn: Readonly<Record<EarnView, (entry: EarnEntry) => boolean>> = {
  all: () => true,
  mine: ({ isMine }) => isMine,
  wallet: ({ isWithinReach, isOver }) => isWithinReach && !isOver,
};

type Compare = (a: EarnEntry, b: EarnEntry) => number;

const falseFirst = (a: boolean, b: boolean): number => Number(a) - Number(b);

const byYield: Compare = (a, b) => {
  const perYearFirst = falseFirst(a.per === 'once', b.per === 'once');
  if (perYearFirst !== 0) return perYearFirst;
  if (!a.rate || !b.rate) return falseFirst(!a.rate, !b.rate);
  return a.rate.bps > b.rate.bps ? -1 : Number(a.rate.bps < b.rate.bps);
};

const compareWords = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const ordersOf = (kinds: readonly string[]): Readonly<Record<EarnOrdering, Compare>> => ({
  yield: byYield,
  kind: (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || byYield(a, b),
  risk: (a, b) => riskRank(a.exposure) - riskRank(b.exposure) || byYield(a, b),
  token: (a, b) => compareWords(a.words.toLowerCase(), b.words.toLowerCase()) || byYield(a, b),
});

/**
 * Entries of the account first, then those that run, then those that are over. `kinds` has the keys of all programmes, in
 * their order. Sorted by yield, yearly rates precede single returns. The sort is stable.
 */
export const listEarn = <E extends EarnEntry>(
  entries: readonly E[],
  { view, kind, order, search }: EarnChoice,
  kinds: readonly string[],
): readonly E[] => {
  const parts = search
    .trim()
    .toLowerCase()
    .split(/[\s/]+/);
  const isFound = ({ words }: EarnEntry): boolean => parts.every((part) => words.toLowerCase().includes(part));
  const compare = ordersOf(kinds)[order];
  return entries
    .filter((entry) => isIn[view](entry) && (kind === EVERY_KIND || entry.kind === kind) && isFound(entry))
    .toSorted((a, b) => falseFirst(!a.isMine, !b.isMine) || falseFirst(a.isOver, b.isOver) || compare(a, b));
};
