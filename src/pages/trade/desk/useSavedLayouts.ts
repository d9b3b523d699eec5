import { useSyncExternalStore } from 'react';
import {
  addLayout,
  deleteLayout,
  renameLayout,
  replaceLayout,
  type LayoutProblem,
  type NamedLayouts,
} from '#domain/desk/namedLayouts.ts';
import type { DeskLayout } from '#domain/desk/deskLayout.ts';
import { ok, type Result } from '#lib/result.ts';
import { savedLayouts } from '#stores/savedLayouts.ts';

type Change = (kept: NamedLayouts) => Result<NamedLayouts, LayoutProblem>;

/** Changes keep layouts that other tabs have saved since. @returns the problem of a change */
export const useSavedLayouts = () => {
  const saved = useSyncExternalStore(savedLayouts.subscribe, savedLayouts.read);
  const change = (apply: Change): LayoutProblem | undefined => {
    const next = apply(savedLayouts.read());
    if (!next.ok) return next.error;
    savedLayouts.keep(next.value);
    return undefined;
  };
  return {
    saved,
    add: (name: string, layout: DeskLayout) => change((kept) => addLayout(kept, name, layout)),
    rename: (from: string, to: string) => change((kept) => renameLayout(kept, from, to)),
    replace: (name: string, layout: DeskLayout) => change((kept) => ok(replaceLayout(kept, name, layout))),
    remove: (name: string) => change((kept) => ok(deleteLayout(kept, name))),
  };
};
