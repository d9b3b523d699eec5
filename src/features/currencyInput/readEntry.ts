import { readFigure, type FigureProblem } from '#domain/amounts/readFigure.ts';
import { err, type Result } from '#lib/result.ts';

export const insertedInto = (held: string, text: string): string => {
  const max = Math.min(held.length, text.length);
  let start = 0;
  while (start < max && held[start] === text[start]) start += 1;
  let end = 0;
  while (end < max - start && held.at(-1 - end) === text.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
};

/** A typed character gets here only if typing rejects it, so it never becomes part of the number. */
export const readEntry = (
  held: string,
  text: string,
  units: readonly string[],
  isTyped: boolean,
): Result<string, FigureProblem> => {
  const read = readFigure(text, units);
  const isUnderstood = read.ok || read.error.code === 'ambiguous';
  if (!isTyped || !isUnderstood) return read;
  const inserted = insertedInto(held, text);
  return err({ code: /[.,]/.test(inserted) ? 'separators' : 'notANumber' });
};
