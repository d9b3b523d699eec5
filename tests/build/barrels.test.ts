import { describe, expect, it } from 'vitest';
import { importersOf, type Graph } from '../../tools/build/firstLoad/barrels.ts';

const modules: Readonly<Record<string, { readonly importers: readonly string[]; readonly code: string | null }>> = {
  '/src/features/money/Price.tsx': { importers: ['/src/features/money/index.ts'], code: '' },
  '/src/features/money/copy.ts': { importers: ['/src/features/money/index.ts'], code: '' },
  '/src/features/money/index.ts': {
    importers: ['/src/app/useShell.ts', '/src/pages/trade/Bar.tsx', '/src/features/wallet/index.ts', '/src/odd.ts'],
    code: 'export { Price as Cost } from "./Price.tsx"; export { copy } from "./copy.ts";',
  },
  '/src/features/wallet/index.ts': {
    importers: ['/src/pages/pool/PoolPage.tsx'],
    code: 'export { Cost as Worth } from "../money/index.ts";',
  },
  '/src/app/useShell.ts': { importers: [], code: 'import { copy } from "#features/money/index.ts";' },
  '/src/pages/trade/Bar.tsx': {
    importers: [],
    code: "import { a } from 'b'; import { Cost } from '#features/money/index.ts';",
  },
  '/src/pages/pool/PoolPage.tsx': { importers: [], code: 'import { Worth } from "#features/wallet/index.ts";' },
  '/src/odd.ts': { importers: [], code: null },
};
const graph = { getModuleInfo: (id: string) => modules[id] ?? null } as unknown as Graph;

describe('an importer of a module', () => {
  it('is a module that takes its names through barrels, or whose imports are unknown', () => {
    expect(importersOf('/src/features/money/Price.tsx', graph)).toEqual([
      '/src/pages/trade/Bar.tsx',
      '/src/pages/pool/PoolPage.tsx',
      '/src/odd.ts',
    ]);
    expect(importersOf('/src/features/money/copy.ts', graph)).toEqual(['/src/app/useShell.ts', '/src/odd.ts']);
  });

  it('is every importer of a barrel itself and of any other module', () => {
    expect(importersOf('/src/features/wallet/index.ts', graph)).toEqual(['/src/pages/pool/PoolPage.tsx']);
    expect(importersOf('/src/unknown.ts', graph)).toEqual([]);
  });
});
