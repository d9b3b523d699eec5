import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigEnv, Plugin, ResolvedConfig, Rolldown, UserConfig } from 'vite';
import { NOTICE_FILE } from '../../../src/config/noticeFile.ts';
import { contentPolicy, frameAncestors } from '../contentPolicy.ts';
import { environmentOf } from '../environment.ts';
import { LICENSES_FILE, licensesFile } from '../licenses/licensesFile.ts';
import { packageLicenses } from '../licenses/packageLicenses.ts';
import { LOCAL, safeHostsOf } from '../servedHeaders.ts';
import { BUILD_LIST, buildList, withHash, type Files } from './buildList.ts';
import { configurationOf } from './configuration.ts';
import { firstFiles, hashesModule, HASHES_MODULE, importMap } from './importMap.ts';
import { hexHashOf, integrityOf } from './integrity.ts';
import { inlineHashes, sealPage, withoutStyleAttributes } from './sealPage.ts';
import { headersFile, nginxFile, redirectsFile, securityHeaders } from './serverFiles.ts';
import { buildServiceWorker, farewell } from './serviceWorker.ts';

const PRELOAD_HELPER = '\0vite/preload-helper.js';
const LOAD_PART = fileURLToPath(new URL('loadPart.ts', import.meta.url));

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const contentOf = (file: Bundle[string]): string | Uint8Array => (file.type === 'chunk' ? file.code : file.source);

const chunksOf = (bundle: Bundle): ReadonlyMap<string, Chunk> =>
  new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

/** Copied unchanged. */
const publicFiles = (folder: string): Files =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [file.slice(folder.length + 1).replaceAll(sep, '/'), readFileSync(file)] as const;
      }),
  );

/** Adds the hashes of all scripts; `emit` adds the file with the other hashes. */
const sealBundle = (
  bundle: Bundle,
  config: ResolvedConfig,
  firstModules: readonly string[],
  emit: (fileName: string, source: string) => void,
) => {
  const { base, mode, root } = config;
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no index.html.');
  const html = withoutStyleAttributes(String(page.source));
  const chunks = chunksOf(bundle);
  const named = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src.slice(base.length));
  const first = firstFiles(
    named.filter((file) => chunks.has(file)),
    firstModules.map((module) => join(root, module)),
    chunks,
  );
  const later = hashesModule(first, chunks);
  const hashesFile = `assets/hashes-${hexHashOf(later).slice(0, 8)}.js`;
  emit(hashesFile, later);
  const hashOf = (file: string): string => {
    const found = bundle[file];
    if (!found) throw new Error(`index.html names ${file}, which the build does not have.`);
    return integrityOf(contentOf(found));
  };
  const listed = new Map([...first].sort().map((file): readonly [string, string] => [file, hashOf(file)]));
  listed.set(hashesFile, integrityOf(later));
  const env = environmentOf(mode, root);
  const policyOf = (inline: ReturnType<typeof inlineHashes>): string =>
    contentPolicy({
      inline,
      local: mode === 'devnet' ? LOCAL : [],
      relay: env['VITE_WALLETCONNECT_RELAY_URL']?.trim() || undefined,
    });
  page.source = sealPage(html, { base, importMap: importMap(hashesFile, listed, base), hashOf, policyOf });
  return { policy: `${policyOf(inlineHashes(page.source))}; ${frameAncestors(safeHostsOf(env))}`, first };
};

const isBuildOf =
  (root: string) =>
  (config: UserConfig, { command }: ConfigEnv): boolean =>
    command === 'build' && resolve(config.root ?? '') === resolve(root);

/**
 * Makes every part load with its hash from the build. The page's own files contain what a first part imports; imports
 * of other parts are in the file of hashes. @param firstModules paths from the root
 */
export const checkedParts = (root: string, firstModules: readonly string[]): Plugin => {
  let first: ReadonlySet<string> = new Set();
  return {
    name: 'checked-parts',
    enforce: 'pre',
    apply: isBuildOf(root),
    config: () => ({
      define: { HASHES_MODULE: JSON.stringify(HASHES_MODULE) },
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, imports, { hostType }) =>
            hostType === 'html' || (first.has(file) && imports.length > 0) ? imports : [file],
        },
      },
    }),
    resolveId: (source) => (source === HASHES_MODULE ? { id: source, external: true } : undefined),
    load: (id) => (id === PRELOAD_HELPER ? `export * from ${JSON.stringify(LOAD_PART)};` : undefined),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
        first = firstFiles(
          entries,
          firstModules.map((module) => join(root, module)),
          chunks,
        );
      },
    },
  };
};

/**
 * Makes a build verifiable: content policy, a hash per script, server headers, and `build.json` with all hashes. @param
 * firstModules from the root @param neededAtLast modules also kept by a browser, for a release that its server dropped
 */
export const release = (
  root: string,
  firstModules: readonly string[],
  neededAtLast: readonly string[] = [],
): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'release',
    apply: isBuildOf(root),
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        /** The bundler passes these files only to plugins that run later. */
        const added = new Map<string, string>();
        const emit = (fileName: string, source: string): void => void added.set(fileName, source);
        const { policy, first } = sealBundle(bundle, config, firstModules, emit);
        const base = config.base.startsWith('/') ? config.base : '/';
        const security = securityHeaders(policy);
        emit('_headers', headersFile(security, base));
        emit('_redirects', redirectsFile(base));
        emit('nginx.conf', nginxFile(security, base));
        const moduleIds = [...chunksOf(bundle).values()].flatMap((chunk) => chunk.moduleIds);
        const own = readFileSync(join(root, 'LICENSE'), 'utf8');
        emit(LICENSES_FILE, licensesFile(own, packageLicenses(root, moduleIds)));
        const built = Object.values(bundle).map((file) => [file.fileName, contentOf(file)] as const);
        const files = new Map([...publicFiles(config.publicDir), ...built, ...added]);
        const configuration = configurationOf(config);
        const isKept = configuration['VITE_SERVICE_WORKER'] !== 'off';
        emit('sw.js', isKept ? await buildServiceWorker(root, files, first, neededAtLast, chunksOf(bundle)) : farewell);
        files.set('sw.js', added.get('sw.js') ?? '');
        const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
        const list = buildList(files, { version, configuration });
        emit(NOTICE_FILE, `${JSON.stringify({ notices: [] })}\n`);
        emit(BUILD_LIST, `${JSON.stringify(list, null, 1)}\n`);
        const page = bundle['index.html'];
        if (page?.type === 'asset') page.source = withHash('index.html', String(page.source), list.hash);
        for (const [fileName, source] of added)
          this.emitFile({ type: 'asset', fileName, source: withHash(fileName, source, list.hash) });
      },
    },
  };
};
