import { wordsOf } from '#domain/tokens/searchTokens.ts';
import type { Command } from './types.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Rank of a name: 0 starts with the text, 1 has a word that does, 2 contains it; undefined: no match. */
const rankOf = (name: string, typed: string): number | undefined => {
  const text = plain(name);
  if (text.startsWith(typed)) return 0;
  if (wordsOf(text).some((word) => word.startsWith(typed))) return 1;
  return text.includes(typed) ? 2 : undefined;
};

const best = (ranks: readonly (number | undefined)[]): number | undefined =>
  ranks.reduce(
    (least, rank) => (rank === undefined || (least !== undefined && least <= rank) ? least : rank),
    undefined,
  );

/** Added to the rank of a search word, so that names come first. */
const WORDS_AFTER = 3;

/** Sum of ranks, lower is better; undefined if any typed word matches nothing. */
const fit = ({ label, english, words }: Command, typed: readonly string[]): number | undefined => {
  let sum = 0;
  for (const part of typed) {
    const ofWords = best(words.map((word) => rankOf(word, part)));
    const rank = best([
      rankOf(label, part),
      rankOf(english, part),
      ofWords === undefined ? undefined : ofWords + WORDS_AFTER,
    ]);
    if (rank === undefined) return undefined;
    sum += rank;
  }
  return sum;
};

/** Searches names in the current language and English; better matches first, empty text finds all. */
export const searchCommands = (commands: readonly Command[], text: string): readonly Command[] => {
  const typed = wordsOf(plain(text));
  return commands
    .flatMap((command) => {
      const rank = fit(command, typed);
      return rank === undefined ? [] : [{ command, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
};
