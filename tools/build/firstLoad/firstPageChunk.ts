import { isDoor, usersOf, type Graph } from './doors.ts';

const rememberUsers = () => {
  const users = new Map<string, readonly string[]>();
  return (id: string, graph: Graph): readonly string[] => {
    const found = users.get(id) ?? usersOf(id, graph);
    users.set(id, found);
    return found;
  };
};

/** Modules that start each occasion of a visit. */
export interface ChunkPlan {
  /** Run before the application. */
  readonly early: readonly string[];
  /** Read an order book. Pages without a book load no code that only these need. */
  readonly book: readonly string[];
  /** Read the list of markets, likewise. */
  readonly markets: readonly string[];
  /** Entry of the application. */
  readonly entry: readonly string[];
  /** Root page, which loads as little as possible. */
  readonly home: readonly string[];
  /** Page with the order book. */
  readonly trade: readonly string[];
  /** Other pages that visits begin with. */
  readonly market: readonly string[];
  readonly pool: readonly string[];
  /** Lazy list of the pool page. */
  readonly explore: readonly string[];
  readonly add: readonly string[];
  /** Loaded by the trade page after its first render. */
  readonly quote: readonly string[];
  /** Needed by several occasions. */
  readonly alerts: readonly string[];
  /** Read the last 24 hours for market lists. */
  readonly days: readonly string[];
  readonly footer: readonly string[];
  /** Loaded by every page after its first render. */
  readonly started: readonly string[];
}

type Occasion = keyof ChunkPlan;

interface Needed {
  /** True if one of these occasions needs the module. */
  readonly by: (...occasions: readonly Occasion[]) => boolean;
  /** True if nothing else needs it. */
  readonly isAlone: boolean;
}

/** Share much code with pages that no visit begins with. */
const SHARING = ['market', 'pool', 'add'] as const;

const sharedFile = (pages: readonly Occasion[]): string => ['shared', ...pages].join('-');

const SETS: readonly (readonly Occasion[])[] = [
  ...SHARING.map((page) => [page]),
  ['market', 'pool'],
  ['market', 'add'],
  ['pool', 'add'],
  SHARING,
];

/**
 * The first match wins. A file holds modules of the same occasions, and its dependencies are in it or in files that all
 * these occasions load, so no two files need each other.
 */
const RULES: readonly (readonly [file: string | null, holds: (needed: Needed) => boolean])[] = [
  [
    'early',
    ({ by }) =>
      by('early') ||
      (by('book') && by('markets', 'home', ...SHARING)) ||
      (by('book', 'markets') && by('entry')) ||
      (by('markets') && by('trade', 'quote', 'add')),
  ],
  ['book', ({ by }) => by('book')],
  ['markets', ({ by }) => by('markets')],
  ['base', ({ by }) => by('entry') || (by('home') && by('trade', 'quote', 'pool', 'add'))],
  ['days', ({ by }) => by('days')],
  [null, ({ by, isAlone }) => isAlone && by('home', 'trade')],
  ['rows', ({ by }) => by('home')],
  ['parts', ({ by }) => by('trade') && by('explore', ...SHARING)],
  ['trading', ({ by }) => by('trade')],
  ['figures', ({ by }) => by('quote') && by('explore', ...SHARING)],
  ['common', ({ by }) => by('alerts', 'started') && by(...SHARING)],
  ['listed', ({ by }) => by('explore') && by('alerts', 'started')],
  ['footer', ({ by }) => by('footer')],
  ['alerts', ({ by }) => by('alerts')],
  ['started', ({ by }) => by('started')],
  ['quote', ({ by }) => by('quote')],
  ['explored', ({ by, isAlone }) => by('explore') && !by(...SHARING) && !isAlone],
];

export const namedFiles: readonly string[] = [...RULES.flatMap(([file]) => file ?? []), ...SETS.map(sharedFile)];

/** By module. @throws for a module of two occasions, because the later one would take its file */
const occasionsOf = (plan: ChunkPlan): ReadonlyMap<string, Occasion> => {
  const found = new Map<string, Occasion>();
  for (const [occasion, modules] of Object.entries(plan) as [Occasion, readonly string[]][]) {
    for (const module of modules) {
      const other = found.get(module);
      if (other !== undefined) throw new Error(`${module} starts two occasions: ${other} and ${occasion}.`);
      found.set(module, occasion);
    }
  }
  return found;
};

/**
 * Minimizes requests and bytes: a file holds modules that the same pages need; parts loaded on a click keep theirs.
 * @returns names a module's file, or null for the builder's choice
 */
export const firstPageChunk = (plan: ChunkPlan) => {
  const occasions = occasionsOf(plan);
  const users = rememberUsers();
  const leadingTo = (id: string, graph: Graph): ReadonlySet<string> => {
    const found = new Set([id]);
    for (const module of found) for (const importer of users(module, graph)) found.add(importer);
    return found;
  };
  const neededBy = (id: string, graph: Graph): Needed & { readonly pages: readonly Occasion[] } => {
    const leading = leadingTo(id, graph);
    const found = new Set([...leading].flatMap((entry) => occasions.get(entry) ?? []));
    const others = [...leading].filter((entry) => users(entry, graph).length === 0 && !occasions.has(entry));
    return {
      by: (...requests) => requests.some((occasion) => found.has(occasion)),
      isAlone: found.size === 1 && others.length === 0,
      pages: SHARING.filter((page) => found.has(page)),
    };
  };
  const fileOf = (id: string, graph: Graph): string | null => {
    // Every file needs the builder's runtime.
    if (id.includes('rolldown/runtime')) return 'early';
    const needed = neededBy(id, graph);
    const rule = RULES.find(([, holds]) => holds(needed));
    if (rule) return rule[0];
    // Few pages need a whole feature `index.ts` or library, so these are not shared.
    const isApart = needed.isAlone || isDoor(id) || id.includes('node_modules');
    return needed.pages.length === 0 || isApart ? null : sharedFile(needed.pages);
  };
  /** The builder requests each file once per output file. */
  const files = new Map<string, string | null>();
  return (id: string, graph: Graph): string | null => {
    const known = files.get(id);
    if (known !== undefined) return known;
    const file = fileOf(id, graph);
    files.set(id, file);
    return file;
  };
};
