import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { lookAtPage } from '../../e2e/devnet/ownPage.ts';
import { ANY_PORT, listenOn } from '../../e2e/devnet/ports.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

const serve = async (files: Readonly<Record<string, string>>, refusals = 0): Promise<string> => {
  let left = refusals;
  const server = createServer(({ url = '/' }, response) => {
    const text = files[url];
    const isRefused = url.startsWith('/node_modules/') && left > 0;
    if (isRefused) left -= 1;
    response.writeHead(isRefused ? 504 : text === undefined ? 404 : 200).end(text);
  });
  const { url, stop } = await listenOn(server, ANY_PORT);
  ends.push(stop);
  return `${url}/`;
};

const page = '<html><script type="module" src="/src/main.tsx"></script></html>';
const files = {
  '/': page,
  '/src/main.tsx': 'import React from "/node_modules/.vite/react.js?v=1";\nimport "/src/early.ts";',
  '/src/early.ts': 'export { a } from "/src/a.ts"; import("/src/later.ts");',
  '/src/a.ts': 'import "/src/early.ts"; export const a = 1;',
  '/node_modules/.vite/react.js?v=1': 'export default 1;',
};

it('loads every script that a page begins with, once, and none that comes later', async () => {
  expect(await lookAtPage(await serve(files))).toBe(4);
});

it('waits for packages that are prepared again', async () => {
  expect(await lookAtPage(await serve(files, 1), 1)).toBe(4);
});

it('fails with the script that does not load, and on a page that is another', async () => {
  await expect(lookAtPage(await serve(files, 99), 1)).rejects.toThrow(
    /cannot load \/node_modules\/\.vite\/react\.js \(504\)/,
  );
  await expect(lookAtPage(await serve({ '/': '<p>Hello</p>' }))).rejects.toThrow("not the application's page");
});
