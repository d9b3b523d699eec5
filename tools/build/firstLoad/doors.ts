import type { Rolldown } from 'vite';

export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** True for a feature's `index.ts`, which only re-exports names. */
export const isDoor = (id: string): boolean => /[\\/]features[\\/][^\\/]+[\\/]index\.ts$/.test(id);

const LISTS = /\b(import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const fileOf = (path: string): string => path.split(/[\\/]/).slice(-2).join('/').replace(/^\.\//, '');

interface Passed {
  /** Name in the other module. */
  readonly from: string;
  readonly to: string;
}

const namesIn = (list: string): readonly Passed[] =>
  list
    .split(',')
    .map((entry) => entry.trim().split(/\s+as\s+/))
    .flatMap(([from = '', to = from]) => (from === '' ? [] : [{ from, to }]));

const takenFrom = (
  importer: string,
  id: string,
  kind: 'import' | 'export',
  graph: Graph,
): readonly Passed[] | undefined => {
  const code = graph.getModuleInfo(importer)?.code;
  if (code === null || code === undefined) return undefined;
  const own = [...code.matchAll(LISTS)].filter(
    ([, how, , place = '']) => how === kind && fileOf(id).endsWith(fileOf(place)),
  );
  return own.length === 0 ? undefined : own.flatMap(([, , list = '']) => namesIn(list));
};

/** Modules that use these names of a feature's `index.ts`. */
const usersOfDoor = (door: string, names: ReadonlySet<string>, graph: Graph): readonly string[] =>
  (graph.getModuleInfo(door)?.importers ?? []).flatMap((importer) => {
    const taken = takenFrom(importer, door, isDoor(importer) ? 'export' : 'import', graph);
    if (!taken) return [importer];
    const used = taken.filter(({ from }) => names.has(from));
    if (used.length === 0) return [];
    return isDoor(importer) ? usersOfDoor(importer, new Set(used.map(({ to }) => to)), graph) : [importer];
  });

/** Includes use through a feature's `index.ts`. */
export const usersOf = (id: string, graph: Graph): readonly string[] =>
  (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    const passed = isDoor(importer) ? takenFrom(importer, id, 'export', graph) : undefined;
    return passed ? usersOfDoor(importer, new Set(passed.map(({ to }) => to)), graph) : [importer];
  });
