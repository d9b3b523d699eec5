/** Longest name that is kept, in characters. */
const LONGEST = 80;

/**
 * Controls, what changes the direction of text, takes no room or is drawn as nothing, halves of characters, private
 * signs, and line ends.
 */
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]+/gu;
/** Accents beyond the second of a letter: piled up they cover the lines above and below. */
const PILED = /(\p{M}\p{M})\p{M}+/gu;
/** Nothing but places where bytes were no text. */
const ILLEGIBLE = /^[\ufffd ]*$/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Unseen; what comes after it runs from left to right again. */
const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * Cleans an unlisted token's symbol or name so that it can be shown in a sentence: without signs that are not seen
 * or that turn the text around them, spaces made single, at most 80 characters or `longest`. A name in a script that
 * runs from right to left keeps to itself: an address or amount behind it is not turned. Undefined if nothing is left.
 */
export const readableText = (told: string, longest = LONGEST): string | undefined => {
  const seen = told.replace(/\s+/g, ' ').replace(UNREADABLE, '').replace(PILED, '$1').trim();
  if (ILLEGIBLE.test(seen)) return undefined;
  const text = Array.from(seen.slice(0, 4 * longest))
    .slice(0, longest)
    .join('');
  return RIGHT_TO_LEFT.test(text) ? text + LEFT_TO_RIGHT_MARK : text;
};
