import ts from 'typescript';

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

/**
 * Uses of the platform's APIs, as `name in file`. @param root folder of the application with a slash at its end
 * @param names as `Owner.member`, or a global's name
 */
export const newerUses = (program: ts.Program, root: string, names: ReadonlySet<string>): readonly string[] => {
  const checker = program.getTypeChecker();
  const words = new Set([...names].flatMap((name) => name.split('.')));
  const found: string[] = [];
  for (const source of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root))) {
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && words.has(node.text) && !ts.isPropertyAssignment(node.parent) && !isType(node))
        for (const name of namesOf(checker, node))
          if (names.has(name)) found.push(`${name} in ${source.fileName.slice(root.length)}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
};
