import { integrityOf } from '../tools/build/release/integrity.ts';
import { inlineHashes } from '../tools/build/release/sealPage.ts';

type Files = ReadonlyMap<string, Buffer>;

const digestOf = (content: string | Uint8Array): string => integrityOf(content).slice('sha256-'.length);

/** Order of embedded hashes: part, list of hashes, page, what names the page. */
const orderOf = (path: string): number => {
  if (/^\/assets\/hashes-/.test(path)) return 1;
  if (path === '/index.html') return 2;
  if (['/_headers', '/nginx.conf', '/sw.js'].includes(path)) return 3;
  return path === '/build.json' ? 4 : 0;
};

/** Replaces texts and the hash of each changed file, as if built that way. The list of the build stays. */
export const resealed = (files: Files, change: (text: string) => string): Files => {
  const digests = new Map<string, string>();
  const rehashed = (text: string): string => {
    let changed = text;
    for (const [before, after] of digests) changed = changed.replaceAll(before, after);
    return changed;
  };
  const copied = new Map<string, Buffer>();
  for (const [path, before] of [...files].sort(([one], [other]) => orderOf(one) - orderOf(other))) {
    const order = orderOf(path);
    if (order === 4 || !/\.(?:js|html)$|\/_headers$/.test(path)) {
      copied.set(path, before);
      continue;
    }
    const text = before.toString('utf8');
    const placed = change(text);
    const changed = order === 0 ? placed : rehashed(placed);
    if (changed === text) {
      copied.set(path, before);
      continue;
    }
    if (path === '/index.html') {
      const [was, is] = [inlineHashes(text), inlineHashes(changed)];
      was.scripts.forEach((hash, index) => digests.set(hash, is.scripts[index] ?? hash));
    }
    digests.set(digestOf(text), digestOf(changed));
    copied.set(path, Buffer.from(path === '/index.html' ? rehashed(changed) : changed));
  }
  return copied;
};
