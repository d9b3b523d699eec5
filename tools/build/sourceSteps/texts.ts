import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { ESTree } from 'vite';
import type { Edits } from './edits.ts';
import { messageOf, type Message, type Token } from './message.ts';
import { createTokenizer, elementMacro, isKeptAttribute, type Macros } from './tokens.ts';
import { nameOf, stringOf, syntaxError, walk, type Node } from './syntax.ts';

interface Source {
  readonly file: string;
  readonly code: string;
  readonly program: ESTree.Program;
  readonly edits: Edits;
}

/** A name that no source uses. */
const TRANS = 'Trans_';
const CORE = '@lingui/core/macro';
const REACT = '@lingui/react/macro';
const IN_CORE: ReadonlySet<string> = new Set(['msg', 'plural', 'select', 'selectOrdinal']);
const IN_REACT: ReadonlySet<string> = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal', 'useLingui']);

const importsOf = ({ program }: Source): readonly ESTree.ImportDeclaration[] =>
  program.body.flatMap((node) =>
    node.type === 'ImportDeclaration' && (node.source.value === CORE || node.source.value === REACT) ? [node] : [],
  );

/** @throws for a macro that this step does not know */
const macrosOf = ({ file, code }: Source, imports: readonly ESTree.ImportDeclaration[]): Macros => {
  const macros = new Map<string, string>();
  for (const { source, specifiers } of imports)
    for (const specifier of specifiers) {
      const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : undefined;
      if (name === undefined || !(source.value === CORE ? IN_CORE : IN_REACT).has(name))
        throw syntaxError(file, code, specifier, `The build knows no ${name ?? 'such import'} of ${source.value}.`);
      macros.set(specifier.local.name, name);
    }
  return macros;
};

/** Such as in `t({ message: 'Buy', context: 'verb' })`. */
const propertyOf = (node: ESTree.ObjectExpression, name: string): Node | undefined => {
  for (const property of node.properties)
    if (property.type === 'Property' && nameOf(property.key) === name) return property.value;
  return undefined;
};

const listOf = (name: string, nodes: ReadonlyMap<string, Node>, textOf: (node: Node) => string): string => {
  if (nodes.size === 0) return '';
  return `, ${name}: { ${[...nodes].map(([key, node]) => `${key}: ${textOf(node)}`).join(', ')} }`;
};

const closed = (tag: string): string => (tag.endsWith('/>') ? tag : `${tag.slice(0, -1)} />`);

/**
 * Replaces Lingui's macros, with the same message ids. It supports the forms that the source uses and throws for
 * others. The source language needs no catalog; the catalog of another language has precedence. It exists because Babel
 * took two thirds of a build.
 */
export const compileTexts = (source: Source): void => {
  const { file, code, program, edits } = source;
  const imports = importsOf(source);
  if (imports.length === 0) return;
  const macros = macrosOf(source, imports);
  let isTransNeeded = false;

  const descriptor = (tokens: readonly Token[], id?: string, context?: string): string => {
    const { text, values, elements }: Message = messageOf(tokens);
    const parts = [`id: ${JSON.stringify(id ?? generateMessageId(text, context))}`];
    if (text !== '') parts.push(`message: ${JSON.stringify(compileMessage(text))}`);
    return `{ ${parts.join(', ')}${listOf('values', values, edits.textOf)}${listOf('components', elements, (node) => closed(edits.textOf(node)))} }`;
  };
  const described = (node: ESTree.ObjectExpression): string => {
    const message = propertyOf(node, 'message');
    const text = stringOf(message);
    const tokens =
      message?.type === 'TemplateLiteral'
        ? createTokenizer(macros).template(message)
        : [{ kind: 'text' as const, text: text ?? '' }];
    return descriptor(tokens, stringOf(propertyOf(node, 'id')), stringOf(propertyOf(node, 'context')));
  };
  /** `msg` becomes a text with its id, `t` a translation. */
  const written = (node: Node, name: string, text: string): string => {
    const padding = edits.missingLines(node, text);
    return macros.get(name) === 'msg' ? `(${text}${padding})` : `${name}(${text}${padding})`;
  };
  const words = nameOfTexts(source, macros);
  const isText = (name: string | undefined): name is string =>
    name !== undefined && (macros.get(name) === 'msg' || name === words);

  const replace = (node: Node, text: () => string): void =>
    edits.replace(node, () => {
      try {
        return text();
      } catch (cause) {
        throw cause instanceof Error && !cause.message.startsWith(file)
          ? syntaxError(file, code, node, cause.message)
          : cause;
      }
    });
  const replaceElement = (node: ESTree.JSXElement, macro: string): void => {
    isTransNeeded = true;
    const { attributes } = node.openingElement;
    replace(node, () => {
      const kept = attributes.filter(
        (attribute) => attribute.type === 'JSXSpreadAttribute' || isKeptAttribute(nameOf(attribute.name) ?? '', macro),
      );
      const given = (name: string): string | undefined => {
        const found = attributes.find(
          (attribute) => attribute.type === 'JSXAttribute' && nameOf(attribute.name) === name,
        );
        return found?.type === 'JSXAttribute' ? stringOf(found.value) : undefined;
      };
      const tokens = createTokenizer(macros).element(node);
      if (tokens.length === 0) throw new Error(`A ${macro} without a text.`);
      const text = [TRANS, ...kept.map(edits.textOf), `{...${descriptor(tokens, given('id'), given('context'))}}`].join(
        ' ',
      );
      return `<${text}${edits.missingLines(node, text)} />`;
    });
  };

  walk(program, (node) => {
    const macro = elementMacro(node, macros);
    if (node.type === 'JSXElement' && macro !== undefined) replaceElement(node, macro);
    if (node.type === 'TaggedTemplateExpression') {
      const name = nameOf(node.tag);
      if (isText(name))
        replace(node, () => written(node, name, descriptor(createTokenizer(macros).template(node.quasi))));
    }
    if (node.type !== 'CallExpression') return;
    const name = nameOf(node.callee);
    const [given] = node.arguments;
    if (isText(name) && given?.type === 'ObjectExpression') replace(node, () => written(node, name, described(given)));
  });
  for (const node of imports) edits.replace(node, () => runtimeOf(node, isTransNeeded && node === imports.at(-1)));
};

/** Replaces an import of macros. */
const runtimeOf = ({ specifiers }: ESTree.ImportDeclaration, isTransNeeded: boolean): string => {
  const names = specifiers.flatMap((specifier) =>
    specifier.type === 'ImportSpecifier' && nameOf(specifier.imported) === 'useLingui'
      ? [`useLingui as ${specifier.local.name}`]
      : [],
  );
  const hooks = names.length === 0 ? '' : `import { ${names.join(', ')} } from '@lingui/react';`;
  return isTransNeeded ? `${hooks}import { Trans as ${TRANS} } from '#ui/text/Trans.tsx';` : hooks;
};

/** The name of `useLingui`'s function becomes the runtime's. @throws if the name has another use */
const nameOfTexts = ({ file, code, program, edits }: Source, macros: Macros): string | undefined => {
  const isHook = (node: Node | null): boolean =>
    node?.type === 'CallExpression' && macros.get(nameOf(node.callee) ?? '') === 'useLingui';
  const own = new Set<Node>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || !isHook(node.init)) return;
    if (node.id.type !== 'ObjectPattern') throw syntaxError(file, code, node, 'Write const { t } = useLingui().');
    for (const property of node.id.properties) {
      if (property.type !== 'Property' || nameOf(property.key) !== 't') continue;
      if (nameOf(property.value) !== 't') throw syntaxError(file, code, node, 'The function of texts is called t.');
      own.add(property.value);
      edits.replace(property, () => '_: t');
    }
  });
  walk(program, (node) => {
    for (const name of namesMade(node))
      if (nameOf(name) === 't' && !own.has(name))
        throw syntaxError(file, code, name, 'In a file with texts, t is the function of texts alone.');
  });
  return own.size > 0 ? 't' : undefined;
};

const inPattern = (node: Node | null): readonly Node[] => {
  if (node === null) return [];
  if (node.type === 'ObjectPattern')
    return node.properties.flatMap((property) =>
      inPattern(property.type === 'RestElement' ? property.argument : property.value),
    );
  if (node.type === 'ArrayPattern') return node.elements.flatMap(inPattern);
  if (node.type === 'AssignmentPattern') return inPattern(node.left);
  return node.type === 'RestElement' ? inPattern(node.argument) : [node];
};

/** Names that a declaration or parameters define. */
const namesMade = (node: Node): readonly Node[] => {
  if (node.type === 'VariableDeclarator') return inPattern(node.id);
  if (
    node.type === 'ArrowFunctionExpression' ||
    node.type === 'FunctionExpression' ||
    node.type === 'FunctionDeclaration'
  )
    return node.params.flatMap((param) => inPattern(param.type === 'TSParameterProperty' ? param.parameter : param));
  return [];
};
