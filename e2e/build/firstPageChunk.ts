import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** A module and all that lead to it by plain imports, not by those that load something later. */
const leadingTo = (id: string, graph: Graph): ReadonlySet<string> => {
  const found = new Set([id]);
  for (const one of found) for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return found;
};

/**
 * Few requests for the first page: what the application and its first page start with is one file beside the page's
 * own, which holds what no other page needs. What only later parts need comes with them.
 * @param entry path of the module the application starts with
 * @param firstPage path of the page's module, which the application loads by `import()`
 * @returns names the chunk of a module: `base`, or null for the builder's own choice
 */
export const firstPageChunk = (entry: string, firstPage: string): ((id: string, graph: Graph) => string | null) => {
  const roots = new Map<string, ReadonlySet<string>>();
  const rootsOf = (id: string, graph: Graph): ReadonlySet<string> => {
    const known = roots.get(id);
    if (known) return known;
    const leading = leadingTo(id, graph);
    const found = new Set([...leading].filter((one) => (graph.getModuleInfo(one)?.importers ?? []).length === 0));
    for (const start of [entry, firstPage]) if (leading.has(start)) found.add(start);
    roots.set(id, found);
    return found;
  };
  return (id, graph) => {
    const starts = rootsOf(id, graph);
    const isFirst = starts.has(entry) || starts.has(firstPage);
    const isOfFirstPageAlone = starts.size === 1 && starts.has(firstPage);
    return isFirst && !isOfFirstPageAlone ? 'base' : null;
  };
};
