import { firstGrid, isFirstGrid, newGrid, restoreGrid, type ChartGrid } from '../desk/chartGrid.ts';
import { newLayouts, readLayouts, type NamedLayouts } from '../desk/namedLayouts.ts';
import { countTrends, newTrends, readTrends, type KeptTrends } from '../history/trendLines.ts';
import { readKeys, type KeyAction, type TradeKey } from '../keys/tradeKeys.ts';
import { countValues, newValues, readValueTexts, type ValueTexts } from '../ledger/valueTexts.ts';
import { listKey, parseListLocation } from '../lists/listLocation.ts';
import { newTemplates, readTemplates, type LadderTemplate } from '../trade/ladderTemplates.ts';
import { fieldsOf } from '#lib/fields.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { savedTokenOf, type SavedToken } from './savedToken.ts';

export type FileToken = SavedToken;

interface FileList {
  readonly url: string;
  readonly active: boolean;
}

type OwnKeys = Readonly<Partial<Record<KeyAction, TradeKey>>>;

const keysField = (keys: OwnKeys): Pick<OwnThings, 'keys'> => (Object.keys(keys).length > 0 ? { keys } : {});

const valuesField = (values: ValueTexts): Pick<OwnThings, 'values'> => (countValues(values) > 0 ? { values } : {});

const drawingsField = (drawings: KeptTrends): Pick<OwnThings, 'drawings'> =>
  countTrends(drawings) > 0 ? { drawings } : {};

const layoutsField = (layouts: NamedLayouts): Pick<OwnThings, 'layouts'> => (layouts.length > 0 ? { layouts } : {});

const laddersField = (ladders: readonly LadderTemplate[]): Pick<OwnThings, 'ladders'> =>
  ladders.length > 0 ? { ladders } : {};

const chartsField = (charts: ChartGrid): Pick<OwnThings, 'charts'> => (isFirstGrid(charts) ? {} : { charts });

const countCharts = (charts: ChartGrid = firstGrid): number => (isFirstGrid(charts) ? 0 : 1);

export interface OwnThings {
  readonly tokens: readonly FileToken[];
  readonly lists: readonly FileList[];
  readonly keys?: OwnKeys;
  readonly values?: ValueTexts;
  readonly drawings?: KeptTrends;
  readonly layouts?: NamedLayouts;
  readonly ladders?: readonly LadderTemplate[];
  readonly charts?: ChartGrid;
}

export interface ReadOwnThings extends OwnThings {
  readonly leftOut: number;
}

export type OwnFileProblem =
  | { readonly code: 'tooLarge'; readonly megabytes: number }
  | { readonly code: 'notJson' }
  | { readonly code: 'otherFile' }
  | { readonly code: 'newerVersion'; readonly version: number };

const KIND = 'myt-tokens-and-lists';
const VERSION = 1;
/** More than a browser stores, so that each exported file can be read again. */
const MAX_CHARACTERS = 10_000_000;
const MEGABYTE = 1_000_000;
export const MAX_OWN_TOKENS = 1_000;
export const MAX_OWN_LISTS = 100;

/** JSON, indented by two, with a line break at the end; `readOwnFile` parses it. */
export const ownFileText = ({
  tokens,
  lists,
  keys = {},
  values = {},
  drawings = {},
  layouts = [],
  ladders = [],
  charts = firstGrid,
}: OwnThings): string => {
  const more = {
    ...keysField(keys),
    ...valuesField(values),
    ...drawingsField(drawings),
    ...layoutsField(layouts),
    ...laddersField(ladders),
    ...chartsField(charts),
  };
  return `${JSON.stringify({ kind: KIND, version: VERSION, tokens, lists, ...more }, null, 2)}\n`;
};

const listOf = (entry: unknown): FileList | undefined => {
  const { url, active } = fieldsOf(entry);
  const location = typeof url === 'string' ? parseListLocation(url) : undefined;
  return location?.ok === true && typeof active === 'boolean' ? { url: listKey(location.value), active } : undefined;
};

const taken = <T>(
  entries: readonly unknown[],
  read: (entry: unknown) => T | undefined,
  keyOf: (item: T) => string,
  max: number,
): readonly T[] => {
  const items = new Map<string, T>();
  for (const entry of entries) {
    const item = items.size < max ? read(entry) : undefined;
    if (item !== undefined && !items.has(keyOf(item))) items.set(keyOf(item), item);
  }
  return [...items.values()];
};

const parsed = (text: string): Result<unknown, OwnFileProblem> => {
  if (text.length > MAX_CHARACTERS) return err({ code: 'tooLarge', megabytes: MAX_CHARACTERS / MEGABYTE });
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ code: 'notJson' });
  }
};

/** Number of entries in all parts. */
export const countThings = ({
  tokens,
  lists,
  keys = {},
  values = {},
  drawings = {},
  layouts = [],
  ladders = [],
  charts,
}: OwnThings): number =>
  tokens.length +
  lists.length +
  Object.keys(keys).length +
  countValues(values) +
  countTrends(drawings) +
  layouts.length +
  ladders.length +
  countCharts(charts);

const sizeOf = (given: unknown, inside: (field: unknown) => object): number =>
  Object.values(fieldsOf(given)).reduce<number>((sum, field) => sum + Object.keys(inside(field)).length, 0);

const linesOf = (market: unknown): readonly unknown[] => {
  const { lines } = fieldsOf(market);
  return Array.isArray(lines) ? lines : [];
};

const lengthOf = (given: unknown): number => (Array.isArray(given) ? given.length : 0);

/** Content of an untrusted file; invalid entries are dropped and counted. */
export const readOwnFile = (text: string): Result<ReadOwnThings, OwnFileProblem> => {
  const json = parsed(text);
  if (!json.ok) return json;
  const {
    kind,
    version,
    tokens,
    lists,
    keys: chosen,
    values: set,
    drawings: drawn,
    layouts: saved,
    ladders: templates,
    charts: grid,
  } = fieldsOf(json.value);
  if (kind !== KIND || typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return err({ code: 'otherFile' });
  if (version > VERSION) return err({ code: 'newerVersion', version });
  if (!Array.isArray(tokens) || !Array.isArray(lists)) return err({ code: 'otherFile' });
  const entries = fieldsOf(chosen);
  const keys = readKeys(entries);
  const values = readValueTexts(set);
  const drawings = readTrends(drawn);
  const own = {
    ...keysField(keys),
    ...valuesField(values),
    ...drawingsField(drawings),
    ...laddersField(readTemplates(templates)),
    ...layoutsField(readLayouts(saved)),
    ...chartsField(restoreGrid(grid)),
    tokens: taken(tokens, savedTokenOf, ({ chainId, address }) => `${chainId} ${address}`, MAX_OWN_TOKENS),
    lists: taken(lists, listOf, ({ url }) => url, MAX_OWN_LISTS),
  };
  const given =
    tokens.length +
    lists.length +
    Object.keys(entries).length +
    sizeOf(set, fieldsOf) +
    sizeOf(drawn, linesOf) +
    lengthOf(saved) +
    lengthOf(templates) +
    Number(grid !== undefined);
  return ok({ ...own, leftOut: given - countThings(own) });
};

/** Entries of a file that are new. Stored entries stay unchanged, so that nothing is lost. */
export const newThings = (file: OwnThings, kept: OwnThings): OwnThings => ({
  tokens: file.tokens.filter(
    (token) => !kept.tokens.some((own) => own.chainId === token.chainId && own.address === token.address),
  ),
  lists: file.lists.filter(({ url }) => !kept.lists.some((list) => list.url === url)),
  ...keysField(
    Object.fromEntries(Object.entries(file.keys ?? {}).filter(([action]) => !Object.hasOwn(kept.keys ?? {}, action))),
  ),
  ...valuesField(newValues(file.values ?? {}, kept.values ?? {})),
  ...drawingsField(newTrends(file.drawings ?? {}, kept.drawings ?? {})),
  ...laddersField(newTemplates(file.ladders ?? [], kept.ladders ?? [])),
  ...layoutsField(newLayouts(file.layouts ?? [], kept.layouts ?? [])),
  ...chartsField(newGrid(file.charts, kept.charts)),
});
