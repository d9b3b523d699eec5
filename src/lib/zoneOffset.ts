const DAY = 86_400;

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();
const clockOf = (zone: string | undefined): Intl.DateTimeFormat => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(zone, clock);
  return clock;
};

const offsetAt = (seconds: number, zone: string | undefined): number => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(seconds * 1000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => parts.get(type));
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - seconds;
};

/**
 * Seconds ahead of UTC at a time in unix seconds; an undefined zone is the browser's. Days without a change of clocks
 * are computed once.
 */
export const zoneOffset = (zone: string | undefined): ((seconds: number) => number) => {
  const steady = new Map<number, number | undefined>();
  return (seconds) => {
    const day = Math.floor(seconds / DAY);
    if (!steady.has(day)) {
      const [begin, end] = [offsetAt(day * DAY, zone), offsetAt((day + 1) * DAY, zone)];
      steady.set(day, begin === end ? begin : undefined);
    }
    return steady.get(day) ?? offsetAt(seconds, zone);
  };
};
