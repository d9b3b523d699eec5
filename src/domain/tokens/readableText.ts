/** Longest name that is kept, in characters. */
const LONGEST = 80;

/**
 * Control characters, direction changes, characters without width or glyph, halves of surrogate pairs, private-use
 * characters, and line ends.
 */
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]+/gu;
/** Accents beyond the second of a letter: more would cover the lines above and below. */
const PILED = /(\p{M}\p{M})\p{M}+/gu;
/** Text of replacement characters only: its bytes were not valid text. */
const ILLEGIBLE = /^[\ufffd ]*$/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Invisible; the text after it runs from left to right again. */
const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * Cleans an unlisted token's symbol or name so that it can be shown in a sentence. Removes invisible and
 * direction-changing characters, collapses spaces, and keeps at most `longest` (80) characters. A right-to-left name
 * ends with a mark, so that an address or amount after it keeps its direction. Undefined if nothing is left.
 */
export const readableText = (raw: string, longest = LONGEST): string | undefined => {
  const seen = raw.replace(/\s+/g, ' ').replace(UNREADABLE, '').replace(PILED, '$1').trim();
  if (ILLEGIBLE.test(seen)) return undefined;
  const text = Array.from(seen.slice(0, 4 * longest))
    .slice(0, longest)
    .join('');
  return RIGHT_TO_LEFT.test(text) ? text + LEFT_TO_RIGHT_MARK : text;
};
