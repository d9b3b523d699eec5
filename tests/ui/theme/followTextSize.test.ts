import { describe, expect, it } from 'vitest';
import { textSizeOf } from '#ui/theme/followTextSize.ts';

describe('the size of drawn text', () => {
  it.each([
    ['is 1 where text and lines are drawn as requested', 12, 16, { text: 1, lines: 1 }],
    ['is 1 for differences of rounding', 12.1, 16, { text: 1, lines: 1 }],
    ['leaves lines alone where text zoom enlarges them too', 24, 32, { text: 2, lines: 1 }],
    ['enlarges lines where a minimum font size enlarges text alone', 24, 16, { text: 2, lines: 2 }],
    ['enlarges lines by what they lack', 24, 20, { text: 2, lines: 1.6 }],
    ['is never below 1', 9, 12, { text: 1, lines: 1 }],
  ])('%s', (_, textPx, linePx, expected) => {
    expect(textSizeOf(textPx, linePx)).toEqual(expected);
  });
});
