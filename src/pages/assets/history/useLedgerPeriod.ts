import { useMemo, useState } from 'react';
import {
  ALL_YEARS,
  rangeOfYear,
  yearAt,
  type Period,
  type TimeRange,
  type ZoneOffset,
} from '#domain/ledger/ledgerYears.ts';
import { timeZone } from '#lib/timeZone.ts';
import { zoneOffset } from '#lib/zoneOffset.ts';

export const EVERY_YEAR = 'all';
const UTC = 'UTC';

export interface LedgerPeriod {
  readonly zones: readonly string[];
  readonly zone: string;
  readonly chooseZone: (zone: string) => void;
  /** Newest first; empty while a time is unknown, because years could be missing. */
  readonly years: readonly string[];
  readonly year: string;
  readonly chooseYear: (year: string) => void;
  readonly period: Period;
  readonly offset: ZoneOffset;
}

/** The browser's time zone; UTC if the system has no valid setting. */
const ownZone = (): string => {
  const { timeZone: zone = UTC } = new Intl.DateTimeFormat().resolvedOptions() as { readonly timeZone?: string };
  try {
    zoneOffset(zone)(0);
    return zone;
  } catch {
    return UTC;
  }
};

interface Timed {
  readonly timestamp: number | undefined;
}

/** Looks up the zone only for times outside of the year of the previous time. */
const yearsIn = (lists: readonly (readonly Timed[])[], offset: ZoneOffset): readonly string[] => {
  const years = new Set<number>();
  let last: TimeRange = { from: 0, to: 0 };
  for (const list of lists)
    for (const { timestamp } of list) {
      if (timestamp === undefined) return [];
      if (timestamp >= last.from && timestamp < last.to) continue;
      const year = yearAt(timestamp, offset);
      years.add(year);
      last = rangeOfYear(year, offset);
    }
  return [...years].toSorted((a, b) => b - a).map(String);
};

const periodOf = (year: string, zone: string, offset: ZoneOffset): Period => {
  if (year === EVERY_YEAR) return ALL_YEARS;
  const zoneName = zone === UTC ? '' : `-${zone.replaceAll(/[^\w+-]/g, '-')}`;
  return { name: `${year}${zoneName}`, range: rangeOfYear(Number(year), offset) };
};

/** Years begin at midnight in the chosen zone: UTC, or the browser's. */
export const useLedgerPeriod = (...lists: readonly (readonly Timed[])[]): LedgerPeriod => {
  const [own] = useState(ownZone);
  const [zone, chooseZone] = useState(timeZone() ?? own);
  const [chosen, chooseYear] = useState(EVERY_YEAR);
  const offset = useMemo(() => zoneOffset(zone), [zone]);
  const years = yearsIn(lists, offset);
  const year = years.includes(chosen) ? chosen : EVERY_YEAR;
  const period = periodOf(year, zone, offset);
  return { zones: [...new Set([UTC, own])], zone, chooseZone, years, year, chooseYear, period, offset };
};
