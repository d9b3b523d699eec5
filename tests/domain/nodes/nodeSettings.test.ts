import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestAccepted } from '#domain/nodes/largestAccepted.ts';
import { maskNodeUrl, parseNodeUrl } from '#domain/nodes/parseNodeUrl.ts';
import { moved } from '#domain/nodes/moved.ts';
import { isNodeUrl, usedNodes, restoreNodes } from '#domain/nodes/nodeSettings.ts';

const configured = ['https://a.example', 'https://b.example', 'http://chain.internal:8545'];
const urls = fc.uniqueArray(fc.webUrl({ validSchemes: ['https'] }).filter(isNodeUrl), { maxLength: 5 });

describe('URLs of nodes', () => {
  it.each([
    ['https://node.example', 'https://node.example'],
    [' https://node.example/ ', 'https://node.example'],
    ['https://node.example/v2/Key?x=1#part', 'https://node.example/v2/Key?x=1'],
    ['http://localhost:8545', 'http://localhost:8545'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['http://node.example', 'notSecure'],
    ['http://localhost.example', 'notSecure'],
    ['http://127.0.0.1.example/', 'notSecure'],
    ['wss://node.example', 'notSecure'],
    ['javascript:alert(1)', 'notUrl'],
    ['node.example', 'notUrl'],
    ['', 'notUrl'],
    ['https://me:secret@node.example', 'hasLogin'],
    ['http://localhost:1@node.example', 'hasLogin'],
  ])('%s is %s', (text, expected) => {
    const parsed = parseNodeUrl(text);
    expect(parsed.ok ? parsed.value : parsed.error).toBe(expected);
  });

  it('an accepted URL is accepted again as it is, and restored', () =>
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (text) => {
        const parsed = parseNodeUrl(text);
        if (!parsed.ok) return;
        expect(parseNodeUrl(parsed.value)).toEqual(parsed);
        expect(restoreNodes({ own: [parsed.value] }).own).toEqual([parsed.value]);
      }),
    ));

  it.each([
    ['https://node.example', 'node.example'],
    ['http://127.0.0.1:8545', '127.0.0.1:8545'],
    ['https://node.example/v2/abcdefghijklmnop', 'node.example/v2/••••'],
    ['https://node.example/polygon?key=secret', 'node.example/polygon?••••'],
  ])('%s is shown as %s', (url, shown) => expect(maskNodeUrl(url)).toBe(shown));

  it('a key is never shown, wherever it is in the path or the query', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{13,40}$/),
        fc.constantFrom('/', '/v3/', '/rpc?key=', '/?a=1&k='),
        (key, at) => {
          expect(maskNodeUrl(`https://n.example${at}${key}`)).not.toContain(key);
        },
      ),
    ));
});

describe('the nodes that are queried', () => {
  it('are restored out of anything, and only URLs that may be queried', () =>
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { own, unused } = restoreNodes(stored);
        expect(own.every(isNodeUrl)).toBe(true);
        expect(unused.every((url) => typeof url === 'string')).toBe(true);
      }),
    ));

  it("are one's own in their order, then the configured ones in use; each once, never none", () =>
    fc.assert(
      fc.property(urls, fc.subarray(configured), (own, unused) => {
        const queries = usedNodes({ own, unused }, configured);
        expect(queries.length).toBeGreaterThan(0);
        expect(new Set(queries).size).toBe(queries.length);
        expect(queries.slice(0, own.length)).toEqual(own);
        const rest = configured.filter((url) => !unused.includes(url) && !own.includes(url));
        if (queries.length > own.length) expect(queries.slice(own.length)).toEqual(rest.length > 0 ? rest : configured);
      }),
    ));

  it('a move changes places with the neighbour, and the way back undoes it', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (list, at) => {
        const entry = list[at % list.length] ?? '';
        const up = moved(list, entry, -1);
        if (up !== list) expect(moved(up, entry, 1)).toEqual(list);
      }),
    );
  });
});

describe('the largest size that a node accepts', () => {
  const sizes = [100, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 1_000_000];

  it('is found for any limit by four requests at most', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2_000_000 }), async (limit) => {
        const queries: number[] = [];
        const found = await largestAccepted(sizes, (size) => {
          queries.push(size);
          return Promise.resolve(size <= limit);
        });
        expect(found).toBe(sizes.findLast((size) => size <= limit));
        expect(queries.length).toBeLessThanOrEqual(4);
      }),
    ));

  it('is what was found so far where the node does not answer any more', async () => {
    const answers = [true, undefined];
    expect(await largestAccepted(sizes, () => Promise.resolve(answers.shift()))).toBe(5000);
    expect(await largestAccepted(sizes, () => Promise.resolve(undefined))).toBeUndefined();
  });
});
