import { isBarrel, importersOf, type Graph } from './barrels.ts';

const cachedImporters = () => {
  const importers = new Map<string, readonly string[]>();
  return (id: string, graph: Graph): readonly string[] => {
    const found = importers.get(id) ?? importersOf(id, graph);
    importers.set(id, found);
    return found;
  };
};

/** Entry modules by entry group. A group's entries and their imports are loaded together. */
export interface ChunkPlan {
  /** Scripts that run before the application. */
  readonly early: readonly string[];
  /** Reading an order book. Pages without a book don't load code that only this needs. */
  readonly book: readonly string[];
  /** Reading the list of markets. Other pages don't load code that only this needs. */
  readonly markets: readonly string[];
  /** The application's entry. */
  readonly entry: readonly string[];
  /** The root page, which loads as little as possible. */
  readonly home: readonly string[];
  /** The page with the order book. */
  readonly trade: readonly string[];
  /** Other pages with a frame in the document. */
  readonly market: readonly string[];
  readonly pool: readonly string[];
  /** The pool page's list, which it imports lazily. */
  readonly explore: readonly string[];
  readonly add: readonly string[];
  /** Loaded by the trade page after its first render. */
  readonly quote: readonly string[];
  /** Alerts, which several other groups need too. */
  readonly alerts: readonly string[];
  /** Reading the last 24 hours for lists of markets. */
  readonly days: readonly string[];
  readonly footer: readonly string[];
  /** Loaded by every page after its first render. */
  readonly started: readonly string[];
}

type EntryGroup = keyof ChunkPlan;

interface Needed {
  /** True if at least one of these groups imports the module. */
  readonly by: (...groups: readonly EntryGroup[]) => boolean;
  /** True if one group alone imports the module, and no other module does. */
  readonly isOnlyUse: boolean;
}

/** Pages that share much code with pages without a frame. */
const SHARED_PAGES = ['market', 'pool', 'add'] as const;

const sharedFile = (pages: readonly EntryGroup[]): string => ['shared', ...pages].join('-');

const PAGE_SETS: readonly (readonly EntryGroup[])[] = [
  ...SHARED_PAGES.map((page) => [page]),
  ['market', 'pool'],
  ['market', 'add'],
  ['pool', 'add'],
  SHARED_PAGES,
];

/**
 * File of a module; the first match wins. Modules in a file are needed by the same groups. Their dependencies are in
 * the same file or in files that all these groups load, so files never import each other in a circle.
 */
const RULES: readonly (readonly [file: string | null, holds: (needed: Needed) => boolean])[] = [
  [
    'early',
    ({ by }) =>
      by('early') ||
      (by('book') && by('markets', 'home', ...SHARED_PAGES)) ||
      (by('book', 'markets') && by('entry')) ||
      (by('markets') && by('trade', 'quote', 'add')),
  ],
  ['book', ({ by }) => by('book')],
  ['markets', ({ by }) => by('markets')],
  ['base', ({ by }) => by('entry') || (by('home') && by('trade', 'quote', 'pool', 'add'))],
  ['days', ({ by }) => by('days')],
  [null, ({ by, isOnlyUse }) => isOnlyUse && by('home', 'trade')],
  ['rows', ({ by }) => by('home')],
  ['parts', ({ by }) => by('trade') && by('explore', ...SHARED_PAGES)],
  ['trading', ({ by }) => by('trade')],
  ['figures', ({ by }) => by('quote') && by('explore', ...SHARED_PAGES)],
  ['common', ({ by }) => by('alerts', 'started') && by(...SHARED_PAGES)],
  ['listed', ({ by }) => by('explore') && by('alerts', 'started')],
  ['footer', ({ by }) => by('footer')],
  ['alerts', ({ by }) => by('alerts')],
  ['started', ({ by }) => by('started')],
  ['quote', ({ by }) => by('quote')],
  ['explored', ({ by, isOnlyUse }) => by('explore') && !by(...SHARED_PAGES) && !isOnlyUse],
];

export const namedFiles: readonly string[] = [...RULES.flatMap(([file]) => file ?? []), ...PAGE_SETS.map(sharedFile)];

/** Entry group of each entry module. @throws if a module is in two groups, because only one of them would load it */
const groupByModule = (plan: ChunkPlan): ReadonlyMap<string, EntryGroup> => {
  const found = new Map<string, EntryGroup>();
  for (const [group, modules] of Object.entries(plan) as [EntryGroup, readonly string[]][]) {
    for (const module of modules) {
      const other = found.get(module);
      if (other !== undefined) throw new Error(`${module} is in two entry groups: ${other} and ${group}.`);
      found.set(module, group);
    }
  }
  return found;
};

/**
 * Assigns modules to files so that a page loads few files and little code that it does not need. Code that is loaded on
 * a click stays in separate files. @returns a function that names a module's file, or null to let the bundler choose
 */
export const firstPageChunk = (plan: ChunkPlan) => {
  const groups = groupByModule(plan);
  const importers = cachedImporters();
  const transitiveImporters = (id: string, graph: Graph): ReadonlySet<string> => {
    const found = new Set([id]);
    for (const module of found) for (const importer of importers(module, graph)) found.add(importer);
    return found;
  };
  const neededBy = (id: string, graph: Graph): Needed & { readonly pages: readonly EntryGroup[] } => {
    const reached = transitiveImporters(id, graph);
    const found = new Set([...reached].flatMap((entry) => groups.get(entry) ?? []));
    const others = [...reached].filter((entry) => importers(entry, graph).length === 0 && !groups.has(entry));
    return {
      by: (...requests) => requests.some((group) => found.has(group)),
      isOnlyUse: found.size === 1 && others.length === 0,
      pages: SHARED_PAGES.filter((page) => found.has(page)),
    };
  };
  const fileOf = (id: string, graph: Graph): string | null => {
    // Every file needs the bundler's runtime.
    if (id.includes('rolldown/runtime')) return 'early';
    const needed = neededBy(id, graph);
    const rule = RULES.find(([, holds]) => holds(needed));
    if (rule) return rule[0];
    // Barrels and libraries are not shared, because few pages need a whole one.
    const isUnshared = needed.isOnlyUse || isBarrel(id) || id.includes('node_modules');
    return needed.pages.length === 0 || isUnshared ? null : sharedFile(needed.pages);
  };
  /** The bundler calls the function once per module and output file. */
  const files = new Map<string, string | null>();
  return (id: string, graph: Graph): string | null => {
    const known = files.get(id);
    if (known !== undefined) return known;
    const file = fileOf(id, graph);
    files.set(id, file);
    return file;
  };
};
