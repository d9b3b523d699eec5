import { fieldsOf } from '#lib/fields.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { sameLayout } from './changeLayout.ts';
import { readLayout, type DeskLayout } from './deskLayout.ts';

export interface NamedLayout {
  readonly name: string;
  readonly layout: DeskLayout;
}

/** In the order of saving. No two have the same name, compared without case. */
export type NamedLayouts = readonly NamedLayout[];

export const MAX_LAYOUTS = 10;
export const MAX_NAME_LENGTH = 40;

export type LayoutProblem = 'noName' | 'sameName' | 'tooMany';

/** Characters that are invisible or turn the direction of text. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** One line without outer or doubled spaces, at most 40 characters; can be empty. */
export const layoutNameOf = (typed: string): string =>
  [
    ...typed
      .slice(0, 10 * MAX_NAME_LENGTH)
      .normalize('NFC')
      .replace(HIDDEN, ' ')
      .trim()
      .replace(/\s+/gu, ' '),
  ]
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .trim();

const keyOf = (name: string): string => name.toLowerCase();

const isNamed = (name: string) => (saved: NamedLayout) => keyOf(saved.name) === keyOf(name);

const isWritten = ({ name, layout }: { readonly name?: unknown; readonly layout?: unknown }): boolean =>
  typeof name === 'string' && typeof layout === 'object' && layout !== null && !Array.isArray(layout);

/** Untrusted: entries without a name or layout, with the name of an earlier one, or beyond ten are skipped. */
export const readLayouts = (stored: unknown): NamedLayouts => {
  const found: NamedLayout[] = [];
  for (const entry of Array.isArray(stored) ? (stored as readonly unknown[]) : []) {
    const fields = fieldsOf(entry);
    const name = typeof fields.name === 'string' ? layoutNameOf(fields.name) : '';
    if (found.length >= MAX_LAYOUTS) break;
    if (name === '' || !isWritten(fields) || found.some(isNamed(name))) continue;
    found.push({ name, layout: readLayout(fields.layout) });
  }
  return found;
};

/** Fails with `noName`, `sameName` or `tooMany`. */
export const addLayout = (
  kept: NamedLayouts,
  typed: string,
  layout: DeskLayout,
): Result<NamedLayouts, LayoutProblem> => {
  const name = layoutNameOf(typed);
  if (name === '') return err('noName');
  if (kept.some(isNamed(name))) return err('sameName');
  return kept.length >= MAX_LAYOUTS ? err('tooMany') : ok([...kept, { name, layout }]);
};

/** Fails with `noName` or `sameName`; another case of its own name is allowed. */
export const renameLayout = (kept: NamedLayouts, from: string, typed: string): Result<NamedLayouts, LayoutProblem> => {
  const name = layoutNameOf(typed);
  if (name === '') return err('noName');
  if (kept.some((saved) => saved.name !== from && isNamed(name)(saved))) return err('sameName');
  return ok(kept.map((saved) => (saved.name === from ? { ...saved, name } : saved)));
};

/** Unchanged if no layout has the name. */
export const replaceLayout = (kept: NamedLayouts, name: string, layout: DeskLayout): NamedLayouts =>
  kept.map((saved) => (saved.name === name ? { name, layout } : saved));

/** Unchanged if no layout has the name. */
export const deleteLayout = (kept: NamedLayouts, name: string): NamedLayouts =>
  kept.filter((saved) => saved.name !== name);

/**
 * `Wide`, `Wide 2`, `Wide 3`: the first name that is free, within 40 characters. Undefined if one of the names before it
 * has the same layout.
 */
const freeName = ({ name, layout }: NamedLayout, kept: NamedLayouts): string | undefined => {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : ` ${count}`;
    const tried = `${[...name]
      .slice(0, MAX_NAME_LENGTH - end.length)
      .join('')
      .trimEnd()}${end}`;
    const saved = kept.find(isNamed(tried));
    if (!saved) return tried;
    if (sameLayout(saved.layout, layout)) return undefined;
  }
};

/** Layouts of `added` that `kept` lacks, as many as fit; one with a name in use gets the next free name. */
export const newLayouts = (added: NamedLayouts, kept: NamedLayouts): NamedLayouts => {
  const all = [...kept];
  for (const entry of added) {
    const name = freeName(entry, all);
    if (name !== undefined && all.length < MAX_LAYOUTS) all.push({ ...entry, name });
  }
  return all.slice(kept.length);
};
