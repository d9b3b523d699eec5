import { describe, expect, it } from 'vitest';
import { firstPageChunk, namedFiles, type ChunkPlan } from '../../tools/build/firstLoad/firstPageChunk.ts';

/** Static importers of each module; pages and later modules are loaded by `import()`. */
const importers: Readonly<Record<string, readonly string[]>> = {
  main: ['index.html'],
  early: ['index.html'],
  codec: ['early', 'store'],
  readBook: [],
  bookPages: ['readBook'],
  rpc: ['readBook', 'store'],
  insertion: ['readBook', 'tradePage'],
  uint256: ['readBook', 'addPage'],
  store: ['main', 'tradePage', 'poolPage'],
  homePage: [],
  hero: ['homePage'],
  logo: ['homePage', 'tradePage'],
  reserves: ['homePage', 'quote'],
  status: ['homePage', 'addPage'],
  readPools: [],
  poolPages: ['readPools', 'homePage'],
  poolCall: ['readPools', 'store'],
  blockReader: ['readBook', 'readPools'],
  marketList: ['homePage', 'marketPage', 'follower'],
  marketPage: [],
  tradePage: [],
  ladder: ['tradePage'],
  ladderRow: ['ladder'],
  fill: ['tradePage', 'laterPart'],
  poolPage: [],
  addPage: [],
  button: ['tradePage', 'poolPage'],
  amountField: ['tradePage', 'addPage', 'laterPart'],
  poolCard: ['poolPage'],
  poolRow: ['poolPage', 'laterPart'],
  poolMath: ['poolPage', 'addPage'],
  wrongAddress: ['marketPage', 'poolPage', 'addPage'],
  dialog: ['laterPart'],
  laterPart: [],
  follower: [],
  lists: [],
  bell: [],
  days: [],
  logRanges: ['days', 'follower', 'poolPage'],
  news: ['bell', 'follower'],
  foot: [],
  footLinks: ['foot', 'lists', 'laterPart'],
  quote: [],
  sums: ['quote', 'laterPart'],
  price: ['follower', 'quote', 'poolPage'],
  age: ['follower', 'poolPage'],
  '/node_modules/swr.js': ['addPage', 'laterPart'],
  '/src/features/card/index.ts': ['addPage', 'laterPart'],
};
const graph = {
  getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }),
} as unknown as Parameters<ReturnType<typeof firstPageChunk>>[1];
const plan: ChunkPlan = {
  early: ['early'],
  book: ['readBook'],
  markets: ['readPools'],
  entry: ['main'],
  home: ['homePage'],
  trade: ['tradePage'],
  market: ['marketPage'],
  pool: ['poolPage'],
  explore: ['poolList'],
  add: ['addPage'],
  quote: ['quote'],
  alerts: ['bell'],
  days: ['days'],
  footer: ['foot'],
  started: ['follower', 'lists'],
};
const chunkOf = firstPageChunk(plan);

describe('the chunk of a module', () => {
  it.each([
    ['early', 'early'],
    ['codec', 'early'],
    ['main', 'base'],
    ['store', 'base'],
    ['logo', 'base'],
    ['rpc', 'early'],
    ['uint256', 'early'],
    ['poolCall', 'early'],
    ['blockReader', 'early'],
    ['reserves', 'base'],
    ['status', 'base'],
    ['\0rolldown/runtime.js', 'early'],
  ])('%s is needed by every page, or before it: %s', (id, chunk) => {
    expect(chunkOf(id, graph)).toBe(chunk);
  });

  it.each([
    ['bookPages', 'book'],
    ['insertion', 'book'],
    ['poolPages', 'markets'],
    ['marketList', 'rows'],
    ['button', 'parts'],
    ['amountField', 'parts'],
    ['fill', 'trading'],
    ['price', 'figures'],
    ['age', 'common'],
    ['poolRow', 'shared-pool'],
    ['poolMath', 'shared-pool-add'],
    ['wrongAddress', 'shared-market-pool-add'],
  ])('%s comes only with the pages that need it: %s', (id, chunk) => {
    expect(chunkOf(id, graph)).toBe(chunk);
  });

  it.each(['homePage', 'hero'])('%s is needed by home alone and stays with it', (id) => {
    expect(chunkOf(id, graph)).toBeNull();
  });

  it.each(['tradePage', 'ladder', 'ladderRow'])('%s is needed by the trade page alone and stays with it', (id) => {
    expect(chunkOf(id, graph)).toBeNull();
  });

  it.each([
    ['lists', 'started'],
    ['news', 'alerts'],
    ['logRanges', 'days'],
    ['footLinks', 'footer'],
    ['quote', 'quote'],
    ['sums', 'quote'],
  ])('%s is loaded on every visit, whatever else needs it: %s', (id, chunk) => {
    expect(chunkOf(id, graph)).toBe(chunk);
  });

  it.each(['poolPage', 'poolCard', 'laterPart', 'dialog'])('%s comes later, or with another page', (id) => {
    expect(chunkOf(id, graph)).toBeNull();
  });

  it.each(['/node_modules/swr.js', '/src/features/card/index.ts'])(
    '%s is a library or a barrel: few need it as a whole',
    (id) => {
      expect(chunkOf(id, graph)).toBeNull();
    },
  );

  it('a module of a file that is not named would be left to the builder', () => {
    const named = Object.keys(importers).flatMap((id) => chunkOf(id, graph) ?? []);
    expect(namedFiles).toEqual(expect.arrayContaining(named));
  });

  it('modules that import each other end the search', () => {
    const circle = { getModuleInfo: (id: string) => ({ importers: id === 'a' ? ['b', 'main'] : ['a'] }) };
    expect(firstPageChunk(plan)('a', circle as unknown as typeof graph)).toBe('base');
  });
});

it('a module that is in two entry groups fails the build, because one of them would lose it', () => {
  expect(() => firstPageChunk({ ...plan, started: ['follower', 'readBook'] })).toThrow(
    'readBook is in two entry groups: book and started.',
  );
});
