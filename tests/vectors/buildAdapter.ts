/** Bundles tests/vectors/adapter.ts into node_modules/.cache/vectors/adapter.mjs. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

await build({
  configFile: false,
  root: at('../..'),
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    minify: false,
    emptyOutDir: false,
    outDir: at('../../node_modules/.cache/vectors'),
    lib: { entry: at('adapter.ts'), formats: ['es'], fileName: () => 'adapter.mjs' },
  },
});
