import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersFor, type Headers } from '../../build/release/serverFiles.ts';
import { ANY_PORT, listenOn, type Listening } from '../../../e2e/devnet/ports.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const COMPRESSED: readonly string[] = ['.woff2', '.png'];

interface Served {
  readonly body: Buffer;
  readonly headers: Headers;
}

const readServed = (file: string, named: Headers): Served => {
  const content = readFileSync(file);
  const extension = extname(file);
  const isPlain = COMPRESSED.includes(extension);
  return {
    body: isPlain ? content : gzipSync(content, { level: 9 }),
    headers: {
      ...named,
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      ...(!isPlain && { 'content-encoding': 'gzip' }),
    },
  };
};

/** Compressed, with the headers of `_headers`; any page's path is `index.html`. */
export const startCompressedServer = (folder: string): Promise<Listening> => {
  const list = join(folder, '_headers');
  const named = existsSync(list) ? readFileSync(list, 'utf8') : '';
  const served = new Map<string, Served>();
  const serve = (path: string): Served | undefined => {
    const requests = extname(path) === '' ? '/index.html' : path;
    const file = join(folder, requests);
    const known = served.get(file);
    if (known) return known;
    if (!existsSync(file)) return undefined;
    const fresh = readServed(file, headersFor(named, requests));
    served.set(file, fresh);
    return fresh;
  };
  const server = createServer(({ url = '/' }, response) => {
    const found = serve(new URL(url, 'http://host').pathname);
    if (!found) return void response.writeHead(404).end();
    response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body);
  });
  return listenOn(server, ANY_PORT);
};
