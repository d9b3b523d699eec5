import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readFloor } from '../../tools/build/floor/index.ts';
import { isCss, platformApis } from '../../tools/build/floor/platformApis.ts';

const root = new URL('../../', import.meta.url).pathname;
const newer = JSON.parse(readFileSync(`${root}tools/build/floor/newerApis.json`, 'utf8')) as {
  readonly floor: unknown;
  readonly names: readonly string[];
};
const names = new Set(newer.names);
const words = new Set(newer.names.flatMap((name) => name.split('.')));

/** All engines have it; Chrome's data begins where it became exact. */
const EVERYWHERE = ['KeyboardEvent.repeat'];

/** `Array.prototype.with` is `Array.with`, `navigator.share` is `Navigator.share`. */
const allowed = new Set([
  ...EVERYWHERE,
  ...platformApis
    .filter((entry) => !isCss(entry) && entry.use !== 'unused')
    .map(({ name }) => name.replace('.prototype', '').replace(/^navigator/, 'Navigator'))
    .map((name) => (/^[a-z]/.test(name) ? `Window.${name}` : name)),
]);

const ownerOf = (declaration: ts.Declaration): string | undefined =>
  ts.isInterfaceDeclaration(declaration.parent)
    ? declaration.parent.name.text.replace(/Constructor$/, '').replace(/^Readonly(?=Array|Map|Set)/, '')
    : undefined;

/** As `Owner.member`, or the global's name. */
const namesOf = (checker: ts.TypeChecker, node: ts.Identifier): readonly string[] =>
  (checker.getSymbolAtLocation(node)?.declarations ?? [])
    .filter((declaration) => /\/typescript\/lib\/lib\./.test(declaration.getSourceFile().fileName))
    .flatMap((declaration) => {
      const owner = ownerOf(declaration);
      return owner === undefined ? [node.text, `Window.${node.text}`] : [`${owner}.${node.text}`];
    });

const isType = (node: ts.Node): boolean => ts.findAncestor(node, ts.isTypeNode) !== undefined;

const usesIn = (path: string, options: ts.CompilerOptions, files: readonly string[]): readonly string[] => {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const source of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(path))) {
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && words.has(node.text) && !ts.isPropertyAssignment(node.parent) && !isType(node))
        for (const name of namesOf(checker, node))
          if (names.has(name) && !allowed.has(name)) found.push(`${name} in ${relative(root, source.fileName)}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
};

it('is the list of the oldest engines', () => {
  expect(newer.floor).toEqual(readFloor());
});

it('no source uses what the oldest engines lack, by the data of MDN, unless platformApis.ts names it', () => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const sources = fileNames.filter((file) => file.startsWith(`${root}src/`));
  expect(usesIn(`${root}src/`, options, sources)).toEqual([]);
}, 120_000);
