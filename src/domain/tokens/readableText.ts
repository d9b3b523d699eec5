/** Longest text that is kept, in characters. */
const LONGEST = 80;

/** Controls, what changes the direction of text or takes no room, halves of characters, private signs, and line ends. */
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/**
 * A symbol or name as a stranger's contract tells it, made fit to stand in a sentence: without signs that are not seen
 * or that turn the text around them, spaces made single, at most 80 characters. Undefined if nothing is left.
 */
export const readableText = (told: string): string | undefined => {
  const seen = told.replace(/\s+/g, ' ').replace(UNREADABLE, '').trim();
  return seen === ''
    ? undefined
    : Array.from(seen.slice(0, 4 * LONGEST))
        .slice(0, LONGEST)
        .join('');
};
