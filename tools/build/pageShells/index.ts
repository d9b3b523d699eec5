import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, Rolldown } from 'vite';
import { firstStyles, namedIn, withOwnStyles } from '../staticStyles/laterStyles.ts';
import { splitTokens } from '../staticStyles/paintedTokens.ts';
import { withImports } from '../release/importMap.ts';
import { hexHashOf, integrityOf } from '../release/integrity.ts';
import { buildBootScript, type PageScripts } from './bootScript.ts';
import { modulesOf, pageModules } from './pageModules.ts';
import type { Shells } from './drawShells.ts';

/** Runs in a separate process. */
const drawShells = async (root: string, mode: string): Promise<Shells> => {
  const folder = await mkdtemp(join(tmpdir(), 'myt-shells-'));
  try {
    const file = join(folder, 'shells.json');
    const program = join(root, 'tools/build/pageShells/drawShells.ts');
    // React renders synchronously only in its development version.
    const env = { ...process.env, NODE_ENV: 'development' };
    await promisify(execFile)(process.execPath, ['--import', 'tsx', program, file, mode], { cwd: root, env });
    return JSON.parse(await readFile(file, 'utf8')) as Shells;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const chunksOf = (bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** Files of the modules with their imports, without those in `loaded`. */
const scriptsOf = (module: string, bundle: Rolldown.OutputBundle, loaded: ReadonlySet<string>): readonly string[] => {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`${module} has no script of its own.`);
  const { fileName } = chunk;
  return [fileName, ...[...withImports([fileName], chunks)].filter((name) => name !== fileName && !loaded.has(name))];
};

/** Loaded or preloaded by index.html. */
const loadedFirst = (html: string, base: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g)].map(([, path = '']) =>
      path.slice(base.length),
    ),
  );

/** Scripts of each page that index.html does not load already. */
const pageScripts = (root: string, html: string, bundle: Rolldown.OutputBundle, base: string): PageScripts => {
  const loaded = loadedFirst(html, base);
  return Object.fromEntries(
    Object.entries(pageModules).map(([page, { before = [], ...others }]) => {
      const filesOf = (entries: readonly string[]): readonly string[] =>
        entries.flatMap((entry) => scriptsOf(join(root, entry), bundle, loaded)).map((name) => `${base}${name}`);
      const data = new Set(filesOf(before));
      return [
        page,
        { data: [...data], content: [...new Set(filesOf(modulesOf(others)))].filter((name) => !data.has(name)) },
      ];
    }),
  );
};

interface ChunkOfModules {
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

/** Includes all their imports. */
const firstFiles = (
  root: string,
  modules: readonly string[],
  chunks: Readonly<Record<string, ChunkOfModules>>,
): ReadonlySet<string> => {
  const ids = new Set(modules.map((module) => join(root, module)));
  const found = new Set(Object.keys(chunks).filter((name) => chunks[name]?.moduleIds.some((id) => ids.has(id))));
  for (const name of found) for (const imported of chunks[name]?.imports ?? []) found.add(imported);
  return found;
};

const inPage = (css: string, base: string): string =>
  base === './' ? css.replace(/url\((['"]?)(?:\.\/)?(?=[\w-]+\.\w+)/g, `url($1${base}assets/`) : css;

/** A script that closes its element or begins a comment would end early, and then break the policy's hash. */
const asInline = (script: string): string => {
  if (/<(?:\/script|script|!--)/i.test(script)) throw new Error('The boot script cannot be inlined in the page.');
  return script;
};

interface PageStyles {
  /** Theme: tokens and rules of no component. */
  readonly shared: string;
  readonly ofFrames: string;
}

/**
 * index.html with the boot script, the frames' styles and a template per frame. @param boot inline, since a file would
 * delay the first paint by a request
 */
export const withShells = (html: string, frames: Shells['frames'], styles: PageStyles, boot: string): string => {
  const templates = Object.entries(frames).map(
    ([name, frame]) =>
      `<template data-frame="${name}"><div class="frame" inert aria-hidden="true">${frame}</div></template>`,
  );
  const last = html.lastIndexOf('<script type="module"');
  // Replacements are functions, because patterns such as $& in a string would be expanded.
  return (
    html
      // The application is the last script: its frame is visible without it. Scripts before it request data.
      .replace(
        /<script type="module"/g,
        (found, at: number) => `${found} fetchpriority="${at < last ? 'high' : 'low'}"`,
      )
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace('<meta name="viewport"', (found) => `<script>${asInline(boot)}</script>\n    ${found}`)
      .replace(
        '</head>',
        (found) => `  <style>${styles.shared}</style>\n    <style data-frames>${styles.ofFrames}</style>\n  ${found}`,
      )
      .replace('</body>', (found) => `  ${templates.join('\n    ')}\n  ${found}`)
  );
};

/**
 * Writes the frames of the first pages, in their initial state and with their styles, into index.html. `src/boot.ts`
 * shows the one of the URL. Styles of later parts are in scripts. @param firstModules paths from the root
 */
export const pageShells = (root: string, firstModules: readonly string[]): Plugin => {
  let drawn: Promise<Shells>;
  let first: ReadonlySet<string> | undefined;
  let inFrames: ReadonlySet<string> | undefined;
  return {
    name: 'page-shells',
    // Skips other pages that are built with these settings.
    apply: (config, { command }) => command === 'build' && resolve(config.root ?? '') === resolve(root),
    buildStart() {
      drawn = drawShells(root, this.environment.config.mode);
      // Started early and awaited at the end; an error fails the build there.
      drawn.catch(() => undefined);
    },
    renderStart: () => {
      first = undefined;
      inFrames = undefined;
    },
    async renderChunk(code, { fileName }, _options, { chunks }) {
      first ??= firstFiles(root, firstModules, chunks);
      if (first.has(fileName)) return null;
      const { rules, frames } = await drawn;
      inFrames ??= namedIn(Object.values(frames).join('\n'));
      return { code: withOwnStyles(code, rules, inFrames), map: null };
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const { base } = this.environment.config;
        const html = String(page.source);
        const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
        const css = sheets.map((sheet) => (sheet.type === 'asset' ? inPage(String(sheet.source), base) : '')).join('');
        for (const { fileName } of sheets) delete bundle[fileName];
        const { rules, painted, frames } = await drawn;
        const chunks = Object.fromEntries(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
        const firstCode = [...firstFiles(root, firstModules, chunks)].map((name) => chunks[name]?.code ?? '');
        const texts = Object.values(frames);
        const { ofFrames, ...later } = firstStyles(rules, [...firstCode, ...texts], new Set(painted));
        const entry = join(root, 'src/boot.ts');
        const tokens = splitTokens(css, [ofFrames, ...texts, await readFile(entry, 'utf8')].join('\n'));
        const rest = `${later.rest}\n${tokens.others}`;
        const fileName = `assets/styles-${hexHashOf(rest).slice(0, 8)}.css`;
        this.emitFile({ type: 'asset', fileName, source: rest });
        const styles = { href: `${base}${fileName}`, integrity: integrityOf(rest) };
        const scripts = pageScripts(root, html, bundle, base);
        const boot = await buildBootScript(entry, { scripts, styles }, base);
        page.source = withShells(html, frames, { shared: tokens.painted, ofFrames }, boot);
      },
    },
  };
};
