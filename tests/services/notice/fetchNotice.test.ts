import { describe, expect, it } from 'vitest';
import { readNotices } from '#services/notice/fetchNotice.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const notice = { tone: 'warning', title: 'One node is slow', text: 'Prices may be late.' };
const readOne = (changes: object, locale = 'en-US') =>
  readNotices({ notices: [{ ...notice, ...changes }] }, locale, NOW);

describe("the operator's notices", () => {
  it('are read as they are written', () => {
    expect(readOne({})).toEqual([notice]);
    expect(readNotices({ notices: [] }, 'en-US', NOW)).toEqual([]);
  });

  it('are in the language of the page, else in English', () => {
    const title = { 'en-US': 'Slow', 'ja-JP': '遅延' };
    expect(readOne({ title }, 'ja-JP')?.[0]?.title).toBe('遅延');
    expect(readOne({ title }, 'ko-KR')?.[0]?.title).toBe('Slow');
  });

  it('end at their time', () => {
    expect(readOne({ until: '2026-11-26T12:00:01Z' })).toHaveLength(1);
    expect(readOne({ until: '2026-11-26T12:00:00Z' })).toEqual([]);
  });

  it('are plain text without unseen characters, and cut where they are long', () => {
    const text = `<a href="https://evil.example">\u202eclaim\u0000</a>${'x'.repeat(1000)}`;
    const [read] = readOne({ text }) ?? [];
    expect(read?.text).toMatch(/^<a href="https:\/\/evil\.example">claim<\/a>x+$/);
    expect(read?.text).toHaveLength(400);
  });

  it.each([
    ['no object', null],
    ['a page', '<!doctype html>'],
    ['no list', { notices: notice }],
    ['too many', { notices: Array.from({ length: 4 }, () => notice) }],
    ['an unknown tone', { notices: [{ ...notice, tone: 'loud' }] }],
    ['a title of nothing', { notices: [{ ...notice, title: '\u200b' }] }],
    ['a text that is a number', { notices: [{ ...notice, text: 7 }] }],
    ['a time in words', { notices: [{ ...notice, until: 'tomorrow' }] }],
  ])('are not taken from a file with %s', (_what, sent) => {
    expect(readNotices(sent, 'en-US', NOW)).toBeUndefined();
  });
});
