import { fieldsOf, isFields, textIn } from '#lib/fields.ts';
import { isNamed, newNamed, shortName } from '#lib/namedList.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { sameLayout } from './changeLayout.ts';
import { readLayout, type DeskLayout } from './deskLayout.ts';

export interface NamedLayout {
  readonly name: string;
  readonly layout: DeskLayout;
}

/** Layouts in the order of saving; names are unique, compared without case. */
export type NamedLayouts = readonly NamedLayout[];

export const MAX_LAYOUTS = 10;

export type LayoutProblem = 'noName' | 'sameName' | 'tooMany';

/**
 * Layouts from untrusted storage. Entries without a name or layout, with an earlier entry's name, or after the tenth
 * are skipped.
 */
export const readLayouts = (stored: unknown): NamedLayouts => {
  const found: NamedLayout[] = [];
  for (const entry of Array.isArray(stored) ? (stored as readonly unknown[]) : []) {
    const { name: given, layout } = fieldsOf(entry);
    const name = shortName(textIn(given));
    if (found.length >= MAX_LAYOUTS) break;
    if (name === '' || !isFields(layout) || found.some(isNamed(name))) continue;
    found.push({ name, layout: readLayout(layout) });
  }
  return found;
};

/** Layouts with one more. Fails with `noName`, `sameName` or `tooMany`. */
export const addLayout = (
  kept: NamedLayouts,
  typed: string,
  layout: DeskLayout,
): Result<NamedLayouts, LayoutProblem> => {
  const name = shortName(typed);
  if (name === '') return err('noName');
  if (kept.some(isNamed(name))) return err('sameName');
  return kept.length >= MAX_LAYOUTS ? err('tooMany') : ok([...kept, { name, layout }]);
};

/** Layouts after a rename. Fails with `noName` or `sameName`; the same name in another case is allowed. */
export const renameLayout = (kept: NamedLayouts, from: string, typed: string): Result<NamedLayouts, LayoutProblem> => {
  const name = shortName(typed);
  if (name === '') return err('noName');
  if (kept.some((saved) => saved.name !== from && isNamed(name)(saved))) return err('sameName');
  return ok(kept.map((saved) => (saved.name === from ? { ...saved, name } : saved)));
};

/** Replaces the layout of this name; unchanged if there is none. */
export const replaceLayout = (kept: NamedLayouts, name: string, layout: DeskLayout): NamedLayouts =>
  kept.map((saved) => (saved.name === name ? { name, layout } : saved));

/** Deletes the layout of this name; unchanged if there is none. */
export const deleteLayout = (kept: NamedLayouts, name: string): NamedLayouts =>
  kept.filter((saved) => saved.name !== name);

/** Layouts of `added` that `kept` lacks, as many as fit; one with a name in use gets the next free name. */
export const newLayouts = (added: NamedLayouts, kept: NamedLayouts): NamedLayouts =>
  newNamed(added, kept, (a, b) => sameLayout(a.layout, b.layout), MAX_LAYOUTS);
