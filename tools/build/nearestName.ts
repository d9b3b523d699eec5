/** Levenshtein distance. */
const distance = (first: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...first].entries()) {
    const next = [at + 1];
    for (const [index, its] of [...other].entries()) {
      const changed = (row[index] ?? 0) + (letter === its ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Too common to identify a name. */
const COMMON: ReadonlySet<string> = new Set(['VITE', 'ADDRESS', 'ADDRESSES', 'URL', 'URLS', 'ID', 'TOKENS', 'LIST']);
const wordsOf = (name: string): readonly string[] => name.split('_').filter((word) => word !== '' && !COMMON.has(word));

/** True for equal words, or a slip: one letter in four, at most two. */
const isLike = (first: string, other: string): boolean =>
  distance(first, other) <= Math.min(2, Math.floor(Math.min(first.length, other.length) / 4));

const isNear = (unknown: string, name: string): boolean => {
  if (isLike(unknown.replace(/^VITE_/, ''), name.replace(/^VITE_/, ''))) return true;
  const [given, own] = [wordsOf(unknown), wordsOf(name)];
  const shared = given.filter((word) => own.some((other) => isLike(word, other))).length;
  return shared > 0 && (shared === given.length || (shared === own.length && shared * 2 >= given.length));
};

export const nearestName = (unknown: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => isNear(unknown, name))
    .toSorted((first, other) => distance(unknown, first) - distance(unknown, other))[0];
