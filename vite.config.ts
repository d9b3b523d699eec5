import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { NodePath, PluginObj, types as BabelTypes } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentPolicy } from './contentPolicy.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const setupFiles = [at('tests/setup.ts')];

/** What the wallet library checksums addresses with, made of the hash that is loaded anyway: 6 kB less. */
const checksumParts = `
  import { keccak_256 } from '@noble/hashes/sha3.js';
  import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
  export const keccak256 = (bytes) => '0x' + bytesToHex(keccak_256(Uint8Array.from(bytes)));
  export const arrayify = (hex) => hexToBytes(hex.slice(2));
`;
/** What its connectors use of Node's events: 2 kB less. */
const eventParts = `
  export function EventEmitter() {}
  EventEmitter.prototype = {
    on(name, listener) {
      this.heard = { ...this.heard, [name]: [...(this.heard?.[name] ?? []), listener] };
      return this;
    },
    off(name, listener) {
      this.heard = { ...this.heard, [name]: (this.heard?.[name] ?? []).filter((one) => one !== listener) };
      return this;
    },
    emit(name, ...values) {
      const listeners = this.heard?.[name] ?? [];
      listeners.forEach((listener) => listener.apply(this, values));
      return listeners.length > 0;
    },
  };
`;
const walletParts: readonly { readonly of: RegExp; readonly from: string; readonly code: string }[] = [
  { of: /^@ethersproject\/(keccak256|bytes)$/, from: '@web3-react/core', code: checksumParts },
  { of: /^events$/, from: '@web3-react/abstract-connector', code: eventParts },
];
const walletLibrary = (): Plugin => ({
  name: 'wallet-library',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const place = walletParts.findIndex(({ of, from }) => of.test(source) && importer?.includes(from));
    return place < 0 ? undefined : `\0wallet-library-${place}`;
  },
  load: (id) => walletParts.find((_, place) => id === `\0wallet-library-${place}`)?.code,
});

/** The router's debug names keep every component it has in the bundle: 7 kB less without them. */
const routerTreeShaking = (): Plugin => ({
  name: 'router-tree-shaking',
  apply: 'build',
  transform: (code, id) =>
    /[\\/]node_modules[\\/]react-router[\\/]/.test(id)
      ? {
          code: code
            .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
            .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
          map: null,
        }
      : undefined,
});

/**
 * Compiles the texts where they are written, so each part brings its own and no catalog is loaded for the language they
 * are written in. A catalog of another language goes before them.
 */
const textsInPlace = ({ types }: { types: typeof BabelTypes }): PluginObj => {
  const compile = ({ node }: NodePath<BabelTypes.ObjectExpression>): void => {
    if (node.leadingComments?.every(({ value }) => value.trim() !== 'i18n') ?? true) return;
    for (const property of node.properties) {
      if (!types.isObjectProperty(property) || !types.isStringLiteral(property.value)) continue;
      if (!types.isIdentifier(property.key, { name: 'message' })) continue;
      property.value = types.valueToNode(compileMessage(property.value.value));
    }
  };
  return { visitor: { Program: { exit: (program) => program.traverse({ ObjectExpression: compile }) } } };
};

/** Styles without the indentation that only their writers need. */
const plainStyles = ({ types }: { types: typeof BabelTypes }): PluginObj => {
  const isOfStyles = (tag: BabelTypes.Node): boolean =>
    types.isIdentifier(tag)
      ? /^(?:styled|css|keyframes)$/.test(tag.name)
      : types.isMemberExpression(tag)
        ? isOfStyles(tag.object)
        : types.isCallExpression(tag) && isOfStyles(tag.callee);
  return {
    visitor: {
      TaggedTemplateExpression: ({ node }) => {
        if (!isOfStyles(node.tag)) return;
        for (const { value } of node.quasi.quasis) {
          const short = value.raw.replace(/\s*\n\s*/g, '\n').replace(/([;{}])\n/g, '$1');
          Object.assign(value, { raw: short, cooked: short });
        }
      },
    },
  };
};

/** Of all steps of a build Babel takes the longest: files that do not even name what it is for go without it. */
const babelPlugins = [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], textsInPlace, plainStyles];
const hasTextsOrStyles = (id: string): boolean =>
  /@lingui\/|styled-components/.test(readFileSync(id.replace(/\?.*$/, ''), 'utf8'));

/** The rooms every page builds on, and what of features the first page takes while others take it too. */
const sharedSource =
  /[\\/]src[\\/](?:(?:ui|lib|config|state|reads|writes|chain[\\/](?:abis|codec|connectors)|domain[\\/](?:format|amounts|tokens|multicall)|features[\\/](?:approval|currencyInput|dayChange|tokenLogo))[\\/]|features[\\/](?:blockAge[\\/](?:lazyStrip|useBlockAge|useFreshness)|chart[\\/](?:ChartPanel|chartMarket)|settings[\\/](?:SlippageButton|slippageText)|tokenPicker[\\/]TokenPicker)\.)/;
/** What the first page starts with. */
const firstRoot = /[\\/]src[\\/](?:main|pages[\\/]trade[\\/]TradePage)\.tsx$/;

/** A feature's door names more than the first page takes from it. */
const behindADoor = /[\\/]src[\\/](?:features|writes)[\\/]/;

/** A module and all that lead to it by plain imports: not by those that load something later. */
const leadingTo = (id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const found = new Set([id]);
  for (const one of found) for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return found;
};

/**
 * Few requests for the first page: what it starts with is one file beside the page's own, as far as other pages or
 * later parts have a use for it. What only these need comes with them.
 */
const firstPageChunks = (): ((id: string, graph: Rolldown.ChunkingContext) => string | null) => {
  const known = new Map<string, boolean>();
  return (id, graph) => {
    const isFirst = (one: string): boolean => {
      const first = known.get(one) ?? [...leadingTo(one, graph)].some((root) => firstRoot.test(root));
      known.set(one, first);
      return first;
    };
    if (!isFirst(id)) return null;
    const isForAll = /[\\/]node_modules[\\/]|\0/.test(id) || sharedSource.test(id);
    return isForAll || (!behindADoor.test(id) && ![...leadingTo(id, graph)].every(isFirst)) ? 'base' : null;
  };
};

const PURE_TESTS = ['tests/domain/**/*.test.ts', 'tests/chain/codec/**/*.test.ts'];

export default defineConfig({
  plugins: [
    walletLibrary(),
    routerTreeShaking(),
    react({ babel: (id) => ({ plugins: hasTextsOrStyles(id) ? babelPlugins : [] }) }),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A feature's door must not bring in what only a lazily loaded part takes from it.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]features[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: [{ name: firstPageChunks(), debugName: 'first page' }] },
      },
    },
  },
  preview: { headers: { 'content-security-policy': contentPolicy(['http://127.0.0.1:*']) } },
  test: {
    // A limit of time is there for what hangs. It does not judge how busy the computer is.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Two even where there are but two processors: a worker waits for much that needs none.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          // They change nothing that is shared, so all of them load the modules once.
          isolate: false,
          include: PURE_TESTS,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/onChain/**', ...PURE_TESTS],
        },
      },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: ['tests/**/*.test.tsx'], setupFiles } },
      {
        extends: true,
        test: {
          name: 'chain',
          environment: 'node',
          include: ['tests/onChain/**/*.test.ts'],
          globalSetup: ['tests/onChain/support/globalSetup.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
