import type { Rolldown } from 'vite';

export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** True for a barrel: a feature's `index.ts`, which only re-exports names. */
export const isBarrel = (id: string): boolean => /[\\/]features[\\/][^\\/]+[\\/]index\.ts$/.test(id);

const LISTS = /\b(import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const fileOf = (path: string): string => path.split(/[\\/]/).slice(-2).join('/').replace(/^\.\//, '');

interface Renamed {
  /** Name in the module that exports it. */
  readonly from: string;
  readonly to: string;
}

const namesIn = (list: string): readonly Renamed[] =>
  list
    .split(',')
    .map((entry) => entry.trim().split(/\s+as\s+/))
    .flatMap(([from = '', to = from]) => (from === '' ? [] : [{ from, to }]));

const namesTaken = (
  importer: string,
  id: string,
  kind: 'import' | 'export',
  graph: Graph,
): readonly Renamed[] | undefined => {
  const code = graph.getModuleInfo(importer)?.code;
  if (code === null || code === undefined) return undefined;
  const own = [...code.matchAll(LISTS)].filter(
    ([, how, , place = '']) => how === kind && fileOf(id).endsWith(fileOf(place)),
  );
  return own.length === 0 ? undefined : own.flatMap(([, , list = '']) => namesIn(list));
};

/** Modules that import these names from a barrel, directly or through other barrels. */
const importersThroughBarrel = (barrel: string, names: ReadonlySet<string>, graph: Graph): readonly string[] =>
  (graph.getModuleInfo(barrel)?.importers ?? []).flatMap((importer) => {
    const taken = namesTaken(importer, barrel, isBarrel(importer) ? 'export' : 'import', graph);
    if (!taken) return [importer];
    const used = taken.filter(({ from }) => names.has(from));
    if (used.length === 0) return [];
    return isBarrel(importer) ? importersThroughBarrel(importer, new Set(used.map(({ to }) => to)), graph) : [importer];
  });

/** Importers of a module. An import through a barrel counts as an import of the module itself. */
export const importersOf = (id: string, graph: Graph): readonly string[] =>
  (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    const exported = isBarrel(importer) ? namesTaken(importer, id, 'export', graph) : undefined;
    return exported ? importersThroughBarrel(importer, new Set(exported.map(({ to }) => to)), graph) : [importer];
  });
