// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ownScript } from '#lib/ownScript.ts';

it.each(['/assets/listWorker-D_ZSs1lf.js', '/sw.js', `${location.origin}/assets/a.js`])(
  '%s is a script of the build',
  (url) => {
    expect(ownScript(url)).toBe(new URL(url, location.origin).href);
  },
);

it.each([
  'https://elsewhere.example/assets/a.js',
  '//elsewhere.example/assets/a.js',
  '/assets/../evil.js',
  '/assets/a.js?b=.js#x',
  '/assets/a/b.js',
  '/evil.js',
  'data:text/javascript,1',
  'javascript:1',
  'blob:http://localhost/1',
])('%s is none', (url) => {
  expect(() => ownScript(url)).toThrow(TypeError);
});
