import { TickMarkType } from 'lightweight-charts';
import type { Time } from 'lightweight-charts';

const parts: Readonly<Record<TickMarkType, Intl.DateTimeFormatOptions>> = {
  [TickMarkType.Year]: { year: 'numeric' },
  [TickMarkType.Month]: { month: 'short' },
  [TickMarkType.DayOfMonth]: { day: 'numeric' },
  [TickMarkType.Time]: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  [TickMarkType.TimeWithSeconds]: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
};

/** Making a format takes much longer than using it. */
const formats = new Map<TickMarkType, Intl.DateTimeFormat>();
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

const milliseconds = (time: Time): number => Number(time) * 1000;

/** A place on the time axis, in the user's own time zone, in which the table of the candles is written too. */
export const tickWords = (time: Time, kind: TickMarkType): string => {
  const format = formats.get(kind) ?? new Intl.DateTimeFormat(undefined, parts[kind]);
  formats.set(kind, format);
  return format.format(milliseconds(time));
};

/** The time under the crosshair, in the user's own time zone. */
export const momentWords = (time: Time): string => moment.format(milliseconds(time));
