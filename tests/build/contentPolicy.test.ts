import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { contentPolicy } from '../../e2e/build/contentPolicy.ts';

it('README.md names the content security policy that the browser tests run under', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\nContent-Security-Policy: ${contentPolicy()}\n`);
});

it('no script is compiled at run time, none comes from elsewhere, and nothing runs that is written into the page', () => {
  expect(contentPolicy()).toMatch(/(?:^|; )script-src 'self';/);
  expect(contentPolicy({ local: ['http://127.0.0.1:*'] })).not.toContain('unsafe-eval');
});
