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

/** Added to the rank of search words, so any name comes before them. */
const WORDS_AFTER = 3;

/** Sum of the ranks of the typed words, lower is better; undefined if any of them occurs in no name or word. */
const fit = ({ label, english, words }: Command, typed: readonly string[]): number | undefined => {
  const ranks = typed.map((part) => {
    const ofWords = best(words.map((word) => rankOf(word, part)));
    return best([
      rankOf(label, part),
      rankOf(english, part),
      ofWords === undefined ? undefined : ofWords + WORDS_AFTER,
    ]);
  });
  return ranks.some((rank) => rank === undefined)
    ? undefined
    : ranks.reduce<number>((sum, rank) => sum + (rank ?? 0), 0);
};

/**
 * Commands that match a text by their names in the current language and in English. Better matches come first; equal
 * ones keep their order. Empty text finds all.
 */
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
