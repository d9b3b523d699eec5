import { i18n } from '@lingui/core';
import { TickMarkType } from 'lightweight-charts';
import type { Time } from 'lightweight-charts';

const parts: Readonly<Record<TickMarkType, Intl.DateTimeFormatOptions>> = {
  [TickMarkType.Year]: { year: 'numeric' },
  [TickMarkType.Month]: { month: 'short' },
  [TickMarkType.DayOfMonth]: { day: 'numeric' },
  [TickMarkType.Time]: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  [TickMarkType.TimeWithSeconds]: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
};

const timeParts: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' };

/** Making a format takes much longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (kind: TickMarkType | 'full'): Intl.DateTimeFormat => {
  const key = `${i18n.locale} ${kind}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(i18n.locale, kind === 'full' ? timeParts : parts[kind]);
  formats.set(key, format);
  return format;
};

const milliseconds = (time: Time): number => Number(time) * 1000;

/** The label of a tick on the time axis, in the user's time zone like the table of candles. */
export const tickLabel = (time: Time, kind: TickMarkType): string => formatOf(kind).format(milliseconds(time));

/** The time under the crosshair, in the user's own time zone. */
export const timeLabel = (time: Time): string => formatOf('full').format(milliseconds(time));
