import { describe, expect, it } from 'vitest';
import { firstPageChunk } from '../../e2e/build/firstPageChunk.ts';

/** Which modules import a module by a plain import; the two pages and the later part are loaded by `import()`. */
const importers: Readonly<Record<string, readonly string[]>> = {
  main: ['index.html'],
  early: ['index.html'],
  codec: ['early', 'store'],
  readBook: [],
  bookPages: ['readBook'],
  rpc: ['readBook', 'store'],
  insertion: ['readBook', 'tradePage'],
  store: ['main', 'tradePage', 'poolPage'],
  homePage: [],
  hero: ['homePage'],
  logo: ['homePage', 'tradePage'],
  marketList: ['homePage', 'marketPage', 'follower'],
  marketPage: [],
  tradePage: [],
  ladder: ['tradePage'],
  ladderRow: ['ladder'],
  poolPage: [],
  button: ['tradePage', 'poolPage'],
  poolCard: ['poolPage'],
  dialog: ['laterPart'],
  laterPart: [],
  follower: [],
  lists: [],
  quote: [],
  sums: ['quote', 'laterPart'],
  price: ['follower', 'quote', 'poolPage'],
};
const graph = {
  getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }),
} as unknown as Parameters<ReturnType<typeof firstPageChunk>>[1];
const together = { started: ['follower', 'lists'], quote: ['quote'] };
const plan = {
  early: 'early',
  book: ['readBook'],
  entry: 'main',
  home: 'homePage',
  firstPage: 'tradePage',
  pages: ['poolPage', 'marketPage'],
  together,
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
    ['\0rolldown/runtime.js', 'early'],
  ])('%s is needed by every page, or before it: %s', (id, chunk) => {
    expect(chunkOf(id, graph)).toBe(chunk);
  });

  it.each([
    ['bookPages', 'book'],
    ['insertion', 'book'],
    ['button', 'parts'],
    ['marketList', 'markets'],
    ['price', 'common'],
  ])('%s comes only with the pages that need it: %s', (id, chunk) => {
    expect(chunkOf(id, graph)).toBe(chunk);
  });

  it.each(['homePage', 'hero'])('%s is needed by home alone and stays with it', (id) => {
    expect(chunkOf(id, graph)).toBeNull();
  });

  it.each(['tradePage', 'ladder', 'ladderRow'])('%s is needed by the first page alone and stays with it', (id) => {
    expect(chunkOf(id, graph)).toBeNull();
  });

  it.each([
    ['lists', 'started'],
    ['quote', 'quote'],
    ['sums', 'quote'],
  ])('%s is loaded on every visit, whatever else needs it: %s', (id, chunk) => {
    expect(chunkOf(id, graph)).toBe(chunk);
  });

  it.each(['poolPage', 'poolCard', 'laterPart', 'dialog'])('%s comes later, or with another page', (id) => {
    expect(chunkOf(id, graph)).toBeNull();
  });

  it('modules that import each other end the search', () => {
    const circle = { getModuleInfo: (id: string) => ({ importers: id === 'a' ? ['b', 'main'] : ['a'] }) };
    expect(firstPageChunk(plan)('a', circle as unknown as typeof graph)).toBe('base');
  });
});
