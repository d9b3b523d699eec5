import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { HASH_PLACE } from '../../tools/build/release/buildList.ts';
import { integrityOf } from '../../tools/build/release/integrity.ts';
import { sealPage, withoutStyleAttributes } from '../../tools/build/release/sealPage.ts';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><script>boot()</script>
<script src="/assets/first.js"></script>
<script type="module" crossorigin src="/assets/base.js"></script><style>.a{color:red}</style></head>
<body><template><i class="a" style="width: 40px; --v: 0"></i><b style="width: 40px; --v: 0"></b></template></body></html>`;

const seal = {
  base: '/',
  importMap: '{"integrity":{"/assets/base.js":"sha256-x"}}',
  hashOf: (file: string) => `sha256-of-${file}`,
  policyOf: ({ scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] }) =>
    `script ${scripts.join()} style ${styles.join()}`,
};

it('the style sheet has the style attributes of the frames, as strong as before', () => {
  const html = withoutStyleAttributes(page);
  expect(html).not.toContain(' style="');
  const { window } = new JSDOM(html.replace(/<\/?template>/g, ''));
  for (const tag of ['i', 'b']) {
    const element = window.document.querySelector(tag);
    if (!element) throw new Error('The element is missing');
    expect(window.getComputedStyle(element).width).toBe('40px');
  }
  expect(html).toContain('{width: 40px!important;--v: 0!important}');
});

it('every script has the hash of its file, and the import map comes before the first of them', () => {
  const { document } = new JSDOM(sealPage(page, seal)).window;
  const scripts = [...document.querySelectorAll('script')];
  expect(scripts[0]?.type).toBe('importmap');
  expect(scripts[1]?.textContent).toBe('boot()');
  expect(scripts.slice(2).map((script) => script.getAttribute('integrity'))).toEqual([
    'sha256-of-assets/first.js',
    'sha256-of-assets/base.js',
  ]);
});

it('the policy comes first, and names the hashes of what is written into the page as it is in the end', () => {
  const { document } = new JSDOM(sealPage(page, seal)).window;
  const policy = document.querySelector('meta[charset] + meta');
  expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  const textOf = (tag: string): string => document.querySelector(tag)?.textContent ?? '';
  expect(policy?.getAttribute('content')).toBe(
    `script ${integrityOf(textOf('script'))},${integrityOf('boot()')} style ${integrityOf(textOf('style'))}`,
  );
});

it('the page has a place for the hash of the build', () => {
  expect(new JSDOM(sealPage(page, seal)).window.document.documentElement.dataset['build']).toBe(HASH_PLACE);
});
