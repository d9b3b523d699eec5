import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Application } from './application.ts';
import { atMost, exactly, figure, type Findings } from './figures.ts';
import { gzipBytes, packageShares } from './packageShares.ts';
import { openPage, pageComplete } from './pageState.ts';

/** Maximum bytes (gzip -9) of the scripts that a page needs to start. */
const MAX_SCRIPT_BYTES = 185_000;
const LIMITS = { all: 250_000, requests: 10 } as const;
/** Milliseconds after the complete page that still count as first load. */
const SETTLE_MS = 3000;
const COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif)$/;

/** The page itself is `/`. Headless browsers fetch no icon. */
const requestedPaths = async (browser: Browser, { tradeUrl, rpcProxy }: Application) => {
  const page = await openPage(browser);
  const paths = new Set<string>();
  let foreign = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === new URL(rpcProxy.url).origin) return;
    if (url.origin !== new URL(tradeUrl).origin) foreign += Number(url.protocol !== 'data:');
    else paths.add(request.isNavigationRequest() ? '/' : url.pathname);
  });
  const startedAtMs = Date.now();
  await page.goto(tradeUrl, { waitUntil: 'commit' });
  const completeMs = (await pageComplete(page, { connected: false })) - startedAtMs;
  await sleep(SETTLE_MS);
  const icons = await page.locator('link[rel~=icon]').all();
  for (const icon of icons) paths.add(new URL((await icon.getAttribute('href')) ?? '', tradeUrl).pathname);
  await page.close();
  return { paths: [...paths], foreign, completeMs };
};

const isScript = (path: string): boolean => path.endsWith('.js');
const STARTS = /<script[^>]* src="([^"]+)"/g;
const IMPORTS = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** Scripts of the entry and of the page, with their static imports. @param page prefix of the page's script */
const startingScripts = (
  fileOf: (path: string) => string,
  scripts: readonly string[],
  page: string,
): readonly string[] => {
  const entries = [...readFileSync(fileOf('/'), 'utf8').matchAll(STARTS)].map(([, path]) => path);
  const first = new Set(scripts.filter((path) => entries.includes(path) || path.includes(`/${page}-`)));
  for (const path of first) {
    for (const [, name] of readFileSync(fileOf(path), 'utf8').matchAll(IMPORTS)) first.add(`/assets/${name}`);
  }
  return [...first];
};

const INLINE = /<script>([^]*?)<\/script>/g;

/** Includes inline scripts, gzip -9. */
export const startingBytes = (fileOf: (path: string) => string, scripts: readonly string[], page: string): number => {
  const inPage = [...readFileSync(fileOf('/'), 'utf8').matchAll(INLINE)].map(([, text = '']) => Buffer.from(text));
  const files = startingScripts(fileOf, scripts, page).map((path) => readFileSync(fileOf(path)));
  return [...inPage, ...files].reduce((sum, script) => sum + gzipBytes(script), 0);
};

/** Loads the page without any user action. Requests after the first paint are reported separately. */
export const measureFirstLoad = async (browser: Browser, application: Application): Promise<Findings> => {
  const { paths, foreign, completeMs } = await requestedPaths(browser, application);
  const fileOf = (path: string): string => join(application.outDir, path === '/' ? 'index.html' : path);
  const missing = paths.filter((path) => !existsSync(fileOf(path)));
  if (missing.length > 0) throw new Error(`The page asked for what is not in the build: ${missing.join(', ')}`);
  const bytesOf = (path: string): number => {
    const content = readFileSync(fileOf(path));
    return COMPRESSED.test(path) ? content.length : gzipBytes(content);
  };
  const sum = (chosen: readonly string[]): number => chosen.reduce((total, path) => total + bytesOf(path), 0);
  const scripts = startingScripts(fileOf, paths.filter(isScript), 'TradePage');
  const first = paths.filter((path) => !isScript(path) || scripts.includes(path));
  const later = paths.filter((path) => !first.includes(path));
  return {
    scriptBytes: atMost(MAX_SCRIPT_BYTES, startingBytes(fileOf, paths.filter(isScript), 'TradePage'), 'bytes, gzip -9'),
    allBytes: atMost(LIMITS.all, sum(first), 'bytes, text gzip -9'),
    requests: atMost(LIMITS.requests, first.length, 'requests for files'),
    requestsToOtherHosts: exactly(0, foreign, 'requests'),
    complete: figure(completeMs, 'ms from the address to the complete page'),
    laterBytes: figure(sum(later), 'bytes that follow on their own, gzip -9'),
    bytesByFile: Object.fromEntries(first.map((path) => [path, bytesOf(path)])),
    laterBytesByFile: Object.fromEntries(later.map((path) => [path, bytesOf(path)])),
    scriptBytesByPackage: packageShares(scripts.map(fileOf)),
  };
};
