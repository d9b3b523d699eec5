/** Unix seconds; `to` is excluded. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** Seconds ahead of UTC at a time in unix seconds. */
export type ZoneOffset = (seconds: number) => number;

/** Calendar year of a time in unix seconds, on the clocks of a zone. */
export const yearAt = (timestamp: number, offset: ZoneOffset): number =>
  new Date((timestamp + offset(timestamp)) * 1000).getUTCFullYear();

const yearStart = (year: number, offset: ZoneOffset): number => {
  const utc = Date.UTC(year, 0, 1) / 1000;
  return utc - offset(utc - offset(utc));
};

/** Unix seconds from midnight to midnight on the clocks of a zone. */
export const rangeOfYear = (year: number, offset: ZoneOffset): TimeRange => ({
  from: yearStart(year, offset),
  to: yearStart(year + 1, offset),
});

/** A year of a zone, or all time. Its name is part of a file's name; it is empty for all time. */
export interface Period {
  readonly name: string;
  readonly range: TimeRange;
}

export const ALL_YEARS: Period = { name: '', range: { from: -Infinity, to: Infinity } };

/** True if a time in unix seconds is within the period. An unknown time is only within all time. */
export const isWithin = ({ range: { from, to } }: Period, timestamp: number | undefined): boolean =>
  timestamp === undefined ? from === -Infinity : timestamp >= from && timestamp < to;
