import { textIn, type Fields } from './fields.ts';

interface Named {
  readonly name: string;
}

export const MAX_NAME_LENGTH = 40;

const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const cut = (text: string, length: number): string => [...text].slice(0, length).join('').trim();

/** Name in one line without outer or doubled spaces, at most 40 characters. It can be empty. */
export const shortName = (typed: string): string =>
  cut(
    typed
      .slice(0, 10 * MAX_NAME_LENGTH)
      .normalize('NFC')
      .replace(HIDDEN, ' ')
      .trim()
      .replace(/\s+/gu, ' '),
    MAX_NAME_LENGTH,
  );

const keyOf = (name: string): string => name.toLowerCase();

/** Identity of a stored entry. */
export const keyOfNamed = ({ name }: Fields): string => keyOf(textIn(name));

export const isNamed =
  (name: string) =>
  (entry: Named): boolean =>
    keyOf(entry.name) === keyOf(name);

/**
 * First free name among `Wide`, `Wide 2`, `Wide 3`, within 40 characters. Undefined if an entry with one of the names
 * before it has the same content.
 */
const freeName = <T extends Named>(added: T, kept: readonly T[], isSame: (a: T, b: T) => boolean) => {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : ` ${count}`;
    const name = cut(added.name, MAX_NAME_LENGTH - end.length) + end;
    const used = kept.find(isNamed(name));
    if (!used) return name;
    if (isSame(used, added)) return undefined;
  }
};

/** Entries of `added` that `kept` lacks, as many as fit; one with a name in use gets the next free name. */
export const newNamed = <T extends Named>(
  added: readonly T[],
  kept: readonly T[],
  isSame: (a: T, b: T) => boolean,
  max: number,
): readonly T[] => {
  const all = [...kept];
  for (const entry of added) {
    const name = all.length < max ? freeName(entry, all, isSame) : undefined;
    if (name !== undefined) all.push({ ...entry, name });
  }
  return all.slice(kept.length);
};
