export interface CalendarEvent {
  /** Unique among all calendars' events, and the same in every file of the event. */
  readonly id: string;
  readonly at: bigint;
  readonly isEstimate: boolean;
  readonly title: string;
  readonly notes: string;
  readonly url: string;
}

const MAX_OCTETS = 75;
const LINE_END = '\r\n';
/** Last second that a date with a year of four digits can name. */
const LAST_SECOND = 253_402_300_799n;

const encoder = new TextEncoder();

/** Text value by RFC 5545 section 3.3.11. Other control characters are not allowed and become spaces. */
export const escapeCalendarText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/**
 * Folds a line by RFC 5545 section 3.1: lines of at most 75 octets; further ones begin with a space. Splits no
 * character.
 */
export const foldCalendarLine = (line: string): string => {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join(LINE_END);
};

/** Unix seconds to `20261127T174500Z`; undefined before 1970 and after the year 9999. */
const utcTime = (seconds: bigint): string | undefined =>
  seconds < 0n || seconds > LAST_SECOND
    ? undefined
    : `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const eventLines = ({ id, at, title, notes, url }: CalendarEvent, stamp: string): readonly string[] => {
  const time = utcTime(at);
  if (time === undefined) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${escapeCalendarText(id)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${time}`,
    `SUMMARY:${escapeCalendarText(title)}`,
    ...(notes === '' ? [] : [`DESCRIPTION:${escapeCalendarText(notes)}`]),
    // A URL is no text value (section 3.3.13), so it is written without escapes.
    ...(/^https?:[!-~]+$/.test(url) ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
};

/** Text of an .ics file (RFC 5545). `now` in unix seconds; events beyond the year 9999 are left out. */
export const calendarFile = (events: readonly CalendarEvent[], now: bigint): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//MYT//Earn//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, utcTime(now) ?? '19700101T000000Z')),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldCalendarLine(line)}${LINE_END}`)
    .join('');

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

/** Events after `now` (unix seconds), the earliest first. */
export const upcoming = <E extends Pick<CalendarEvent, 'at'>>(events: readonly E[], now: bigint): readonly E[] =>
  events.filter(({ at }) => at > now).toSorted((a, b) => compare(a.at, b.at));
