import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calendarFile,
  escapeCalendarText,
  foldCalendarLine,
  upcoming,
  type CalendarEvent,
} from '#domain/rewards/calendarFile.ts';

const eventOf = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'lock-7@myt',
  at: 1_800_000_000n,
  isEstimate: false,
  title: 'Lock #7 of MYT ends',
  notes: '',
  url: 'https://example.org/#/staking/lock',
  ...changes,
});

it('writes the lines of RFC 5545 with a UTC time and CRLF after each', () => {
  expect(calendarFile([eventOf()], 1_700_000_000n)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//MYT//Earn//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:lock-7@myt',
      'DTSTAMP:20231114T221320Z',
      'DTSTART:20270115T080000Z',
      'SUMMARY:Lock #7 of MYT ends',
      'URL:https://example.org/#/staking/lock',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('escapes backslashes, semicolons, commas and line ends, so that no token name adds a line', () => {
  expect(escapeCalendarText('a\\b;c,d\r\ne\nf\rg\u0000h')).toBe('a\\\\b\\;c\\,d\\ne\\nf\\ng h');
  const file = calendarFile([eventOf({ title: 'X\r\nEND:VEVENT', url: 'https://x\r\nATTACH:y' })], 0n);
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
  expect(file).not.toMatch(/^(ATTACH|URL)/m);
});

it('leaves out an event beyond the year 9999, which no calendar can name', () => {
  expect(calendarFile([eventOf({ at: 2n ** 255n })], 0n)).not.toContain('VEVENT');
});

const anyText = fc.string({ unit: 'binary', maxLength: 300 });

it('folds every line to at most 75 octets without losing or splitting a character', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = `SUMMARY:${escapeCalendarText(text)}`;
      const folded = foldCalendarLine(line);
      for (const part of folded.split('\r\n')) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});

it('reads back every title', () => {
  fc.assert(
    fc.property(anyText, (title) => {
      const unfolded = calendarFile([eventOf({ title })], 0n).replaceAll('\r\n ', '');
      const [, written = ''] = /\r\nSUMMARY:(.*)\r\n/.exec(unfolded) ?? [];
      const read = written.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
      const expected = title.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
      expect(read).toBe(expected);
    }),
  );
});

it('lists what is still to come, the earliest first', () => {
  const events = [eventOf({ id: 'c', at: 30n }), eventOf({ id: 'a', at: 10n }), eventOf({ id: 'b', at: 20n })];
  expect(upcoming(events, 10n).map(({ id }) => id)).toEqual(['b', 'c']);
});
