import { expect, it } from 'vitest';
import { internalPath } from '#domain/urls/internalPath.ts';

it.each(['/pool', '/pool/v2', '/add/ETH/0x1?dex=harbour#top'])('a path of the application stays: %s', (path) => {
  expect(internalPath(path)).toBe(path);
});

it.each([
  null,
  '',
  'pool',
  'https://evil.example/pool',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  '\n//evil.example',
])('a link to another site is refused: %j', (link) => {
  expect(internalPath(link)).toBeUndefined();
});
