import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { buildTarget, floorScript, readFloor, withFloor } from '../../tools/build/floor/index.ts';
import { isCss, platformApis, type PlatformApi } from '../../tools/build/floor/platformApis.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (path: string): string => readFileSync(root + path, 'utf8');
const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:tsx?|css)$/.test(path) && !path.endsWith('lib/olderEngines.ts'))
  .map((path) => read(`src/${path}`))
  .join('\n');

const { chrome, safari, firefox } = readFloor();
const isInFloor = (entry: PlatformApi): boolean =>
  entry.chrome <= Number(chrome) && entry.safari <= Number(safari) && entry.firefox <= Number(firefox);
const named = (use: PlatformApi['use']): readonly PlatformApi[] => platformApis.filter((entry) => entry.use === use);

/** As sources write it: a method after a dot, a static one after its owner, a global by its name. */
const usageOf = ({ name }: PlatformApi): RegExp => {
  const [owner = '', ...members] = name.split('.');
  const member = members.at(-1);
  if (member === undefined) return new RegExp(`(?<![\\w.'"-])${owner}(?:\\.\\w+)?\\(`);
  return members[0] === 'prototype' ? new RegExp(`\\.${member}\\(`) : new RegExp(`\\b${owner}\\.${member}\\b`);
};

describe('the oldest engines', () => {
  it('are those of browserslist, and the build writes for them', () => {
    expect(buildTarget()).toEqual([`chrome${chrome}`, `safari${safari}`, `firefox${firefox}`]);
    for (const file of [
      'vite.config.ts',
      'tools/build/pageShells/bootScript.ts',
      'tools/build/release/serviceWorker.ts',
    ]) {
      expect(read(file), file).toContain('target: buildTarget()');
    }
  });

  it('are named in README', () => {
    expect(read('README.md')).toContain(`Chrome ${chrome}, Safari ${safari}, Firefox ${firefox}`);
  });

  it('have all of ECMAScript 2023 with the fallbacks, and the compiler knows nothing newer', () => {
    expect(read('tsconfig.json')).toContain('"lib": ["ES2023", "DOM", "DOM.Iterable"]');
  });

  it.each(named('needed').map((entry) => [entry.name, entry] as const))('have %s', (_, entry) => {
    expect(isInFloor(entry)).toBe(true);
  });

  it.each(named('fallback').map((entry) => [entry.name, entry] as const))(
    'lack %s, so a fallback adds it',
    (_, entry) => {
      expect(isInFloor(entry)).toBe(false);
      expect(read('src/lib/olderEngines.ts')).toContain(`'${entry.name.split('.').at(-1) ?? ''}'`);
    },
  );

  it.each(named('unused').map((entry) => [entry.name, usageOf(entry)] as const))('%s is not used', (_, usage) => {
    expect(usage.exec(sources)?.[0]).toBeUndefined();
  });
});

describe('the too-old page', () => {
  const page = withFloor(read('index.html'));
  /** index.html in an engine without some APIs; jsdom itself lacks the rest, which it gets. */
  const visit = (missing: string | undefined) => {
    const { window } = new JSDOM(page, { runScripts: 'outside-only' });
    const complete = window as unknown as Record<string, unknown>;
    const supports = (condition: string): boolean => condition.replace(/^\((.*)\)$/, '$1') !== missing;
    complete['CSS'] = { supports };
    for (const { name } of named('needed').filter((entry) => !isCss(entry) && entry.name !== 'CSS.supports')) {
      const path = name.split('.');
      const last = path.pop() ?? '';
      let owner = complete;
      for (const step of path) owner = (owner[step] ??= {}) as Record<string, unknown>;
      if (name === missing) delete owner[last];
      else owner[last] ??= () => true;
    }
    if (missing === 'CSS.supports') delete complete['CSS'];
    window.eval(floorScript());
    return window.document;
  };

  it('stays hidden where nothing is missing', () => {
    const document = visit(undefined);
    expect(document.getElementById('too-old')?.hidden).toBe(true);
    expect(document.getElementById('root')).not.toBeNull();
  });

  it.each(named('needed').map(({ name }) => name))('says so without %s, and what to do; nothing starts', (name) => {
    const document = visit(name);
    expect(document.getElementById('too-old')?.hidden).toBe(false);
    expect(document.getElementById('too-old')?.textContent).toMatch(/Update it, or open this page in Chrome/);
    expect(document.documentElement.dataset['old']).toBeTruthy();
    expect(document.getElementById('root')).toBeNull();
  });

  it('is shown by a script that engines of 2010 can read', () => {
    expect(floorScript()).not.toMatch(/=>|\b(?:let|const|class)\b|`|\?\.|\?\?/);
  });
});
