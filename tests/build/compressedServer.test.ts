import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { headersFile, securityHeaders } from '../../tools/build/release/serverFiles.ts';
import { startCompressedServer } from '../../tools/bench/pageLoad/compressedServer.ts';

it("the bench serves a build with the build's own headers, which name the hashes of what is in the page", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'myt-served-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const security = securityHeaders("script-src 'self' 'sha256-map='; style-src 'sha256-look='");
  writeFileSync(join(folder, '_headers'), headersFile(security, '/'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  const server = await startCompressedServer(folder);
  onTestFinished(() => server.stop());
  const page = await fetch(`${server.url}/trade/ETH/0x1`);
  expect(await page.text()).toBe('<p>page</p>');
  expect(page.headers.get('content-security-policy')).toBe(security['Content-Security-Policy']);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404);
});
