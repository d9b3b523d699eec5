import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { frameAncestors } from '../../tools/build/contentPolicy.ts';
import { safeHostsOf } from '../../tools/build/servedHeaders.ts';

it.each([
  [{}, ['https://app.safe.global']],
  [{ VITE_SAFE_HOSTS: '' }, ['https://app.safe.global']],
  [
    { VITE_SAFE_HOSTS: 'https://a.example/path, http://127.0.0.1:8600' },
    ['https://a.example', 'http://127.0.0.1:8600'],
  ],
])('%j lets the pages of %s frame the application', (environment, hosts) => {
  expect(safeHostsOf(environment)).toEqual(hosts);
  expect(frameAncestors(hosts)).toBe(`frame-ancestors ${hosts.join(' ')}`);
});

it('the manifest has what a Safe shows of an application', async () => {
  const text = await readFile(new URL('../../public/manifest.json', import.meta.url), 'utf8');
  const { name, description, iconPath } = JSON.parse(text) as Record<string, string>;
  expect([name, description].every((entry) => typeof entry === 'string' && entry.length > 0)).toBe(true);
  await expect(readFile(new URL(`../../public/${String(iconPath)}`, import.meta.url))).resolves.toBeDefined();
});
