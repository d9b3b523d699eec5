import { expect, it } from 'vitest';
import { markup } from '#lib/markup.ts';

it('escapes texts, keeps markup, and joins lists', () => {
  const row = (text: string) => markup`<td title="${text}">${text}</td>`;
  expect(markup`<tr>${[row('<b>&'), row(`"'`)]}</tr>`.text).toBe(
    '<tr><td title="&lt;b&gt;&amp;">&lt;b&gt;&amp;</td><td title="&quot;&#39;">&quot;&#39;</td></tr>',
  );
});
