import { isDoor, usersOf } from './doors.ts';
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

/** What a visit loads at one time, by the occasion: the modules that begin it. */
export interface ChunkPlan {
  /** What runs before the application. */
  readonly early: readonly string[];
  /** What reads an order book: a page without one loads none of what only this needs. */
  readonly book: readonly string[];
  /** What the application starts with. */
  readonly entry: readonly string[];
  /** The page at the root, which is to begin with as little as possible. */
  readonly home: readonly string[];
  /** The page with the order book. */
  readonly trade: readonly string[];
  /** The other pages that visits begin with. */
  readonly market: readonly string[];
  readonly pool: readonly string[];
  readonly add: readonly string[];
  /** What the trade page loads by itself once it shows. */
  readonly quote: readonly string[];
  /** What both of the others stand on. */
  readonly alerts: readonly string[];
  /** What lists of markets read the last 24 hours with. */
  readonly days: readonly string[];
  /** What stands below every page but the trade page. */
  readonly footer: readonly string[];
  /** What every page loads by itself once it shows. */
  readonly started: readonly string[];
}

type Occasion = keyof ChunkPlan;

interface Needed {
  /** Whether one of these needs the module. */
  readonly by: (...occasions: readonly Occasion[]) => boolean;
  /** Nothing else needs it. */
  readonly isAlone: boolean;
}

/** Pages that share much with pages that no visit begins with. */
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
 * Each file holds what the same occasions need: the first that fits. What a module stands on is needed wherever it is, so
 * it is in the same file or one that they all load, and no two files need each other.
 */
const RULES: readonly (readonly [file: string | null, holds: (needed: Needed) => boolean])[] = [
  ['early', ({ by }) => by('early') || (by('book') && by('entry', 'home', ...SHARING))],
  ['book', ({ by }) => by('book')],
  ['base', ({ by }) => by('entry') || (by('home') && by('trade', 'quote'))],
  ['days', ({ by }) => by('days')],
  ['lists', ({ by }) => by('home') && by('pool', 'add')],
  [null, ({ by, isAlone }) => isAlone && by('home', 'trade')],
  ['markets', ({ by }) => by('home')],
  ['parts', ({ by }) => by('trade') && by(...SHARING)],
  ['trading', ({ by }) => by('trade')],
  ['figures', ({ by }) => by('quote') && by(...SHARING)],
  ['common', ({ by }) => by('alerts', 'started') && by(...SHARING)],
  ['footer', ({ by }) => by('footer')],
  ['alerts', ({ by }) => by('alerts')],
  ['started', ({ by }) => by('started')],
  ['quote', ({ by }) => by('quote')],
];

/** The files whose modules are named here. */
export const namedFiles: readonly string[] = [...RULES.flatMap(([file]) => file ?? []), ...SETS.map(sharedFile)];

/**
 * Few requests and few bytes for the pages that visits begin with: a file holds what the same of them need. What one page
 * alone needs is its own file; what only parts need that come with a press comes with them.
 * @returns names the file of a module, or null for the builder's own choice
 */
export const firstPageChunk = (plan: ChunkPlan) => {
  const occasions = new Map(
    (Object.entries(plan) as [Occasion, readonly string[]][]).flatMap(([occasion, modules]) =>
      modules.map((module) => [module, occasion] as const),
    ),
  );
  const users = rememberUsers();
  /** A module and all that lead to it by plain imports, not by those that load something later. */
  const leadingTo = (id: string, graph: Graph): ReadonlySet<string> => {
    const found = new Set([id]);
    for (const one of found) for (const importer of users(one, graph)) found.add(importer);
    return found;
  };
  const neededBy = (id: string, graph: Graph): Needed & { readonly pages: readonly Occasion[] } => {
    const leading = leadingTo(id, graph);
    const found = new Set([...leading].flatMap((one) => occasions.get(one) ?? []));
    const others = [...leading].filter((one) => users(one, graph).length === 0 && !occasions.has(one));
    return {
      by: (...asked) => asked.some((occasion) => found.has(occasion)),
      isAlone: found.size === 1 && others.length === 0,
      pages: SHARING.filter((page) => found.has(page)),
    };
  };
  const fileOf = (id: string, graph: Graph): string | null => {
    // What the builder itself needs in every file.
    if (id.includes('rolldown/runtime')) return 'early';
    const needed = neededBy(id, graph);
    const rule = RULES.find(([, holds]) => holds(needed));
    if (rule) return rule[0];
    // What stands behind a door, or in a library, few need as a whole.
    const isApart = needed.isAlone || isDoor(id) || id.includes('node_modules');
    return needed.pages.length === 0 || isApart ? null : sharedFile(needed.pages);
  };
  /** Files of modules: the builder requests a module's file once for each file there is. */
  const files = new Map<string, string | null>();
  return (id: string, graph: Graph): string | null => {
    const known = files.get(id);
    if (known !== undefined) return known;
    const file = fileOf(id, graph);
    files.set(id, file);
    return file;
  };
};
