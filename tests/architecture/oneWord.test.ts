import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatter } from '@lingui/format-po';

/** Words that texts no longer use, each with the word instead. */
const RETIRED: readonly (readonly [retired: RegExp, word: string])[] = [
  [/\bremainder\b/i, 'rest'],
  [/\bresting\b(?! orders?\b| between )/i, 'rest'],
  [/\brests\b/i, 'stays open'],
  [/light up/i, 'flash'],
  [/^First price$/, 'Start price'],
  [/^Filled by you/i, 'Filled by your own orders'],
  [/amount of \{\w+\} is now in/i, 'The amount is still {text}, but now in {symbol}'],
];

it('one thing has one word in every text', async () => {
  const catalog = await formatter().parse(readFileSync('locales/en-US.po', 'utf8'), {
    locale: 'en-US',
    sourceLocale: 'en-US',
    filename: 'locales/en-US.po',
  });
  // Names in braces are no words.
  const texts = Object.values(catalog).map(({ message = '', translation = '' }) => translation || message);
  const found = texts.flatMap((text) =>
    RETIRED.filter(([retired]) => retired.test(text.replace(/\{rests\}/g, '{}'))).map(([, word]) => `${word}: ${text}`),
  );
  expect(found).toEqual([]);
});
