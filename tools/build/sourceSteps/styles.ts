import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { ESTree } from 'vite';
import type { Edits } from './edits.ts';
import { nameOf, syntaxError, walk, type Node } from './syntax.ts';

/** Replaces the styling library in a build. */
const RUNTIME = fileURLToPath(new URL('../staticStyles/styledElement.ts', import.meta.url));
const LIBRARY = 'styled-components';

/**
 * `collected`: components keep their styles, get fixed names, and are listed for `collectStyles`. `written`: only the
 * class names remain.
 */
export type StyleMode = 'collected' | 'written';

interface Source {
  readonly file: string;
  readonly code: string;
  readonly program: ESTree.Program;
  readonly edits: Edits;
}

interface Styled {
  /** Quoted name of the element, or the extended component. */
  readonly target: string | Node;
  readonly attributes: Node | undefined;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Class name: short, the same for the same source, and with a common prefix per file, which compresses well. A
 * collision stops the build.
 */
const classOf = (file: string, ordinal: number): string => {
  const [...bytes] = createHash('sha256').update(file).digest().subarray(0, 4);
  return `${bytes.map((byte) => LETTERS[byte % LETTERS.length]).join('')}${ordinal}`;
};

const styledOf = (tag: Node): Styled | undefined => {
  if (tag.type === 'MemberExpression' && nameOf(tag.object) === 'styled') {
    const element = nameOf(tag.property);
    return element === undefined ? undefined : { target: JSON.stringify(element), attributes: undefined };
  }
  if (tag.type !== 'CallExpression') return undefined;
  const [given] = tag.arguments;
  if (!given) return undefined;
  if (nameOf(tag.callee) === 'styled') return { target: given, attributes: undefined };
  if (tag.callee.type !== 'MemberExpression' || nameOf(tag.callee.property) !== 'attrs') return undefined;
  const inner = styledOf(tag.callee.object);
  return inner && { ...inner, attributes: given };
};

/**
 * All elements of a component share its styles, so the page can contain them. Variants are attributes; a style that
 * depends on properties stops the build.
 */
export const writeStyles = ({ file, code, program, edits }: Source, mode: StyleMode): void => {
  const library = program.body.find(
    (node) => node.type === 'ImportDeclaration' && node.source.value === LIBRARY && node.importKind !== 'type',
  );
  if (!library) return;
  let ordinal = 0;
  const replace = (node: ESTree.TaggedTemplateExpression, { target, attributes }: Styled): void => {
    const { tag, quasi } = node;
    if (quasi.expressions.some(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'))
      throw syntaxError(file, code, node, 'A style cannot depend on properties: use an attribute, as in data-size.');
    ordinal += 1;
    const name = JSON.stringify(classOf(file, ordinal));
    edits.replace(node, () => {
      if (mode === 'collected') {
        const made = `${edits.textOf(tag)}.withConfig({ componentId: ${name} })${edits.textOf(quasi)}`;
        return `globalThis.styledComponents.add(${name}, ${made}, ${JSON.stringify(file)})`;
      }
      const parts = [typeof target === 'string' ? target : edits.textOf(target), name];
      if (attributes) parts.push(edits.textOf(attributes));
      const text = parts.join(', ');
      return `/*#__PURE__*/styledElement(${text}${edits.missingLines(node, text)})`;
    });
  };
  walk(program, (node) => {
    if (node.type !== 'TaggedTemplateExpression') return;
    if (nameOf(node.tag) === 'css') {
      if (mode === 'written') edits.replace(node, () => "''");
      return;
    }
    const styled = styledOf(node.tag);
    if (styled) replace(node, styled);
  });
  if (mode === 'written')
    edits.replace(library, () => (ordinal === 0 ? '' : `import { styledElement } from ${JSON.stringify(RUNTIME)};`));
};
