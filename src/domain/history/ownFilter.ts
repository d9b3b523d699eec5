import { fieldsOf, textIn } from '#lib/fields.ts';
import type { OrderStory } from '../orderBook/accountOrders.ts';
import type { TradeDirection } from '../trade/types.ts';
import { DAY_SECONDS } from './dayStats.ts';

/**
 * `limit` to `unrecorded` are kinds of orders, the others kinds of trades. `unrecorded` orders were not sent from this
 * browser.
 */
export const ownKinds = ['limit', 'market', 'scale', 'slice', 'move', 'unrecorded', 'maker', 'taker', 'swap'] as const;

export type OwnKind = (typeof ownKinds)[number];

export interface OwnFacts {
  readonly market: string;
  readonly side: TradeDirection;
  readonly timestamp: number | undefined;
  readonly kind: OwnKind;
  readonly status: OrderStory['state'] | undefined;
}

export const ALL = 'all';
export const HERE = 'here';

const periods = [ALL, 'today', 'week', 'month', 'dates'] as const;
const sides = [ALL, 'BUY', 'SELL'] as const;
const statuses = [ALL, 'open', 'filled', 'cancelled'] as const;
const kinds = [ALL, ...ownKinds] as const;

type FilterPeriod = (typeof periods)[number];

export interface OwnFilter {
  /** `ALL`, `HERE` (the page's market), or addresses as in `OwnFacts`. */
  readonly market: string;
  readonly side: (typeof sides)[number];
  readonly status: (typeof statuses)[number];
  readonly kind: (typeof kinds)[number];
  /** `week` and `month` have 7 and 30 days, today included. */
  readonly period: FilterPeriod;
  /** First and last day of the period `dates` as YYYY-MM-DD; empty for no bound. */
  readonly from: string;
  readonly to: string;
}

export const noFilter: OwnFilter = {
  ...{ market: ALL, side: ALL, status: ALL, kind: ALL, period: ALL },
  ...{ from: '', to: '' },
};

const MAX_MARKET_LENGTH = 85;

const oneOf = <T extends string>(allowed: readonly [T, ...T[]], stored: unknown): T =>
  allowed.find((value) => value === stored) ?? allowed[0];

/** Filter from untrusted storage; an invalid part filters nothing. */
export const readOwnFilter = (stored: unknown): OwnFilter => {
  const { market, side, status, kind, period, from, to } = fieldsOf(stored);
  const named = textIn(market);
  return {
    market: named === '' || named.length > MAX_MARKET_LENGTH ? ALL : named,
    side: oneOf(sides, side),
    status: oneOf(statuses, status),
    kind: oneOf(kinds, kind),
    period: oneOf(periods, period),
    from: dayOf(textIn(from)) === undefined ? '' : textIn(from),
    to: dayOf(textIn(to)) === undefined ? '' : textIn(to),
  };
};

/** Days since 1970 of a date as YYYY-MM-DD; undefined if there is no such day. */
export const dayOf = (date: string): number | undefined => {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  const day = Date.parse(`${date}T00:00:00Z`) / (DAY_SECONDS * 1000);
  // Some engines read 30 February as 1 March.
  if (!Number.isInteger(day)) return undefined;
  return new Date(day * DAY_SECONDS * 1000).toISOString().startsWith(date) ? day : undefined;
};

type Offset = (seconds: number) => number;

const startOf = (day: number, offset: Offset): number => {
  const utc = day * DAY_SECONDS;
  return utc - offset(utc - offset(utc));
};

const daysBack = { today: 0, week: 6, month: 29 } as const;

interface TimeRange {
  /** Unix seconds; `from` is included, `to` is not. */
  readonly from: number;
  readonly to: number;
}

/**
 * Whole days by clocks with this offset; undefined if the filter has no bound. If the last day precedes the first, no
 * row matches.
 */
export const filterRange = (
  { period, from, to }: Pick<OwnFilter, 'period' | 'from' | 'to'>,
  nowSeconds: number,
  offset: Offset,
): TimeRange | undefined => {
  if (period === ALL) return undefined;
  if (period !== 'dates') {
    const today = Math.floor((nowSeconds + offset(nowSeconds)) / DAY_SECONDS);
    return { from: startOf(today - daysBack[period], offset), to: Infinity };
  }
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first === undefined && last === undefined) return undefined;
  return {
    from: first === undefined ? -Infinity : startOf(first, offset),
    to: last === undefined ? Infinity : startOf(last + 1, offset),
  };
};

interface FilterContext {
  readonly here: string | undefined;
  readonly nowSeconds: number;
  readonly offset: Offset;
}

interface Filtered<T> {
  readonly kept: readonly T[];
  readonly undated: number;
}

const is = (target: string, value: string | undefined): boolean => target === ALL || target === value;

/** Rows that match all parts of the filter, in their order. */
export const filterOwn = <T extends { readonly facts: OwnFacts }>(
  rows: readonly T[],
  filter: OwnFilter,
  { here, nowSeconds, offset }: FilterContext,
): Filtered<T> => {
  const market = filter.market === HERE ? (here ?? '') : filter.market;
  const range = filterRange(filter, nowSeconds, offset);
  let undated = 0;
  const kept = rows.filter(({ facts }) => {
    const { timestamp } = facts;
    if (!is(market, facts.market) || !is(filter.side, facts.side)) return false;
    if (!is(filter.status, facts.status) || !is(filter.kind, facts.kind)) return false;
    if (!range) return true;
    if (timestamp === undefined) undated += 1;
    return timestamp !== undefined && timestamp >= range.from && timestamp < range.to;
  });
  return { kept, undated };
};

/** True if a part of the filter is set, even if it matches all rows. */
export const isFiltering = (filter: OwnFilter): boolean => activeParts(filter).length > 0;

export type FilterPart = 'market' | 'side' | 'status' | 'kind' | 'period';

/** Parts of the filter that leave out rows, in the order of the form. */
export const activeParts = (filter: OwnFilter): readonly FilterPart[] =>
  (['market', 'side', 'status', 'kind', 'period'] as const).filter((part) => {
    if (part !== 'period' || filter.period !== 'dates') return filter[part] !== ALL;
    return filter.from !== '' || filter.to !== '';
  });

/** The same filter without one part. */
export const withoutPart = (filter: OwnFilter, part: FilterPart): OwnFilter =>
  part === 'period' ? { ...filter, period: ALL, from: '', to: '' } : { ...filter, [part]: ALL };
