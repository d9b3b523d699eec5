import { fileURLToPath } from 'node:url';
import type { NodePath, PluginObj, types as BabelTypes } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const setupFiles = [at('tests/setup.ts')];

/** What the wallet library checksums addresses with, made of the hash that is loaded anyway: 6 kB less. */
const checksumParts = `
  import { keccak_256 } from '@noble/hashes/sha3.js';
  import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
  export const keccak256 = (bytes) => '0x' + bytesToHex(keccak_256(Uint8Array.from(bytes)));
  export const arrayify = (hex) => hexToBytes(hex.slice(2));
`;
const walletChecksum = (): Plugin => ({
  name: 'wallet-checksum',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /^@ethersproject\/(keccak256|bytes)$/.test(source) && importer?.includes('@web3-react/core')
      ? '\0wallet-checksum'
      : undefined,
  load: (id) => (id === '\0wallet-checksum' ? checksumParts : undefined),
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

const writesOnly = /[\\/]node_modules[\\/](?:.*[\\/])?(?:ethers|aes-js|@adraffy|@noble[\\/]curves)[\\/]/;
const sharedSource =
  /[\\/]src[\\/](?:ui|lib|config|state|reads|chain[\\/](?:abis|codec|connectors)|domain[\\/](?:format|amounts|tokens|multicall)|features[\\/]tokenLogo)[\\/]/;
/** What the trade page shares with parts of it that come later. */
const sharedFile =
  /[\\/]src[\\/](?:pages[\\/]trade[\\/](?:separators|PanelParts|fillView)|domain[\\/](?:history[\\/]prints|orderBook[\\/]accountOrders)|features[\\/](?:chart[\\/]ChartPanel|transactions[\\/]useSummaryOf))\./;

/** What only parts need that come later: the chart, the history behind it, settings, tables, the picker. */
const laterOnly =
  /[\\/]node_modules[\\/](?:idb|lightweight-charts|fancy-canvas)[\\/]|[\\/]src[\\/](?:lib[\\/](?:archive|csv)|ui[\\/](?:Toggle|Table)|domain[\\/]tokens[\\/]searchTokens)\./;

/** Libraries but those that only a signature or a later part needs, and the rooms every page builds on. */
const isShared = (id: string): boolean =>
  !writesOnly.test(id) &&
  !laterOnly.test(id) &&
  !id.includes('demoWallet') &&
  (/[\\/]node_modules[\\/]|\0/.test(id) || sharedSource.test(id) || sharedFile.test(id));

export default defineConfig({
  plugins: [
    walletChecksum(),
    routerTreeShaking(),
    react({ babel: { plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], textsInPlace] } }),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A feature's door must not bring in what only a lazily loaded part takes from it.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]features[\\/]/, sideEffects: false }] },
      output: {
        // Few requests for the first page: what all pages share is one file.
        codeSplitting: { groups: [{ name: 'base', test: isShared }] },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/**/*.test.ts'], exclude: ['tests/onChain/**'] },
      },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: ['tests/**/*.test.tsx'], setupFiles } },
      {
        extends: true,
        test: {
          name: 'chain',
          environment: 'node',
          include: ['tests/onChain/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
