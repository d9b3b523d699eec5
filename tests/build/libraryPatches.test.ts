import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keccak256 as published } from 'ethers';
import { expect, it } from 'vitest';
import { checkVersions, libraryPatches, patchNames } from '../../tools/build/libraryPatches/index.ts';
import { replacements } from '../../tools/build/libraryPatches/replacements.ts';
import { ROUTER, withoutDebugNames } from '../../tools/build/libraryPatches/routerNames.ts';

interface Patches {
  resolveId(source: string, importer?: string): string | undefined;
  load(id: string): string | undefined;
}
const patches = libraryPatches(process.cwd()) as unknown as Patches;

it.each(replacements.flatMap(({ library, imported }) => imported.map((name) => [name, library] as const)))(
  '%s is replaced for %s alone',
  (imported, library) => {
    const id = patches.resolveId(imported, `/project/node_modules/${library}/dist/index.js`);
    expect(patches.load(String(id))).toMatch(/\bexports?\b/);
    expect(patches.resolveId(imported, '/project/src/main.tsx')).toBeUndefined();
    expect(patches.resolveId('react', `/project/node_modules/${library}/dist/index.js`)).toBeUndefined();
    expect(patches.load('/project/src/main.tsx')).toBeUndefined();
  },
);

it('the installed libraries are the versions that were checked', () => {
  expect(() => checkVersions(process.cwd(), [...replacements, ROUTER])).not.toThrow();
});

it('another version of a patched library ends the build with what to do', () => {
  const root = mkdtempSync(join(tmpdir(), 'patches-'));
  mkdirSync(join(root, 'node_modules/react-router'), { recursive: true });
  writeFileSync(join(root, 'node_modules/react-router/package.json'), '{ "version": "8.0.0" }');
  expect(() => checkVersions(root, [ROUTER])).toThrow(
    `The patch of react-router was checked with version ${ROUTER.version}, but 8.0.0 is installed. Compare what`,
  );
  rmSync(root, { recursive: true });
});

it('a library that no longer has the patched text ends the build with its name', () => {
  const { configResolved, buildEnd } = libraryPatches(process.cwd(), 'react-router') as unknown as {
    configResolved(config: { readonly command: string }): void;
    buildEnd(this: { getModuleInfo(): object; error(message: string): void }): void;
  };
  const errors: string[] = [];
  configResolved({ command: 'build' });
  buildEnd.call({ getModuleInfo: () => ({}), error: (message) => errors.push(message) });
  const missing = patchNames.filter((name) => name !== 'react-router');
  expect(errors).toEqual([`Nothing is left to patch: ${missing.join(', ')}`]);
});

it('the checksum that replaces two packages is the published one', async () => {
  const code = replacements.find(({ imported }) => imported.includes('@ethersproject/keccak256'))?.code ?? '';
  const file = join(process.cwd(), 'node_modules/.vite/checksum.test.mjs');
  mkdirSync(join(process.cwd(), 'node_modules/.vite'), { recursive: true });
  writeFileSync(file, code);
  const { keccak256, arrayify } = (await import(/* @vite-ignore */ file)) as {
    readonly keccak256: (bytes: Uint8Array) => string;
    readonly arrayify: (hex: string) => Uint8Array;
  };
  rmSync(file);
  expect([...arrayify('0x00ff10')]).toEqual([0, 255, 16]);
  expect(keccak256(arrayify('0x00ff10'))).toBe(published('0x00ff10'));
});

it("the router's components are marked as droppable", () => {
  expect(withoutDebugNames('var Link = React.forwardRef(render);\nLink.displayName = "Link";\n')).toBe(
    'var Link = /* @__PURE__ */ React.forwardRef(render);\n\n',
  );
});
