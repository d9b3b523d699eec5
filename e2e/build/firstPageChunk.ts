import { usersOf } from './doors.ts';
import type { Graph } from './doors.ts';

/** Who uses a module; each is looked for once. */
const rememberUsers = () => {
  const users = new Map<string, readonly string[]>();
  return (id: string, graph: Graph): readonly string[] => {
    const found = users.get(id) ?? usersOf(id, graph);
    users.set(id, found);
    return found;
  };
};

export interface ChunkPlan {
  /** The module that runs before the application. */
  readonly early: string;
  /** Modules that read an order book: a page without one loads none of what only they need. */
  readonly book: readonly string[];
  /** The module the application starts with. */
  readonly entry: string;
  /** The module of the page at the root, which is to begin with as little as possible. */
  readonly home: string;
  /** The module of the page with the order book, which the application loads by `import()`. */
  readonly firstPage: string;
  /** Modules of the other pages: what they need does not wait for what is loaded later. */
  readonly pages: readonly string[];
  /** Modules loaded by `import()` at about the same time on every visit, by the name of the file they share. */
  readonly together: Readonly<Record<string, readonly string[]>>;
}

/**
 * Few requests for the first page: what the application starts with is one file, `base`; what reads the book before it
 * is there, `book`; both stand on `early`. What home shares with others, its list of markets, is `markets`. What the page
 * with the order book shares with other pages, but home has no
 * use for, is `parts`; what no other page needs is the page's own file. What follows on every visit comes in one file for
 * each occasion, with all it needs but what other pages need too, which is `common`. What only other parts need comes with them.
 * @returns names the chunk of a module, or null for the builder's own choice
 */
export const firstPageChunk = ({ early, book, entry, home, firstPage, pages, together }: ChunkPlan) => {
  const groups = Object.entries(together);
  const later = groups.flatMap(([, modules]) => modules);
  const starts = new Set([early, ...book, entry, home, firstPage, ...pages, ...later]);
  const roots = new Map<string, ReadonlySet<string>>();
  const users = rememberUsers();
  /** A module and all that lead to it by plain imports, not by those that load something later. */
  const leadingTo = (id: string, graph: Graph): ReadonlySet<string> => {
    const found = new Set([id]);
    for (const one of found) for (const importer of users(one, graph)) found.add(importer);
    return found;
  };
  const rootsOf = (id: string, graph: Graph): ReadonlySet<string> => {
    const known = roots.get(id);
    if (known) return known;
    const leading = leadingTo(id, graph);
    const found = new Set([...leading].filter((one) => users(one, graph).length === 0));
    for (const start of starts) if (leading.has(start)) found.add(start);
    roots.set(id, found);
    return found;
  };
  const chunkOfStart = (found: ReadonlySet<string>): string | null | undefined => {
    const isOfBook = book.some((module) => found.has(module));
    const isOfStart = found.has(entry) || found.has(home);
    if (found.has(early) || (isOfBook && isOfStart)) return 'early';
    if (isOfBook) return 'book';
    if (found.has(entry) || (found.has(home) && found.has(firstPage))) return 'base';
    if (found.has(home)) return found.size === 1 ? null : 'markets';
    if (found.has(firstPage)) return found.size === 1 ? null : 'parts';
    return undefined;
  };
  return (id: string, graph: Graph): string | null => {
    // What the builder itself needs in every file.
    if (id.includes('rolldown/runtime')) return 'early';
    const found = rootsOf(id, graph);
    const ofStart = chunkOfStart(found);
    if (ofStart !== undefined) return ofStart;
    const group = groups.find(([, modules]) => modules.some((module) => found.has(module)))?.[0];
    if (pages.some((page) => found.has(page))) return group === undefined ? null : 'common';
    return group ?? null;
  };
};
