import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A module and all that lead to it by plain imports, not by those that load something later. */
const leadingTo = (id: string, graph: Graph): ReadonlySet<string> => {
  const found = new Set([id]);
  for (const one of found) for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return found;
};

export interface ChunkPlan {
  /** The module that runs before the application. */
  readonly early: string;
  /** The module the application starts with. */
  readonly entry: string;
  /** The first page's module, which the application loads by `import()`. */
  readonly firstPage: string;
  /** Modules of the other pages: what they need does not wait for what is loaded later. */
  readonly pages: readonly string[];
  /** Modules loaded by `import()` at about the same time on every visit, by the name of the file they share. */
  readonly together: Readonly<Record<string, readonly string[]>>;
}

/**
 * Few requests for the first page: what runs before the application is one file, what the application and its first page
 * start with another, beside the page's own, which holds what no other page needs. What follows on every visit comes in one file for each occasion, with all
 * it needs. What only other parts need comes with them.
 * @returns names the chunk of a module, or null for the builder's own choice
 */
export const firstPageChunk = ({ early, entry, firstPage, pages, together }: ChunkPlan) => {
  const groups = Object.entries(together);
  const starts = new Set([early, entry, firstPage, ...pages, ...groups.flatMap(([, modules]) => modules)]);
  const roots = new Map<string, ReadonlySet<string>>();
  const rootsOf = (id: string, graph: Graph): ReadonlySet<string> => {
    const known = roots.get(id);
    if (known) return known;
    const leading = leadingTo(id, graph);
    const found = new Set([...leading].filter((one) => (graph.getModuleInfo(one)?.importers ?? []).length === 0));
    for (const start of starts) if (leading.has(start)) found.add(start);
    roots.set(id, found);
    return found;
  };
  return (id: string, graph: Graph): string | null => {
    const found = rootsOf(id, graph);
    if (found.has(early)) return 'early';
    const isOfFirstPageAlone = found.size === 1 && found.has(firstPage);
    if (isOfFirstPageAlone) return null;
    if (found.has(entry) || found.has(firstPage)) return 'base';
    if (pages.some((page) => found.has(page))) return null;
    return groups.find(([, modules]) => modules.some((module) => found.has(module)))?.[0] ?? null;
  };
};
