import { expect, it } from 'vitest';
import {
  headersFile,
  headersFor,
  nginxFile,
  redirectsFile,
  securityHeaders,
  serverFiles,
} from '../../tools/build/release/serverFiles.ts';

const security = securityHeaders("default-src 'none'; frame-ancestors https://app.safe.global");
const text = headersFile(security, '/');

it('every answer has the security headers', () => {
  for (const path of ['/', '/trade/ETH/0x1', '/assets/a-1.js', '/sw.js', '/manifest.json'])
    expect(headersFor(text, path)).toMatchObject(security);
});

it('files with a hash in their name are kept for good; the page and the service worker are requested again', () => {
  expect(headersFor(text, '/assets/base-1.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(headersFor(text, '/index.html')['Cache-Control']).toBe('no-cache');
  expect(headersFor(text, '/sw.js')['Cache-Control']).toBe('no-cache');
});

it("the manifest and the icon can be read by the Safe's page, and nothing else", () => {
  expect(headersFor(text, '/manifest.json')['Access-Control-Allow-Origin']).toBe('*');
  expect(headersFor(text, '/')['Access-Control-Allow-Origin']).toBeUndefined();
});

it('a dot in a path is a dot', () => {
  expect(headersFor('/a.js\n  X-Any: 1', '/abjs')).toEqual({});
  expect(headersFor('/a.js\n  X-Any: 1', '/a.js')).toEqual({ 'X-Any': '1' });
});

it('nginx sends the same headers, answers unknown paths with the page, and keeps the files for servers to itself', () => {
  const nginx = nginxFile(security, '/');
  for (const [name, value] of Object.entries(security))
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  expect(nginx).toContain('location / { try_files $uri /index.html; }');
  expect(nginx).toContain('location /assets/ { try_files $uri =404; }');
  expect(nginx).toContain('location = /sw.js { try_files $uri =404; }');
  for (const file of serverFiles) expect(nginx).toContain(`location = /${file} { return 404; }`);
  // The page is kept for no time, the scripts for good: one variable, decided by the address.
  expect(nginx).toContain('set $exchange_cache "no-cache";');
  expect(nginx).toContain('if ($uri ~ "^/assets/") { set $exchange_cache "public, max-age=31536000, immutable"; }');
  // Further in, an add_header would drop all others.
  expect(nginx.slice(nginx.indexOf('location /'))).not.toContain('add_header');
});

it('nginx compresses scripts, which it does not by itself; HTML it does, and names it twice with a warning', () => {
  const nginx = nginxFile(security, '/');
  expect(nginx).toMatch(/^gzip on;$/m);
  expect(nginx).toMatch(/^gzip_vary on;$/m);
  const types = /^gzip_types (.*);$/m.exec(nginx)?.[1]?.split(' ');
  expect(types).toEqual(
    expect.arrayContaining(['application/javascript', 'text/javascript', 'text/css', 'application/json']),
  );
  expect(types).not.toContain('text/html');
});

it('the same rules hold below a folder of the server', () => {
  expect(headersFor(headersFile(security, '/dex/'), '/dex/assets/a.js')['Cache-Control']).toMatch(/immutable/);
  expect(headersFor(headersFile(security, '/dex/'), '/other')).toEqual({});
  expect(redirectsFile('/dex/')).toBe('/dex/assets/* /dex/index.html 404\n/dex/* /dex/index.html 200\n');
});
