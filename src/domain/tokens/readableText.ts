const LONGEST = 80;

/** Control, direction, zero-width and private-use characters, lone surrogates, line ends. */
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]+/gu;
/** More than two accents would cover the lines above and below. */
const PILED = /(\p{M}\p{M})\p{M}+/gu;
/** Invalid bytes become replacement characters. */
const ILLEGIBLE = /^[\ufffd ]*$/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Restores the text direction after a right-to-left name. */
const LEFT_TO_RIGHT_MARK = '\u200e';

/**
 * Untrusted text made safe for a sentence: without invisible or direction-changing characters, at most `longest`. A
 * right-to-left name ends with a mark, so that an amount after it keeps its direction. Undefined if nothing is left.
 */
export const readableText = (raw: string, longest = LONGEST): string | undefined => {
  const seen = raw.replace(/\s+/g, ' ').replace(UNREADABLE, '').replace(PILED, '$1').trim();
  if (ILLEGIBLE.test(seen)) return undefined;
  const text = Array.from(seen.slice(0, 4 * longest))
    .slice(0, longest)
    .join('');
  return RIGHT_TO_LEFT.test(text) ? text + LEFT_TO_RIGHT_MARK : text;
};
