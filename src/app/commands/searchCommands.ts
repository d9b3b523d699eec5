import { wordsOf } from '#domain/tokens/searchTokens.ts';
import type { Command } from './types.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** 0 begins with what is typed, 1 has a word that does, 2 has it somewhere; undefined: it does not have it. */
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

/** Any name comes before any other word. */
const WORDS_AFTER = 3;

/** How well a command fits: every typed word has to stand in one of its names or words. */
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
 * The commands that a text finds, by their names in the language shown and in English: those that begin with it first, in
 * their order otherwise. Empty text finds all.
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
