import type { ESTree } from 'vite';
import type { Token } from './message.ts';
import { nameOf, stringOf, walk, type Node } from './syntax.ts';

/** By imported name. */
export type Macros = ReadonlyMap<string, string>;

const CHOICES: ReadonlySet<string> = new Set([
  'plural',
  'select',
  'selectOrdinal',
  'Plural',
  'Select',
  'SelectOrdinal',
]);
/** Attributes of a choice that are no case, and those of any text. */
const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set(['id', 'message', 'comment', 'context']);
const CASE_ATTRIBUTE = /^(?:_\w+|zero|one|two|few|many|other)$/;

/** Undefined for other elements. */
export const elementMacro = (node: Node, macros: Macros): string | undefined => {
  if (node.type !== 'JSXElement') return undefined;
  const macro = macros.get(nameOf(node.openingElement.name) ?? '');
  return macro === 'Trans' || (macro !== undefined && CHOICES.has(macro)) ? macro : undefined;
};

/** True for attributes that an element keeps in addition to its text. */
export const isKeptAttribute = (name: string, macro: string): boolean =>
  !TEXT_ATTRIBUTES.has(name) &&
  (macro === 'Trans' || !(CASE_ATTRIBUTE.test(name) || name === 'value' || name === 'offset'));

const caseOf = (attribute: string): string => attribute.replace(/^_(\d+)$/, '=$1').replace(/^_(\w+)$/, '$1');

/** As React renders it: one space joins lines, and blank lines vanish. */
const drawnText = (text: string): string => {
  if (/&(?:#\w+|[a-z]+);/i.test(text)) throw new Error('A text has its characters themselves, not their HTML names.');
  const lines = text.split(/\r\n|\n|\r/);
  const last = lines.findLastIndex((line) => /[^ \t]/.test(line));
  return lines
    .map((line, index) => {
      const spaced = line.replaceAll('\t', ' ');
      const begun = index === 0 ? spaced : spaced.replace(/^ +/, '');
      const trimmed = index === lines.length - 1 ? begun : begun.replace(/ +$/, '');
      return trimmed === '' || index === Math.max(last, 0) ? trimmed : `${trimmed} `;
    })
    .join('');
};

export interface Tokenizer {
  readonly template: (node: ESTree.TemplateLiteral) => readonly Token[];
  readonly element: (node: ESTree.JSXElement) => readonly Token[];
}

/** Unnamed values and elements are numbered from 0, as in `lingui extract`. */
export const createTokenizer = (macros: Macros): Tokenizer => {
  let values = 0;
  let elements = 0;

  const valueOf = (node: Node): Token & { readonly kind: 'value' } => {
    if (node.type === 'TSAsExpression') return valueOf(node.expression);
    if (node.type === 'ObjectExpression') {
      const [property, ...more] = node.properties;
      if (property?.type !== 'Property' || property.key.type !== 'Identifier' || more.length > 0)
        throw new Error('A named value is an object with one name: {name: value}.');
      return { kind: 'value', name: property.key.name, node: property.value };
    }
    return { kind: 'value', name: nameOf(node) ?? String(values++), node };
  };

  const optionOf = (node: Node): string | readonly Token[] => {
    if (node.type === 'TemplateLiteral') return template(node);
    return node.type === 'Literal' && typeof node.value === 'string' ? node.value : expression(node);
  };

  /** `plural(count, { one: '# day', other: '# days' })`. */
  const expression = (node: Node): readonly Token[] => {
    const macro = node.type === 'CallExpression' ? macros.get(nameOf(node.callee) ?? '') : undefined;
    if (node.type !== 'CallExpression' || macro === undefined || !CHOICES.has(macro)) return [valueOf(node)];
    const [counted, cases] = node.arguments;
    if (!counted || cases?.type !== 'ObjectExpression')
      throw new Error(`${macro} takes a value and an object of cases.`);
    const value = valueOf(counted);
    const options = new Map<string, string | readonly Token[]>();
    let offset: string | undefined;
    for (const property of cases.properties) {
      if (property.type !== 'Property') throw new Error(`Each case of ${macro} has its text.`);
      const literal = property.key.type === 'Literal' ? property.key.value : undefined;
      const name = typeof literal === 'number' ? `=${literal}` : (nameOf(property.key) ?? String(literal));
      if (name === 'offset' && macro !== 'select' && property.value.type === 'Literal')
        offset = String(property.value.value);
      else options.set(name, optionOf(property.value));
    }
    return [{ ...value, kind: 'choice', format: macro.toLowerCase(), options, offset }];
  };

  const template = ({ quasis, expressions }: ESTree.TemplateLiteral): readonly Token[] =>
    quasis.flatMap(({ value: { cooked } }, index): readonly Token[] => {
      const value = expressions[index];
      return [...(cooked ? [{ kind: 'text' as const, text: cooked }] : []), ...(value ? expression(value) : [])];
    });

  const child = (node: Node): readonly Token[] => {
    if (node.type === 'JSXText') return [{ kind: 'text', text: drawnText(node.value) }];
    if (node.type === 'JSXElement') return inner(node);
    if (node.type !== 'JSXExpressionContainer') throw new Error(`A text cannot contain a ${node.type}.`);
    const value = node.expression;
    if (value.type === 'JSXEmptyExpression') return [];
    if (value.type === 'Literal' && typeof value.value === 'string') return [{ kind: 'text', text: value.value }];
    if (value.type === 'TemplateLiteral') return template(value);
    if (value.type === 'JSXElement') return inner(value);
    if (value.type === 'ConditionalExpression')
      // Nested texts count their values here too.
      walk(value, (part) => {
        if (part.type === 'JSXElement' && elementMacro(part, macros) !== undefined) element(part);
      });
    return [valueOf(value)];
  };

  const inner = (node: ESTree.JSXElement): readonly Token[] => {
    if (elementMacro(node, macros) !== undefined) return element(node);
    const name = String(elements++);
    return [{ kind: 'element', name, node: node.openingElement, children: node.children.flatMap(child) }];
  };

  /** `<Plural value={count} one="# day" other="# days" />`. */
  const choice = (node: ESTree.JSXElement, macro: string): Token => {
    let value: (Token & { readonly kind: 'value' }) | undefined;
    let offset: string | undefined;
    const options = new Map<string, string | readonly Token[]>();
    for (const attribute of node.openingElement.attributes) {
      const name = attribute.type === 'JSXAttribute' ? nameOf(attribute.name) : undefined;
      if (attribute.type !== 'JSXAttribute' || name === undefined || !attribute.value) continue;
      const given = attribute.value;
      if (name === 'value') value = valueOf(given.type === 'JSXExpressionContainer' ? given.expression : given);
      else if (name === 'offset' && macro !== 'Select') offset = String(stringOf(given));
      else if (CASE_ATTRIBUTE.test(name))
        options.set(caseOf(name), given.type === 'Literal' ? (given.raw ?? '').slice(1, -1) : child(given));
    }
    if (!value) throw new Error(`${macro} needs a value.`);
    return { ...value, kind: 'choice', format: macro.toLowerCase(), options, offset };
  };

  const element = (node: ESTree.JSXElement): readonly Token[] => {
    const macro = elementMacro(node, macros);
    return macro === 'Trans' ? node.children.flatMap(child) : [choice(node, macro ?? '')];
  };

  return { template, element };
};
