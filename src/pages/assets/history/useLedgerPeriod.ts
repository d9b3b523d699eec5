import { useMemo, useState } from 'react';
import { ALL_YEARS, rangeOfYear, yearAt, type Period, type ZoneOffset } from '#domain/ledger/ledgerYears.ts';
import { timeZone } from '#lib/timeZone.ts';
import { zoneOffset } from '#lib/zoneOffset.ts';

export const EVERY_YEAR = 'all';
const UTC = 'UTC';

export interface LedgerPeriod {
  readonly zones: readonly string[];
  readonly zone: string;
  readonly chooseZone: (zone: string) => void;
  /** Newest first; empty while a time is unknown, so that no year lacks a row. */
  readonly years: readonly string[];
  readonly year: string;
  readonly chooseYear: (year: string) => void;
  readonly period: Period;
  readonly offset: ZoneOffset;
}

const yearsIn = (times: readonly (number | undefined)[], offset: ZoneOffset): readonly string[] => {
  const years = new Set<number>();
  for (const time of times) {
    if (time === undefined) return [];
    years.add(yearAt(time, offset));
  }
  return [...years].toSorted((a, b) => b - a).map(String);
};

const periodOf = (year: string, zone: string, offset: ZoneOffset): Period => {
  if (year === EVERY_YEAR) return ALL_YEARS;
  const zoneName = zone === UTC ? '' : `-${zone.replaceAll(/[^\w+-]/g, '-')}`;
  return { name: `${year}${zoneName}`, range: rangeOfYear(Number(year), offset) };
};

/** Years begin at midnight of the chosen zone: UTC, or the browser's. */
export const useLedgerPeriod = (times: readonly (number | undefined)[]): LedgerPeriod => {
  const [own] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [zone, chooseZone] = useState(timeZone() ?? own);
  const [chosen, chooseYear] = useState(EVERY_YEAR);
  const offset = useMemo(() => zoneOffset(zone), [zone]);
  const years = yearsIn(times, offset);
  const year = years.includes(chosen) ? chosen : EVERY_YEAR;
  const period = periodOf(year, zone, offset);
  return { zones: [...new Set([UTC, own])], zone, chooseZone, years, year, chooseYear, period, offset };
};
