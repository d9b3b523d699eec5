import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentPolicy } from '../../../e2e/build/contentPolicy.ts';
import { ANY_PORT, listenOn } from '../../../e2e/devnet/ports.ts';
import type { Listening } from '../../../e2e/devnet/ports.ts';

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
  readonly headers: Readonly<Record<string, string>>;
}

const readServed = (file: string): Served => {
  const content = readFileSync(file);
  const extension = extname(file);
  const isPlain = COMPRESSED.includes(extension);
  const hasHash = file.includes('/assets/');
  return {
    body: isPlain ? content : gzipSync(content, { level: 9 }),
    headers: {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': hasHash ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': contentPolicy({ local: ['http://127.0.0.1:*'] }),
      ...(!isPlain && { 'content-encoding': 'gzip' }),
    },
  };
};

/** Serves a build as a host does: compressed, under its content security policy, any page's path as `index.html`. */
export const startCompressedServer = (folder: string): Promise<Listening> => {
  const served = new Map<string, Served>();
  const serve = (path: string): Served | undefined => {
    const file = join(folder, extname(path) === '' ? 'index.html' : path);
    const known = served.get(file);
    if (known) return known;
    if (!existsSync(file)) return undefined;
    const fresh = readServed(file);
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
